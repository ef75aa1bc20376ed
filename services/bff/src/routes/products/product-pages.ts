import { DomainError, isDomainError } from '@southline/kernel/errors';
import type { Context } from '../../context.ts';
import { pageFilesOf, toPagePapers, toProductNode } from '../../contract/product-page.ts';
import { callRoute } from '../call.ts';

/** The page by its name. Throws NotFound with a text for the visitor. */
export const pageByName = async ({ clients }: Context, screenName: string) => {
  const { page } = await clients.pages.getProductPage({ screenName });
  if (!page) throw new DomainError('not-found', 'NotFound', 'There is no such page.');
  return page;
};

/** A look-up without a hit is not an error: it is answered with `status: false`. */
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
