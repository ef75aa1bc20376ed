import { type Press, resend } from '../domain/resending.ts';
import type { Ports } from './ports.ts';

/** Sends the confirmation once per request id. The order must be the caller's, or the caller must be staff. */
export const resendConfirmation =
  ({ orders, clock }: Pick<Ports, 'orders' | 'clock'>) =>
  (orderId: string, press: Press) =>
    orders.advance(orderId, (order) => resend(order, press, clock.now()));
