import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { requireGuest } from '../shared/session/guards.ts';
import { parseSignInSearch } from '../shared/session/sign-in-search.ts';
import { regionRoute } from './region-route.tsx';
import { takeToken } from './take-token.ts';

const pages = () => import('./account-entry-pages.tsx');

export const signInRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'sign-in',
  staticData: { seenBy: 'visitor', screens: ['account'] },
  validateSearch: parseSignInSearch,
  beforeLoad: ({ context, search }) => requireGuest({ context }, search.re),
  component: lazyPage(pages, 'SignInRoutePage'),
});

export const joinUsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'join-us',
  staticData: { seenBy: 'visitor', screens: ['account'] },
  validateSearch: parseSignInSearch,
  beforeLoad: ({ context }) => requireGuest({ context }),
  component: lazyPage(pages, 'JoinUsRoutePage'),
});

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'forgot-password',
  staticData: { seenBy: 'visitor', screens: ['account'] },
  component: lazyPage(pages, 'ForgotPasswordRoutePage'),
});

export const resetPasswordRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'reset-password/{-$token}',
  staticData: { seenBy: 'visitor', secret: true, screens: ['account'] },
  beforeLoad: takeToken('reset', 'reset-password'),
  component: lazyPage(pages, 'ResetPasswordRoutePage'),
});

/** Spelt as in existing links. */
export const emailVerificationRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'email-verfication/{-$token}',
  staticData: { seenBy: 'visitor', secret: true, screens: ['account'] },
  beforeLoad: takeToken('verification', 'email-verfication'),
  component: lazyPage(pages, 'EmailVerificationRoutePage'),
});
