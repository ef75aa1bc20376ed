import type { Drawing } from '@southline/kernel/part-facts';

/** The contents of a product's data sheet. */
export interface DataSheet {
  readonly name: string;
  /** The product's category in the range. */
  readonly category: string;
  readonly description: string;
  readonly drawing: Drawing;
  readonly sections: readonly { readonly name: string; readonly points: readonly string[] }[];
  readonly recommendation: string;
  /** Also the creation date of the file, so that the same facts give the same bytes. */
  readonly publishedAt: Date;
}
