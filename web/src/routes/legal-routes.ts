import { createRoute } from '@tanstack/react-router';
import { loadMessageParser } from '../shared/i18n/message-parser.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

const pages = () => import('./legal-pages.tsx');
const staticData = { seenBy: 'everybody', screens: ['legal'] } as const;
/** Their English texts have placeholders for addresses, which the build does not parse. */
const shared = { getParentRoute: () => regionRoute, staticData, loader: loadMessageParser };

export const privacyRoute = createRoute({
  ...shared,
  path: 'privacy-policy',
  component: lazyPage(pages, 'PrivacyRoutePage'),
});

export const termsRoute = createRoute({
  ...shared,
  path: 'terms-conditions',
  component: lazyPage(pages, 'TermsRoutePage'),
});

export const termsOfUseRoute = createRoute({
  ...shared,
  path: 'terms-of-use',
  staticData: { ...staticData, sameAs: 'terms-conditions' },
  component: lazyPage(pages, 'TermsRoutePage'),
});

export const warrantyRoute = createRoute({
  ...shared,
  path: 'southline-warranty',
  component: lazyPage(pages, 'WarrantyRoutePage'),
});

export const returnPolicyRoute = createRoute({
  ...shared,
  path: 'return-policy',
  component: lazyPage(pages, 'ReturnPolicyRoutePage'),
});
