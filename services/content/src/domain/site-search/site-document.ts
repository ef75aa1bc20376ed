/** The kinds of hits; indexes store their position in this list. */
export const hitKinds = ['part', 'category', 'page', 'download', 'dealer'] as const;
export type HitKind = (typeof hitKinds)[number];

export interface SiteDocument {
  readonly kind: HitKind;
  readonly title: string;
  /** Below the region's home. */
  readonly path: string;
  readonly text: string;
  /** Further words that find it; never shown. */
  readonly asked?: string;
  /** Numbers that find it in any spelling. */
  readonly numbers?: readonly string[];
}

/** A document that is one of several versions of the same page. */
export interface Shown {
  /** Absent: for all regions. */
  readonly region?: string;
  readonly language: string;
}
