import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const creditsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'credits',
  staticData: { seenBy: 'everybody', screens: ['credits'] },
  component: lazyPage(() => import('../features/credits/components/credits-page.tsx'), 'CreditsPage'),
});
