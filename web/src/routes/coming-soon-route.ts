import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const comingSoonRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'coming-soon',
  staticData: { seenBy: 'everybody', searchEngines: 'unlisted' },
  component: lazyPage(() => import('../app/coming-soon.tsx'), 'ComingSoon'),
});
