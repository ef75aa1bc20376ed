import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessageParser } from '../shared/i18n/message-parser.ts';
import { regionRoute } from './region-route.tsx';

const pages = () => import('./legal-pages.tsx');
const staticData = { seenBy: 'everybody', screens: ['legal'] } as const;
/** Their English texts have placeholders for addresses, which the build does not parse. */
const shared = { getParentRoute: () => regionRoute, staticData, loader: loadMessageParser };

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

export const termsOfUseRoute = createRoute({
  ...shared,
  path: 'terms-of-use',
  staticData: { ...staticData, sameAs: 'terms-conditions' },
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
