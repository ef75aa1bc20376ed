import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { holdToken } from '../features/account/model/mailed-token.ts';
import { requireGuest } from '../shared/session/guards.ts';
import { parseSignInSearch } from '../shared/session/sign-in-search.ts';
import { regionRoute } from './region-route.tsx';

const pages = () => import('./account-entry-pages.tsx');

export const signInRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'sign-in',
  staticData: { seenBy: 'visitor', screens: ['account'] },
  validateSearch: parseSignInSearch,
  beforeLoad: ({ context, search }) => requireGuest({ context }, search.re),
  component: lazyRouteComponent(pages, 'SignInRoutePage'),
});

export const joinUsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'join-us',
  staticData: { seenBy: 'visitor', screens: ['account'] },
  validateSearch: parseSignInSearch,
  beforeLoad: ({ context }) => requireGuest({ context }),
  component: lazyRouteComponent(pages, 'JoinUsRoutePage'),
});

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'forgot-password',
  staticData: { seenBy: 'visitor', screens: ['account'] },
  component: lazyRouteComponent(pages, 'ForgotPasswordRoutePage'),
});

/** Reads the mailed token and removes it from the URL before anything is shown or requested. */
export const resetPasswordRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'reset-password/{-$token}',
  staticData: { seenBy: 'visitor', secret: true, screens: ['account'] },
  beforeLoad: ({ context: { api, queryClient }, params: { token } }) => {
    if (!token) return;
    holdToken(queryClient, 'reset', token);
    throw redirect({
      to: '/$region/reset-password/{-$token}',
      params: { region: api.region, token: undefined },
      replace: true,
    });
  },
  component: lazyRouteComponent(pages, 'ResetPasswordRoutePage'),
});

/** Spelt as in existing links. */
export const emailVerificationRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'email-verfication/{-$token}',
  staticData: { seenBy: 'visitor', secret: true, screens: ['account'] },
  beforeLoad: ({ context: { api, queryClient }, params: { token } }) => {
    if (!token) return;
    holdToken(queryClient, 'verification', token);
    throw redirect({
      to: '/$region/email-verfication/{-$token}',
      params: { region: api.region, token: undefined },
      replace: true,
    });
  },
  component: lazyRouteComponent(pages, 'EmailVerificationRoutePage'),
});
