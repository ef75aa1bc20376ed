import type { OrderExtras } from '../api/checkout-calls.ts';
import type { Delivery } from './delivery.ts';

/** The details of an order, as typed. */
export type CheckoutValues = Delivery & OrderExtras;
