import { DomainError } from '@southline/kernel/errors';
import { pageKey } from '../../domain/range/page-name.ts';
import { paperKey, type RangePaper } from '../../domain/range/papers/range-paper.ts';
import type { ListedPage, PageReader, Published, PublishedRange } from '../../domain/range/ports.ts';
import type { ProductPage } from '../../domain/range/range-page.ts';

export interface ProductPages {
  /** The page with any spelling of this name; without a name the root. */
  get(screenName: string): Promise<ProductPage>;
  /** All pages except the root. */
  list(): Promise<ListedPage[]>;
  /** The document of a kind by file name, ignoring case. */
  paper(kind: string, fileName: string): Promise<RangePaper & Published>;
  downloads(): Promise<Pick<PublishedRange, 'downloads'> & Partial<Published>>;
  publishedAt(): Promise<Date | undefined>;
}

export const productPages = (pages: PageReader): ProductPages => ({
  async get(screenName) {
    const page = await pages.page(pageKey(screenName));
    if (!page) throw new DomainError('not-found', 'NotFound', 'There is no such page.', { screenName });
    return page;
  },
  async paper(kind, fileName) {
    const paper = await pages.paper(paperKey({ kind, fileName }));
    if (!paper) throw new DomainError('not-found', 'NotFound', 'There is no such paper.', { kind, fileName });
    return paper;
  },
  downloads: async () => (await pages.downloads()) ?? { downloads: [] },
  publishedAt: () => pages.publishedAt(),
  list: async () => (await pages.list()).slice(1),
});
