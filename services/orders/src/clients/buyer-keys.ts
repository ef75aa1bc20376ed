import { createHmac } from 'node:crypto';
import { mailboxOf } from '@southline/kernel/email';
import { placeOf } from '../domain/person.ts';
import type { BuyerKeys } from '../domain/ports.ts';

/**
 * Hashes with a secret key. Other services compare buyers by them and store no e-mail or postal address. After a change
 * of the key, earlier uses of guests are no longer recognised.
 */
export const createBuyerKeys = (key: Buffer): BuyerKeys => {
  const hashed = (kind: string, text: string) =>
    `${kind}:${createHmac('sha256', key).update(`${kind}:${text}`).digest('base64url')}`;
  return {
    ofDelivery: (delivery) =>
      delivery ? [hashed('mail', mailboxOf(delivery.email)), hashed('place', placeOf(delivery))] : [],
    ofAddress: (address) => hashed('address', address),
  };
};
