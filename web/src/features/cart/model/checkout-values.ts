import type { OrderExtras } from '../api/checkout-calls.ts';
import type { Delivery } from './delivery.ts';

/** What the details of an order hold, as typed. */
export type CheckoutValues = Delivery & OrderExtras;
