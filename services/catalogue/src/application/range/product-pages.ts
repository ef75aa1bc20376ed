import { DomainError } from '@southline/kernel/errors';
import { pageKey } from '../../domain/range/page-name.ts';
import type { ListedPage, PageReader } from '../../domain/range/ports.ts';
import type { ProductPage } from '../../domain/range/range-page.ts';

export interface ProductPages {
  /** By any spelling of the name; the root without one. */
  get(screenName: string): Promise<ProductPage>;
  /** Without the root. */
  list(): Promise<ListedPage[]>;
}

export const productPages = (pages: PageReader): ProductPages => ({
  async get(screenName) {
    const page = await pages.page(pageKey(screenName));
    if (!page) throw new DomainError('not-found', 'NotFound', 'There is no such page.', { screenName });
    return page;
  },
  list: async () => (await pages.list()).slice(1),
});
