import { createRoute, notFound } from '@tanstack/react-router';
import type { RegionContext } from '../app/router-context.ts';
import { orderQuery } from '../features/orders/api/order-query.ts';
import { type Area, isTab } from '../features/orders/model/area.ts';
import { parseOrdersSearch } from '../features/orders/model/orders-search.ts';
import { parseReturnsSearch, type ReturnsSearch } from '../features/returns/model/returns-search.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { NotFoundHere, regionRoute } from './region-route.tsx';
import { takeToken } from './take-token.ts';

const pages = () => import('./orders-pages.tsx');

/** The search parameters of all tabs; each list reads its own. */
const parseAreaSearch = (search: Record<string, unknown>): ReturnsSearch => {
  const returns = parseReturnsSearch(search);
  const { sortBy = returns.sortBy, status = returns.status } = parseOrdersSearch(search);
  return { ...returns, sortBy, status };
};

type Loading = { context: RegionContext; deps: ReturnsSearch; params: { showTab: string } };

// The lists' queries load with their page: few visits need them, and the script of every page has a limit.
const tabs = () => import('./orders-tabs.ts');

const loadTab =
  (area: Area) =>
  async ({ context, deps, params: { showTab } }: Loading): Promise<void> => {
    if (!isTab(area, showTab)) throw notFound();
    (await tabs()).prefetchTab(area, showTab, deps, context);
  };

export const memberOrdersRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'member-orders/$showTab',
  staticData: { seenBy: 'member', screens: ['orders', 'returns'] },
  validateSearch: parseAreaSearch,
  loaderDeps: ({ search }) => search,
  loader: loadTab('member'),
  component: lazyPage(pages, 'MemberOrdersPage'),
  notFoundComponent: NotFoundHere,
});

export const managerOrdersRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'manager-orders/$showTab',
  staticData: { seenBy: 'staff', screens: ['orders', 'returns'] },
  validateSearch: parseAreaSearch,
  loaderDeps: ({ search }) => search,
  loader: loadTab('manager'),
  component: lazyPage(pages, 'ManagerOrdersPage'),
  notFoundComponent: NotFoundHere,
});

/** Also shows a guest's order, in the browser that placed it or opened it. */
export const memberOrderDetailsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'member-order-details/$orderID/$orderNo',
  staticData: { seenBy: 'visitor', screens: ['orders', 'parts', 'returns'] },
  loader: ({ context: { api, queryClient }, params: { orderID } }) => {
    void queryClient.prefetchQuery(orderQuery(api, orderID));
  },
  component: lazyPage(() => import('./order-page.tsx'), 'OrderDetailsPage'),
});

const named = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/**
 * The payment of a follow-on order. `order`: an order with an accepted price offer; `item`: a returned item with an exchange.
 * The path has no parameters, so that the list of pages with the card form can be checked.
 */
export const payOfferRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'pay-offer',
  staticData: { seenBy: 'visitor', cardForm: true, screens: ['orders', 'cart', 'parts'] },
  validateSearch: ({ order, no, item }: Record<string, unknown>): { order: string; no: string; item?: string } => ({
    order: named(order),
    no: named(no),
    ...(item ? { item: named(item) } : {}),
  }),
  component: lazyPage(() => import('./pay-offer-page.tsx'), 'PayOfferRoutePage'),
});

export const orderStatusRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'order-status/{-$token}',
  staticData: { seenBy: 'visitor', secret: true, screens: ['orders'] },
  beforeLoad: takeToken('order', 'order-status'),
  component: lazyPage(() => import('./order-status-page.tsx'), 'OrderStatusRoutePage'),
});
