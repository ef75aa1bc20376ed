import { dayMs } from '@southline/kernel/clock';
import { noFitting, noPart } from '@southline/kernel/part-facts';
import { cleanse } from '@southline/kernel/part-number';
import { randomId } from '@southline/platform/ids';
import { pick } from '@southline/platform/measure';
import type { Line } from '../domain/line.ts';
import { freeze, type HistoryEntry, type Order, type OrderState, type Parcel } from '../domain/order.ts';
import { totalsOf } from '../domain/totals.ts';

/** Per part family: the prefix of its numbers, its description, and the lowest and highest price in cents. */
const families = [
  { family: 'batteries', begin: 'SB', words: 'Battery maintenance free', from: 13_900, to: 42_900 },
  { family: 'filters', begin: 'FO', words: 'Oil filter spin-on', from: 890, to: 4_590 },
  { family: 'spark-plugs', begin: 'SP', words: 'Spark plug iridium', from: 690, to: 3_290 },
  { family: 'wipers', begin: 'WB', words: 'Wiper blade flat', from: 1_290, to: 4_990 },
  { family: 'brakes', begin: 'BP', words: 'Brake pad set front', from: 4_900, to: 18_900 },
  { family: 'light-bulbs', begin: 'LB', words: 'Globe 12V H7 55W', from: 390, to: 2_990 },
] as const;

const aPart = (random: () => number, { family, begin, words, from, to }: (typeof families)[number]): Line => {
  const number = 1_000 + Math.floor(random() * 2_000);
  const partNo = `${begin}-${number}`;
  return {
    ...noPart,
    ...noFitting,
    lineId: randomId(),
    quantity: 1 + Math.floor(4 * random() ** 2),
    minQuantity: 1,
    partNo,
    cleansedPartNo: cleanse(partNo),
    description: `${words} ${number}`,
    priceCents: from + Math.floor((to - from) * random()),
    isFree: false,
    available: 40,
    stockLevel: 'InStock',
    family,
    attributes: {},
    categoryIds: [family],
  };
};

const minuteMs = 60_000;
const warehouse = { name: 'Southline warehouse', address: '12 Example Drive, Dandenong South VIC 3175' };
const terms = { warehouse, region: 'au', language: 'en' };
const delivery = { feeCents: 1_295, freeFromCents: 15_000 };
const places = [
  ['Carlton', 'VIC', '3053'],
  ['Fremantle', 'WA', '6160'],
  ['Parramatta', 'NSW', '2150'],
  ['Southport', 'QLD', '4215'],
  ['Glenelg', 'SA', '5045'],
] as const;

/** Three in ten orders are guests'. Of the others, a few workshops order much and most members little. */
const ownerOf = (random: () => number, members: number): string =>
  random() < 0.3 ? `guest:${randomId()}` : `member:M${1_000_000 + Math.floor(members * random() ** 3)}`;

const moves: readonly { to: OrderState; why: string; afterMs: number; by?: string }[] = [
  { to: 'Paid', why: 'captured', afterMs: minuteMs },
  { to: 'Placed', why: 'submitted', afterMs: minuteMs },
  { to: 'Dispatched', why: 'dispatched', afterMs: dayMs, by: 'D1' },
  { to: 'Delivered', why: 'delivered', afterMs: 3 * dayMs, by: 'D1' },
];

const historyOf = (first: HistoryEntry, now: number): HistoryEntry[] => {
  const history = [first];
  for (const { afterMs, ...move } of moves) {
    const last = history.at(-1) ?? first;
    const at = last.at.getTime() + afterMs;
    if (at > now) break;
    history.push({ at: new Date(at), from: last.to, ...move });
  }
  return history;
};

interface Wanted {
  readonly nth: number;
  readonly members: number;
  readonly placedAt: Date;
  readonly now: Date;
}

/** One parcel of everything, once the order is dispatched. */
const parcelsIn = (history: Order['history'], lines: readonly Line[]): readonly Parcel[] => {
  const step = (state: OrderState) => history.find(({ to }) => to === state);
  const sent = step('Dispatched');
  if (!sent) return [];
  const units = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const { at, by } = sent;
  const deliveredAt = step('Delivered')?.at;
  const parcel = { no: 1, at, carrier: '', trackingNo: '', lines: units };
  return [{ ...parcel, ...(by && { by }), ...(deliveredAt && { deliveredAt }) }];
};

/** A paid order of one to four lines. Its age decides whether it is dispatched or delivered. */
export const plausibleOrder = (random: () => number, { nth, members, placedAt, now }: Wanted): Order => {
  const many = 1 + Math.floor(4 * random() ** 3);
  const lines = Array.from({ length: many }, () => aPart(random, pick(random, families)));
  const [locality, state, postcode] = pick(random, places);
  const begun = new Date(placedAt.getTime() - 2 * minuteMs);
  const cart = {
    owner: ownerOf(random, members),
    version: many + 2,
    orderId: randomId(),
    orderNo: `SL${20_000_000 + nth}`,
    frozen: true,
    lines,
    keys: [],
    delivery: {
      firstName: 'Robin',
      lastName: 'Buyer',
      addressLine: '12 Workshop Lane',
      phone: '0491570006',
      locality,
      state,
      postcode,
      email: 'robin@example.com',
    },
  };
  const priced = { lines, totals: totalsOf(lines, delivery), vouchers: [] };
  const { sweepAt: _, ...order } = freeze(cart, priced, terms, begun, 15 * minuteMs);
  const [first] = order.history;
  if (!first) throw new Error('An order begins with its history.');
  const history = historyOf(first, now.getTime());
  const reached = history.at(-1)?.to ?? first.to;
  const payment = { transaction: String(10_000_000 + nth), cents: order.totals.totalToPay, cardLastFour: '1111' };
  const placed = { ...order, state: reached, version: history.length, history, payment, placedAt };
  return { ...placed, parcels: parcelsIn(history, lines) };
};
