import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const garageRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'garage',
  // Personal page: it shows vehicles of the device and of the account.
  staticData: { seenBy: 'visitor', screens: ['garage'] },
  component: lazyPage(() => import('../features/garage/components/garage-page.tsx'), 'GaragePage'),
});
