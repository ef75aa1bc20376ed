import type { Drawing } from '@southline/kernel/part-facts';
import type { PaperLink } from '../range-page.ts';

/** The contents of a PDF; the renderer decides its layout. */
export interface RangePaper {
  readonly kind: PaperLink['kind'] | 'Terms';
  readonly fileName: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly drawing?: Drawing | undefined;
  readonly region: PaperLink['region'];
  readonly facts?: readonly PaperFact[] | undefined;
  readonly sections?: readonly PaperSection[] | undefined;
  readonly highlights?: readonly { readonly title: string; readonly text: string }[] | undefined;
  readonly products?: readonly PaperProduct[] | undefined;
  readonly note: string;
}

export interface PaperFact {
  readonly label: string;
  readonly value: string;
}

export interface PaperSection {
  readonly name: string;
  readonly facts?: readonly PaperFact[] | undefined;
  readonly points?: readonly string[] | undefined;
  /** True if the points are numbered steps. */
  readonly steps?: boolean | undefined;
}

export interface PaperProduct {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly drawing: Drawing;
  readonly sections: readonly PaperSection[];
  readonly recommendation: string;
}

export interface DownloadFamily {
  readonly name: string;
  readonly rows: readonly { readonly product: string; readonly papers: readonly PaperLink[] }[];
}

/** The common key of a document's URLs. */
export const paperKey = ({ kind, fileName }: { readonly kind: string; readonly fileName: string }): string =>
  `${kind}/${fileName}`.toLowerCase();
