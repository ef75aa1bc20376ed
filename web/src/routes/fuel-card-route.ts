import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const fuelCardRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'mobil-fuel-card',
  staticData: { seenBy: 'everybody', screens: ['offers'] },
  component: lazyPage(() => import('../features/offers/components/fuel-card-page.tsx'), 'FuelCardPage'),
});
