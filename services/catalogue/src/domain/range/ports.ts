import type { ProductPage } from './range-page.ts';

export interface PageReader {
  page(key: string): Promise<ProductPage | undefined>;
  /** All pages in the order of the menu. */
  list(): Promise<ListedPage[]>;
}

export interface PageStore extends PageReader {
  /** Whether there is any page. */
  filled(): Promise<boolean>;
  /** Puts these in the place of all that are there; readers see the old range or the new one. */
  replace(range: readonly ProductPage[], publishedAt: Date): Promise<void>;
}

export type ListedPage = Pick<ProductPage, 'name' | 'segment' | 'trail' | 'description'> & {
  readonly hasChildren: boolean;
  readonly papers: readonly string[];
};
