import { inbox, parked } from '@southline/platform/inbox';
import { leases } from '@southline/platform/lease';
import { date, defineCollection, flag, number, oneOf, optional, shaped, text } from '@southline/platform/mongo';
import { outbox } from '@southline/platform/outbox';
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
  /** Uses that are reserved by orders under payment. */
  held: number,
});

const states = ['Held', 'Redeemed', 'Released', 'Cancelled'] as const;

/** Reserved and redeemed uses, by order and round. They are never deleted, because the redeemed uses must add up. */
export const holds = defineCollection(
  'holds',
  {
    /** orderId:round. Round 0: the tombstone of a cancelled order that had reserved nothing. */
    _id: text,
    orderId: text,
    round: number,
    buyer: text,
    /**
     * The owner and the keyed hashes of the buyer. Absent on uses without a reservation until orders has been asked.
     */
    people: optional(shaped<readonly string[]>()),
    codes: shaped<readonly string[]>(),
    state: oneOf(states),
    at: date,
    history: shaped<readonly { readonly state: (typeof states)[number]; readonly at: Date }[]>(),
  },
  [
    { key: { orderId: 1 }, name: 'of-order' },
    { key: { people: 1 }, name: 'of-person' },
    { key: { at: 1 }, name: 'held', where: { state: 'Held' } },
  ],
);

/** Redeemed uses without a reservation, for staff. */
export const violations = defineCollection('violations', { _id: text, codes: shaped<readonly string[]>(), at: date });

export const collections = [vouchers, holds, violations, inbox, parked, outbox, leases];
