import type { Drawing } from '@southline/kernel/part-facts';

/** The contents of a document of the range; its kind decides the layout. */
export interface RangePaper {
  readonly kind: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly drawing: Drawing | undefined;
  readonly facts: readonly Fact[];
  readonly sections: readonly Section[];
  readonly highlights: readonly { readonly title: string; readonly text: string }[];
  readonly products: readonly Product[];
  readonly note: string;
  /** Also the creation date of the file, so that the same facts give the same bytes. */
  readonly publishedAt: Date;
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Section {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly points: readonly string[];
  readonly steps: boolean;
}

export interface Product {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly drawing: Drawing | undefined;
  readonly sections: readonly Section[];
  readonly recommendation: string;
}

/** The title of a document, by the kind in its URL. */
export const paperTitles: ReadonlyMap<string, string> = new Map([
  ['Catalogue', 'Catalogue'],
  ['Flyers', 'Flyer'],
  ['SDS', 'Safety Data Sheet'],
  ['Installation', 'Installation'],
  ['Warranty', 'Warranty'],
  ['Terms', 'Terms'],
]);
