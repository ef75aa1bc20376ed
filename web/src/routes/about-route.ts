import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { imagesOf } from './images-of.ts';
import { regionRoute } from './region-route.tsx';

export const aboutRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'about',
  staticData: { seenBy: 'everybody', screens: ['about'] },
  loader: imagesOf('about'),
  component: lazyPage(() => import('../features/about/components/about-page.tsx'), 'AboutPage'),
});
