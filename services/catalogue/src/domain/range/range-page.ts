import type { Drawing } from '@southline/kernel/part-facts';

/** A page of the range as written in the file: a category has children, a product page has features and PDFs. */
export interface RangePage {
  readonly name: string;
  readonly description: string;
  readonly drawing: Drawing;
  readonly children?: readonly RangePage[] | undefined;
  /** Opens this document in place of a page. */
  readonly opensDownload?: PaperKind | undefined;
  readonly highlights?: readonly Highlight[] | undefined;
  readonly featureList?: readonly string[] | undefined;
  readonly features?: readonly FeatureGroup[] | undefined;
  readonly applications?: Applications | undefined;
  readonly sheets?: readonly PaperKind[] | undefined;
  /** The category that the finder starts with; pages below inherit it. */
  readonly finderCategory?: string | undefined;
  readonly parts?: PageParts | undefined;
  /** The catalogue PDF that contains the page. Pages below inherit it; the default is the catalogue of the family. */
  readonly book?: string | undefined;
  /** The group of safety texts for its SDS. */
  readonly safety?: string | undefined;
  /** The group of steps for its installation sheet. */
  readonly installation?: string | undefined;
  /** Earlier names of the page. Their addresses lead to it. */
  readonly formerly?: readonly string[] | undefined;
}

/** Parts of some categories, optionally only those with these specification values. */
export interface ChosenParts {
  readonly categories: readonly string[];
  readonly attributes?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * The parts that are the sizes of a product. A category name alone means all its parts. If two categories have the same
 * name, the family's name comes first.
 */
export type PageParts = string | ChosenParts;

export const chosenParts = (parts: PageParts): ChosenParts =>
  typeof parts === 'string' ? { categories: [parts] } : parts;

export const paperKinds = ['Specs', 'SDS', 'Installation', 'Flyers', 'Catalogue'] as const;
export type PaperKind = (typeof paperKinds)[number];

export interface Highlight {
  readonly title: string;
  readonly text: string;
}

export interface FeatureGroup {
  readonly name: string;
  readonly items: readonly string[];
}

export interface Applications {
  readonly name: string;
  readonly recommend: string;
  readonly items: readonly string[];
}

/** A page as the service returns it, with its position in the range. */
export interface ProductPage {
  /** See pageKey; empty for the root. */
  readonly key: string;
  readonly name: string;
  readonly segment: string;
  readonly description: string;
  readonly drawing: Drawing;
  readonly level: number;
  /** In menu order, starting at the root. */
  readonly position: number;
  readonly trail: readonly { readonly name: string; readonly segment: string }[];
  readonly children: readonly PageChild[];
  readonly detail?: ProductDetail | undefined;
  /** Keys of its earlier names. */
  readonly formerly?: readonly string[] | undefined;
  /** When the range was published; set by the store. */
  readonly publishedAt?: Date | undefined;
}

export interface PageChild {
  readonly name: string;
  readonly segment: string;
  readonly description: string;
  readonly drawing: Drawing;
  readonly hasChildren: boolean;
  readonly opensDownload: PaperKind | '';
  /** Of all products below it. Absent in a range that was published before children had this field. */
  readonly parts?: readonly PageParts[];
}

export interface ProductDetail {
  readonly features: readonly FeatureGroup[];
  readonly applications?: Applications | undefined;
  readonly highlights: readonly Highlight[];
  readonly featureList: readonly string[];
  readonly papers: readonly PaperKind[];
  readonly finderCategory: string;
  /** Empty: none. Absent in a range that was published before pages had this field. */
  readonly parts?: PageParts;
  readonly book: string;
  readonly safety: string;
  readonly installation: string;
  /** Set when the documents are prepared. */
  readonly paperLinks?: readonly PaperLink[] | undefined;
}

/** A link to a document of a page. */
export interface PaperLink {
  readonly kind: PaperKind | 'Warranty';
  readonly fileName: string;
  readonly label: string;
  /** The country of the document; empty: both. */
  readonly region: '' | 'au' | 'nz';
  /** Page of the file that shows the product; 0: the whole file. */
  readonly page: number;
}
