import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { imagesOf } from './images-of.ts';
import { regionRoute } from './region-route.tsx';

export const offersRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'offers',
  staticData: { seenBy: 'everybody', screens: ['offers'] },
  loader: imagesOf('offers'),
  component: lazyPage(() => import('../features/offers/components/offers-page.tsx'), 'OffersPage'),
});
