import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

export const fuelCardRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'mobil-fuel-card',
  staticData: { seenBy: 'everybody', screens: ['offers'] },
  component: lazyRouteComponent(() => import('../features/offers/components/fuel-card-page.tsx'), 'FuelCardPage'),
});
