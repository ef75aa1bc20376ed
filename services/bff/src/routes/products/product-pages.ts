import { DomainError, isDomainError } from '@southline/kernel/errors';
import type { Context } from '../../context.ts';
import { pageFilesOf, toPagePapers, toProductNode } from '../../contract/product-page.ts';
import { callRoute } from '../call.ts';

/** The page, or the not-found refusal in the client's words. */
export const pageByName = async ({ clients }: Context, screenName: string) => {
  const { page } = await clients.pages.getProductPage({ screenName });
  if (!page) throw new DomainError('not-found', 'NotFound', 'There is no such page.');
  return page;
};

/** A normal "no": a single look-up without a hit (contract, envelope). */
const pageAskedFor = (context: Context, screenName: string) =>
  pageByName(context, screenName).catch((error: unknown) => {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error;
    throw new DomainError('declined', 'NotFound', error.message);
  });

export const getProductList = callRoute('products/get-product-list', (context) => async ({ query, region }) => {
  const page = await pageAskedFor(context, query.screenname ?? '');
  return { status: true, data: toProductNode(page, pageFilesOf(context.settings.BASE_PATH, region)) };
});

export const getPagePapers = callRoute(
  'products/get-technical-downloads-details',
  (context) =>
    async ({ query, region }) => {
      const page = await pageAskedFor(context, query.pagename);
      return { status: true, data: toPagePapers(page, pageFilesOf(context.settings.BASE_PATH, region)) };
    },
);
