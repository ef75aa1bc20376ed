import { createHmac, hkdfSync } from 'node:crypto';
import { dayMs } from '@southline/kernel/clock';
import { createSealedLinks, type SealedLinks } from './sealed-links.ts';

/** The target of a mailed link: one order of a guest, for reading. */
export interface LinkedOrder {
  readonly orderId: string;
  readonly orderNo: string;
  /** The guest's owner key. */
  readonly owner: string;
  /** When the link was sealed, in epoch ms. If the buyer has since revoked all links, the link is refused. */
  readonly sealedAt: number;
}

export type OrderLinks = SealedLinks<LinkedOrder>;

export const orderLinkMs = 60 * dayMs;

export const createOrderLinks = (signingKey: string, now?: () => number): OrderLinks =>
  createSealedLinks(
    signingKey,
    {
      purpose: 'order-links',
      lifetimeMs: orderLinkMs,
      over: 'This link has expired. Please ask for a code for your order.',
    },
    now,
  );

export const orderCodeMs = 10 * 60_000;

const digits = 6;

/** The code of a request. It is derived from the request's id, so that no store and no queue holds it. */
export const createOrderCodes = (signingKey: string): ((requestId: string) => string) => {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(signingKey, 'base64'), '', 'order-codes', 32));
  return (requestId) => {
    const number = createHmac('sha256', key).update(requestId).digest().readUIntBE(0, 6) % 10 ** digits;
    return String(number).padStart(digits, '0');
  };
};
