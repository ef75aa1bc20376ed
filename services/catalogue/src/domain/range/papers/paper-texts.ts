import type { PaperLink } from '../range-page.ts';
import type { PaperFact, RangePaper } from './range-paper.ts';

/** The texts of PDFs, beside those of the pages. */
export interface PaperTexts {
  readonly books: readonly Book[];
  readonly safety: SafetyTexts;
  readonly installation: Readonly<Record<string, InstallationTexts>>;
  /** By the page's name. */
  readonly flyers: Readonly<Record<string, readonly { readonly title: string; readonly text: string }[]>>;
  /** Documents without a page. */
  readonly documents: readonly RangePaper[];
}

/** A catalogue; the listed families appear in the technical downloads. */
export interface Book {
  readonly name: string;
  readonly listed: boolean;
  readonly description: string;
}

export interface InstallationTexts {
  readonly tools: readonly string[];
  readonly before: readonly string[];
  readonly steps: readonly string[];
  readonly after: readonly string[];
  readonly note: string;
}

export type SafetyRegion = Exclude<PaperLink['region'], ''>;

/** Sections by their number in the GHS, 1 to 16. */
export type SafetySections = Readonly<
  Record<string, { readonly facts?: readonly PaperFact[] | undefined; readonly points?: readonly string[] | undefined }>
>;

/** A sheet's own section replaces its group's, which replaces the common one. `{…}` are placeholders. */
export interface SafetyTexts {
  readonly issued: string;
  readonly regions: Readonly<Record<SafetyRegion, Readonly<Record<string, string>>>>;
  readonly common: SafetySections;
  readonly groups: Readonly<Record<string, SafetySections>>;
  readonly sheets: Readonly<
    Record<string, { readonly group: string; readonly use: string; readonly sections: SafetySections }>
  >;
}
