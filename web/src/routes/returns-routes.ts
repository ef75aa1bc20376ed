import { createRoute } from '@tanstack/react-router';
import type { RegionContext } from '../app/router-context.ts';
import { sessionQuery } from '../shared/http/session-query.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

/** Loads the session before the form opens, because drafts belong to a person. */
const knowVisitor = async ({ context: { api, queryClient } }: { context: RegionContext }) => {
  await queryClient.fetchQuery(sessionQuery(api));
};

const pages = () => import('./returns-pages.tsx');
// The queries load with the pages: few visits need them, and the script of every page has a limit.
const requestQueries = () => import('../features/returns/api/request-queries.ts');
const processQueries = () => import('../features/returns/api/process-query.ts');

/** Also shows a guest's order, in the browser that placed it or opened it. */
export const returnsDetailRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'returns-detail/$orderID/$orderNo',
  staticData: { seenBy: 'visitor', screens: ['returns'] },
  beforeLoad: knowVisitor,
  loader: async ({ context: { api, queryClient }, params: { orderID } }) => {
    const { requestQuery } = await requestQueries();
    void queryClient.prefetchQuery(requestQuery(api, orderID));
  },
  component: lazyPage(pages, 'ReturnsDetailPage'),
});

/** A buyer's own item; staff can open and answer any. */
export const returnsItemRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'returns-item-detail/$orderID/$returnItemID',
  staticData: { seenBy: 'visitor', screens: ['returns'] },
  beforeLoad: knowVisitor,
  loader: async ({ context: { api, queryClient }, params: { returnItemID } }) => {
    const { itemQuery } = await requestQueries();
    void queryClient.prefetchQuery(itemQuery(api, returnItemID));
  },
  component: lazyPage(pages, 'ReturnsItemPage'),
});

const word = (value: unknown) => (/^[A-Za-z0-9-]{1,32}$/.test(String(value ?? '')) ? String(value) : undefined);

export const returnsViewRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'returns-view/$orderNo',
  staticData: { seenBy: 'member', screens: ['returns'] },
  validateSearch: (
    search: Record<string, unknown>,
  ): { isreturn?: boolean | undefined; returnNo?: string | undefined } => ({
    isreturn: String(search.isreturn) === 'true' || undefined,
    returnNo: word(search.returnNo),
  }),
  component: lazyPage(pages, 'ReturnsViewPage'),
});

export const returnsProcessRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'returns-process/$returnOrderNo',
  staticData: { seenBy: 'staff', screens: ['returns', 'second-factor'] },
  loader: async ({ context: { api, queryClient }, params: { returnOrderNo } }) => {
    const { processQuery } = await processQueries();
    void queryClient.prefetchQuery(processQuery(api, returnOrderNo));
  },
  component: lazyPage(pages, 'ReturnsProcessPage'),
});
