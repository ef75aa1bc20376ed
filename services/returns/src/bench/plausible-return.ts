import { dayMs } from '@southline/kernel/clock';
import { noRemarks } from '@southline/kernel/order';
import { ownerOfMember } from '@southline/kernel/owner';
import { noPart } from '@southline/kernel/part-facts';
import { cleanse } from '@southline/kernel/part-number';
import { randomId } from '@southline/platform/ids';
import { pick } from '@southline/platform/measure';
import type { Actor, Entry, ItemResponse, ReturnItem, ReturnOrder, ReturnState } from '../domain/return-order.ts';
import { refundFor } from '../domain/units.ts';

const desk: Actor = { membershipNo: 'D1', role: 'Dealer', name: 'Desk' };
const delivery = {
  firstName: 'Robin',
  lastName: 'Buyer',
  addressLine: '12 Workshop Lane',
  phone: '0491570006',
  locality: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  email: 'robin@example.com',
};
const warehouse = { name: 'Southline warehouse', address: '12 Example Drive, Dandenong South VIC 3175' };

/** How old returns end: nine of ten with a refund. */
const ends = [...Array<ReturnState>(9).fill('Completed'), 'Declined'] as const;
const recent: readonly ReturnState[] = ['Pending', 'Pending', 'Refunding', 'Completed'];
const responses: Readonly<Record<ReturnState, readonly ItemResponse[]>> = {
  Pending: ['Requested', 'MoreInfo', 'Approved'],
  Refunding: ['Approved'],
  Completed: ['Approved'],
  Declined: ['Declined'],
};

const anItem = (random: () => number, by: Actor, at: Date, response: ItemResponse): ReturnItem => {
  const partNo = `BP-${1_000 + Math.floor(random() * 2_000)}`;
  const [priceCents, quantity] = [4_900 + Math.floor(random() * 14_000), 1 + Math.floor(3 * random() ** 2)];
  const units = [{ from: 0, to: quantity }];
  const first: Entry = { entryId: randomId(), at, by, response: 'Requested', message: 'Does not fit.', fileName: '' };
  const answer: Entry = { ...first, entryId: randomId(), by: desk, response, message: 'Bring it to the desk.' };
  const part = { ...noPart, partNo, cleansedPartNo: cleanse(partNo), description: 'Brake pad set front' };
  return {
    itemId: randomId(),
    lineId: randomId(),
    delivered: quantity,
    units,
    quantity,
    priceCents,
    reason: 1,
    response,
    part: { ...part, drawing: { family: 'brakes', attributes: {} } },
    refundCents: refundFor({ price: priceCents, quantity, discount: 0 }, units),
    entries: response === 'Requested' ? [first] : [first, answer],
  };
};

export interface Wanted {
  readonly nth: number;
  readonly members: number;
  readonly requestedAt: Date;
  readonly now: Date;
}

/** A return of one to three lines: open if it is from the last 30 days, otherwise ended. */
export const plausibleReturn = (random: () => number, { nth, members, requestedAt, now }: Wanted): ReturnOrder => {
  const membershipNo = `M${1_000_000 + Math.floor(members * random() ** 1.5)}`;
  const by: Actor = { membershipNo, role: 'Member', name: 'Robin Buyer' };
  const isRecent = now.getTime() - requestedAt.getTime() < 30 * dayMs;
  const state = pick(random, isRecent ? recent : ends);
  const many = 1 + Math.floor(3 * random() ** 3);
  const items = Array.from({ length: many }, () => anItem(random, by, requestedAt, pick(random, responses[state])));
  const orderedAt = new Date(requestedAt.getTime() - 7 * dayMs);
  return {
    returnId: randomId(),
    returnNo: `SR${10_000_000 + nth}`,
    owner: ownerOfMember(membershipNo),
    state,
    version: 1,
    items,
    requestedAt,
    order: {
      orderId: randomId(),
      orderNo: `SL${20_000_000 + nth * 5}`,
      orderedAt,
      valueCents: 50_000,
      paidByCard: true,
      delivery,
      warehouse,
      remarks: noRemarks,
      region: 'au',
      language: 'en',
    },
    history: [{ at: requestedAt, to: 'Pending', why: 'requested', by: membershipNo }],
  };
};
