import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { productQuery } from '../features/parts/api/part-detail-queries.ts';
import { regionRoute } from './region-route.tsx';

export const partDetailRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'part-detail/$productNo',
  loader: ({ context: { api, queryClient, chosenVehicle }, params: { productNo } }) => {
    void queryClient.prefetchQuery(productQuery(api, productNo, chosenVehicle()));
  },
  component: lazyRouteComponent(() => import('./part-detail-page.tsx'), 'PartDetailRoutePage'),
});
