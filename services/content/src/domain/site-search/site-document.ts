/** What can be found; the places in this list are kept in indexes. */
export const hitKinds = ['part', 'category', 'page', 'download', 'dealer'] as const;
export type HitKind = (typeof hitKinds)[number];

export interface SiteDocument {
  readonly kind: HitKind;
  readonly title: string;
  /** Below the region's home. */
  readonly path: string;
  readonly text: string;
  /** Numbers that find it in any spelling. */
  readonly numbers?: readonly string[];
}

/** A document that is one of several of the same thing. */
export interface Shown {
  /** Of all regions without one. */
  readonly region?: string;
  readonly language: string;
}
