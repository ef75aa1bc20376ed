import { DomainError, isDomainError } from '@southline/kernel/errors';
import { Type } from 'typebox';
import type { Context, Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { text } from '../../contract/fields.ts';
import { pageFilesOf, pagePapers, productNode, toPagePapers, toProductNode } from '../../contract/product-page.ts';
import { getCall } from '../call.ts';

const listSchema = getCall(
  { tag: 'Range', summary: 'A page of the range by its name; the root without one' },
  { screenname: Type.Optional(text(120)) },
  dataAnswers(productNode),
);

const papersSchema = getCall(
  { tag: 'Range', summary: 'Papers of a product page' },
  { pagename: text(120, 1) },
  dataAnswers(pagePapers),
);

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

export const getProductList: Route = (app, context) => {
  app.get('/products/get-product-list', { schema: listSchema }, async ({ query, region }) => {
    const page = await pageAskedFor(context, query.screenname ?? '');
    return { status: true, data: toProductNode(page, pageFilesOf(context.settings.BASE_PATH, region)) };
  });
};

export const getPagePapers: Route = (app, context) => {
  app.get('/products/get-technical-downloads-details', { schema: papersSchema }, async ({ query, region }) => {
    const page = await pageAskedFor(context, query.pagename);
    return { status: true, data: toPagePapers(page, pageFilesOf(context.settings.BASE_PATH, region)) };
  });
};
