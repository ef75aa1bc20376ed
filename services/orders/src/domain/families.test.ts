import { numbers } from '@southline/testkit/numbers';
import { expect, test } from 'vitest';
import { deliveryRefundedOf, type Family } from './family.ts';
import { aLine } from './testing.ts';
import {
  aFamily,
  cancels,
  expires,
  find,
  holds,
  pays,
  place,
  placedOrder,
  returns,
  root,
  sends,
  settles,
} from './testing-families.ts';

const families = Number(process.env.FAMILIES ?? 300);

/** An event of a family, and the events that come before it. */
interface Event {
  readonly name: string;
  readonly needs: readonly string[];
  readonly happens: (family: Family) => Family;
}
type Below = (limit: number) => number;

/** What becomes of one unit: cancelled; sent and kept; sent and returned, because of our mistake or not; nothing yet. */
const fate = (below: Below, orderId: string, lineId: string, needs: readonly string[]): Event[] => {
  const units = [{ lineId, quantity: 1 }];
  const name = `${orderId}/${lineId}`;
  const kind = below(6);
  if (kind === 0) return [];
  if (kind <= 2) return [{ name: `${name} cancelled`, needs, happens: (family) => cancels(family, orderId, units) }];
  const sent = `${name} sent`;
  const events: Event[] = [{ name: sent, needs, happens: (family) => sends(family, orderId, units) }];
  if (kind === 3) return events;
  const held = `${name}-exchange`;
  const exchanged = below(3);
  if (exchanged > 0) events.push({ name: held, needs: [sent], happens: (family) => holds(family, orderId, held) });
  if (exchanged === 1)
    events.push({ name: `${held} expired`, needs: [held], happens: (family) => expires(family, held) });
  if (exchanged === 2) {
    events.push({ name: `${held} paid`, needs: [held], happens: (family) => pays(family, held) });
    if (below(2) === 0)
      events.push({ name: `${held} cancelled`, needs: [`${held} paid`], happens: (family) => cancels(family, held) });
  }
  const isOurMistake = kind === 4 || below(4) > 0;
  const back = [{ lineId, quantity: 1, isOurMistake }];
  const after = exchanged > 0 ? [held] : [sent];
  events.push({ name: `${name} returned`, needs: after, happens: (family) => returns(family, orderId, back) });
  return events;
};

const eventsOf = (below: Below): readonly Event[] => {
  const first = ['A', 'A2'].flatMap((lineId) => fate(below, 'order', lineId, []));
  const declined = (family: Family) => cancels(family, 'order', [{ lineId: 'B', quantity: 1 }]);
  if (below(3) === 0) return [...first, { name: 'declined', needs: [], happens: declined }];
  const placed = { name: 'placed', needs: [], happens: (family: Family) => place(family, below(3) === 0 ? 0 : 1_000) };
  return [...first, placed, ...fate(below, 'follow-1', 'B', ['placed'])];
};

/** Lets the events happen in a random order. The sweeper runs after some of them, and after the last one. */
const run = (events: readonly Event[], below: Below): Family => {
  let family = aFamily({ lines: 2, advised: 1 });
  const done = new Set<string>();
  while (done.size < events.length) {
    const ready = events.filter(({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need)));
    const event = ready[below(ready.length)];
    if (!event) throw new Error('events wait for each other');
    family = event.happens(family);
    if (below(2) === 0) family = settles(family);
    done.add(event.name);
  }
  return settles(family);
};

test(`the delivery fee of ${families} random families is the same in whatever order their events happen`, () => {
  const below = numbers(54);
  const seen = new Set<number>();
  for (let nth = 0; nth < families; nth += 1) {
    const free = below(2);
    const events = eventsOf(below).map((event) =>
      event.name === 'placed' ? { ...event, happens: (family: Family) => place(family, free * 1_000) } : event,
    );
    const fees = Array.from({ length: 4 }, () => deliveryRefundedOf(root(run(events, below))));
    expect(new Set(fees).size, `family ${nth}: ${events.map(({ name }) => name)} gave ${fees}`).toBe(1);
    for (const fee of fees) seen.add(fee);
  }
  expect([...seen].sort()).toEqual([0, 1_295]);
});

/** 1–3 bulbs and a filter, and a globe that is free with a bulb. */
const withGift = (below: Below, valueCents: number): Family => [
  placedOrder([
    aLine({ lineId: 'bulb', priceCents: 1_000, quantity: 1 + below(3) }),
    aLine({ lineId: 'bulb-2', priceCents: 1_500, quantity: 1 + below(2) }),
    aLine({ lineId: 'filter', priceCents: 2_000 }),
    aLine({
      lineId: 'globe',
      priceCents: 0,
      isFree: true,
      freeWith: 'FREEGLOBE',
      gift: { lineIds: ['bulb', 'bulb-2'], minimumCents: 0, valueCents },
    }),
  ]),
];

const cancelBulbs = (start: Family, below: Below): Family => {
  let family = start;
  const left = find(family, 'order').lines.flatMap(({ lineId, quantity }) =>
    lineId.startsWith('bulb') ? Array.from({ length: quantity }, () => lineId) : [],
  );
  while (left.length > 0) {
    const [lineId = ''] = left.splice(below(left.length), 1);
    family = cancels(family, 'order', [{ lineId, quantity: 1 }]);
  }
  return family;
};

test(`a free part goes with its condition, or its value is kept back once, in ${families} random families`, () => {
  const below = numbers(55);
  for (let nth = 0; nth < families; nth += 1) {
    const valueCents = 1 + below(1_000);
    const family = withGift(below, valueCents);
    const paid = root(family).lines.reduce(
      (sum, line) => sum + (line.lineId.startsWith('bulb') ? line.priceCents * line.quantity : 0),
      0,
    );
    const sent = sends(family, 'order', [{ lineId: 'globe', quantity: 1 }]);
    for (const [start, kept] of [
      [family, 0],
      [sent, valueCents],
    ] as const) {
      const { cancellations = [], state } = root(cancelBulbs(start, below));
      expect(cancellations.reduce((sum, { refundCents }) => sum + refundCents, 0)).toBe(paid - kept);
      const globes = cancellations.flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === 'globe'));
      expect([globes.length, state]).toEqual([kept > 0 ? 0 : 1, 'Placed']);
    }
  }
});

test('a free part that waits goes when its condition comes back, and stays while one unit of it is kept', () => {
  const [order] = withGift(() => 1, 500);
  const back = (quantity: number, lineId: string) => ({ lineId, quantity, isOurMistake: true });
  const sent = sends([order], 'order', [
    { lineId: 'bulb', quantity: 2 },
    { lineId: 'bulb-2', quantity: 2 },
  ]);
  const kept = returns(sent, 'order', [back(2, 'bulb'), back(1, 'bulb-2')]);
  expect(root(settles(kept)).cancellations).toBeUndefined();
  const [cancelled] = root(settles(returns(kept, 'order', [back(1, 'bulb-2')]))).cancellations ?? [];
  expect(cancelled).toMatchObject({ cause: 'GiftEnded', lines: [{ lineId: 'globe', quantity: 1 }], refundCents: 0 });
});
