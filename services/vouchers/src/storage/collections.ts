import { inbox } from '@southline/platform/inbox';
import { date, defineCollection, flag, number, oneOf, optional, shaped, text } from '@southline/platform/mongo';
import type { Benefit, Scope } from '../domain/voucher.ts';

export const vouchers = defineCollection('vouchers', {
  /** The code. */
  _id: text,
  title: text,
  benefit: shaped<Benefit>(),
  scope: shaped<Scope>(),
  from: date,
  until: optional(date),
  minimumCents: number,
  membersOnly: flag,
  limit: optional(number),
  limitPerBuyer: optional(number),
  combinable: flag,
  revision: number,
  endedAt: optional(date),
  uses: number,
  /** Reserved by orders that are being paid. */
  held: number,
});

/** What one buyer has of a code that each may use a limited number of times. */
export const buyerUses = defineCollection('buyerUses', {
  /** code/buyer */
  _id: text,
  /** Redeemed and reserved. */
  count: number,
});

const states = ['Held', 'Redeemed', 'Released'] as const;

/** Uses that an order reserved, by order and round; kept for good, as what was redeemed has to add up. */
export const holds = defineCollection(
  'holds',
  {
    /** orderId:round */
    _id: text,
    orderId: text,
    round: number,
    buyer: text,
    codes: shaped<readonly string[]>(),
    /** Codes among them that are counted per buyer. */
    perBuyer: shaped<readonly string[]>(),
    state: oneOf(states),
    at: date,
    history: shaped<readonly { readonly state: (typeof states)[number]; readonly at: Date }[]>(),
  },
  [
    { key: { orderId: 1 }, name: 'of-order' },
    { key: { at: 1 }, name: 'held', partialFilterExpression: { state: 'Held' } },
  ],
);

/** Uses that nobody had reserved, for people. */
export const violations = defineCollection('violations', { _id: text, codes: shaped<readonly string[]>(), at: date });

export const collections = [vouchers, buyerUses, holds, violations, inbox];
