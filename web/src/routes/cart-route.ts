import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';
import { textOf } from './texts-of.ts';

/** `placed` and `no` name the order that was just placed, so that its thank-you survives a reload. */
export type CartSearch = { placed?: string; no?: string };

const placedOrder = ({ placed, no }: Record<string, unknown>): CartSearch => ({
  placed: textOf(placed),
  no: textOf(no),
});

export const cartRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'cart',
  staticData: { seenBy: 'visitor', cardForm: true, screens: ['cart', 'parts', 'account', 'orders', 'pad'] },
  validateSearch: placedOrder,
  component: lazyPage(() => import('./cart-page.tsx'), 'CartRoutePage'),
});

/** The checkout page: the cart with only the payment. */
export const checkoutRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'checkout',
  staticData: { seenBy: 'visitor', cardForm: true, screens: ['cart', 'parts', 'account', 'orders'] },
  validateSearch: placedOrder,
  component: lazyPage(() => import('./cart-page.tsx'), 'CheckoutRoutePage'),
});
