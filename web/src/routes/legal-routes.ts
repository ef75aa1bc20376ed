import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

const pages = () => import('./legal-pages.tsx');
const shared = { getParentRoute: () => regionRoute, staticData: { screens: ['legal'] } };

export const privacyRoute = createRoute({
  ...shared,
  path: 'privacy-policy',
  component: lazyRouteComponent(pages, 'PrivacyRoutePage'),
});

export const termsRoute = createRoute({
  ...shared,
  path: 'terms-conditions',
  component: lazyRouteComponent(pages, 'TermsRoutePage'),
});

/** The second name of the same page. */
export const termsOfUseRoute = createRoute({
  ...shared,
  path: 'terms-of-use',
  component: lazyRouteComponent(pages, 'TermsRoutePage'),
});

export const warrantyRoute = createRoute({
  ...shared,
  path: 'southline-warranty',
  component: lazyRouteComponent(pages, 'WarrantyRoutePage'),
});

export const returnPolicyRoute = createRoute({
  ...shared,
  path: 'return-policy',
  component: lazyRouteComponent(pages, 'ReturnPolicyRoutePage'),
});
