import { DomainError } from '@southline/kernel/errors';
import { pageKey } from '../../domain/range/page-name.ts';
import { paperKey } from '../../domain/range/papers/range-paper.ts';
import type { PageReader, Published, PublishedRange } from '../../domain/range/ports.ts';

export const productPages = (pages: PageReader) => ({
  /** The page with any spelling of this name; without a name the root. */
  async get(screenName: string) {
    const page = await pages.page(pageKey(screenName));
    if (!page) throw new DomainError('not-found', 'NotFound', 'There is no such page.', { screenName });
    return page;
  },
  /** The document of a kind by file name, ignoring case. */
  async paper(kind: string, fileName: string) {
    const paper = await pages.paper(paperKey({ kind, fileName }));
    if (!paper) throw new DomainError('not-found', 'NotFound', 'There is no such paper.', { kind, fileName });
    return paper;
  },
  downloads: async (): Promise<Pick<PublishedRange, 'downloads'> & Partial<Published>> =>
    (await pages.downloads()) ?? { downloads: [] },
  publishedAt: (): Promise<Date | undefined> => pages.publishedAt(),
  /** All pages except the root. */
  list: async () => (await pages.list()).slice(1),
});

export type ProductPages = ReturnType<typeof productPages>;
