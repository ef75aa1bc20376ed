import type { DownloadFamily, RangePaper } from './papers/range-paper.ts';
import type { ProductPage } from './range-page.ts';

export interface PageReader {
  /** By its key or by that of an earlier name. */
  page(key: string): Promise<ProductPage | undefined>;
  /** All pages in the order of the menu. */
  list(): Promise<ListedPage[]>;
  /** By its key, see paperKey. */
  paper(key: string): Promise<(RangePaper & Published) | undefined>;
  downloads(): Promise<(Pick<PublishedRange, 'downloads'> & Published) | undefined>;
  publishedAt(): Promise<Date | undefined>;
}

export interface Published {
  readonly publishedAt: Date;
}

/** The pages and documents that are published together. */
export interface PublishedRange {
  readonly pages: readonly ProductPage[];
  readonly papers: readonly RangePaper[];
  readonly downloads: readonly DownloadFamily[];
}

export interface PageStore extends PageReader {
  /** Whether a range with its documents has been published. */
  filled(): Promise<boolean>;
  /** Replaces all pages; readers see either the old range or the new one. */
  replace(range: PublishedRange, publishedAt: Date): Promise<void>;
}

export type ListedPage = Pick<ProductPage, 'name' | 'segment' | 'trail' | 'description'> & {
  readonly hasChildren: boolean;
  readonly papers: readonly string[];
};
