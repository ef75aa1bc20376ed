import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { orderQuery } from '../features/orders/api/order-query.ts';
import { ordersQuery } from '../features/orders/api/orders-queries.ts';
import { tabOf } from '../features/orders/model/area.ts';
import { parseOrdersSearch } from '../features/orders/model/orders-search.ts';
import { regionRoute } from './region-route.tsx';

const pages = () => import('./orders-pages.tsx');

const knownTab = ({ showTab }: { showTab: string }) => {
  if (tabOf(showTab) === undefined) throw notFound();
};

export const memberOrdersRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'member-orders/$showTab',
  staticData: { seenBy: 'member', screens: ['orders'] },
  validateSearch: parseOrdersSearch,
  beforeLoad: ({ params }) => knownTab(params),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps, params: { showTab } }) => {
    const query = ordersQuery(api, 'member', deps);
    if (showTab === '0' && query.enabled) void queryClient.prefetchQuery(query);
  },
  component: lazyRouteComponent(pages, 'MemberOrdersPage'),
});

export const managerOrdersRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'manager-orders/$showTab',
  staticData: { seenBy: 'staff', screens: ['orders'] },
  validateSearch: parseOrdersSearch,
  beforeLoad: ({ params }) => knownTab(params),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps, params: { showTab } }) => {
    const query = ordersQuery(api, 'manager', deps);
    if (showTab === '0' && query.enabled) void queryClient.prefetchQuery(query);
  },
  component: lazyRouteComponent(pages, 'ManagerOrdersPage'),
});

/** Of a guest's order too, in the browser that placed it. */
export const memberOrderDetailsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'member-order-details/$orderID/$orderNo',
  staticData: { seenBy: 'visitor', screens: ['orders', 'parts'] },
  loader: ({ context: { api, queryClient }, params: { orderID } }) => {
    void queryClient.prefetchQuery(orderQuery(api, orderID));
  },
  component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderDetailsPage'),
});
