import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const contactRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'contact-us',
  staticData: { seenBy: 'everybody', screens: ['contact'] },
  component: lazyPage(() => import('../features/contact/components/contact-page.tsx'), 'ContactPage'),
});
