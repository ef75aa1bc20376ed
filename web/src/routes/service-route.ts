import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { imagesOf } from './images-of.ts';
import { regionRoute } from './region-route.tsx';

export const serviceRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'service-center/$id',
  staticData: { seenBy: 'everybody', screens: ['services'] },
  loader: imagesOf('services'),
  component: lazyPage(() => import('./service-page.tsx'), 'ServiceRoutePage'),
});
