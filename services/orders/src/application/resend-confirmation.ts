import { type Press, resend } from '../domain/resending.ts';
import type { Ports } from './ports.ts';

/** Once per press; the order is the caller's, or the caller is staff. */
export const resendConfirmation =
  ({ orders, clock }: Pick<Ports, 'orders' | 'clock'>) =>
  (orderId: string, press: Press) =>
    orders.advance(orderId, (order) => resend(order, press, clock.now()));
