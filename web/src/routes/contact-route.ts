import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

export const contactRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'contact-us',
  staticData: { seenBy: 'everybody', screens: ['contact'] },
  component: lazyRouteComponent(() => import('../features/contact/components/contact-page.tsx'), 'ContactPage'),
});
