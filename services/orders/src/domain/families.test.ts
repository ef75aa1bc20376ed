import { giftValue } from '@southline/kernel/gift';
import { size } from '@southline/testkit';
import { numbers } from '@southline/testkit/numbers';
import { expect, test } from 'vitest';
import { orderCredit } from './credits.ts';
import { deliveryRefundedOf, type Family, paidOf } from './family.ts';
import type { Order } from './order.ts';
import { aLine } from './testing.ts';
import {
  cancels,
  ends,
  expires,
  find,
  fixes,
  holds,
  pays,
  place,
  placedOrder,
  returns,
  root,
  sends,
  settles,
} from './testing-families.ts';
import { cancelledOf } from './units.ts';

const families = size('FAMILIES', { usual: 150, thorough: 10_000 });
const seed = Number(process.env.FAMILIES_SEED ?? Date.now() % 1_000_000);

/** On a busy machine. */
const timeoutMs = 60_000 + families * 200;

/** An event of a family, and the events that come before it. */
interface Event {
  readonly name: string;
  readonly needs: readonly string[];
  readonly happens: (family: Family) => Family;
}
type Below = (limit: number) => number;

/**
 * What becomes of one unit: cancelled; sent and kept; sent and returned, damaged, as a wrong part, or for another reason,
 * perhaps with an exchange; nothing yet. The refund of a return is fixed before it ends.
 */
const fate = (below: Below, orderId: string, lineId: string, unit: string, needs: readonly string[]): Event[] => {
  const units = [{ lineId, quantity: 1 }];
  const name = `${orderId}/${unit}`;
  const kind = below(6);
  if (kind === 0) return [];
  if (kind <= 2) return [{ name: `${name} cancelled`, needs, happens: (family) => cancels(family, orderId, units) }];
  const sent = `${name} sent`;
  const events: Event[] = [{ name: sent, needs, happens: (family) => sends(family, orderId, units) }];
  return kind === 3 ? events : [...events, ...comesBack(below, orderId, lineId, unit, sent)];
};

const comesBack = (below: Below, orderId: string, lineId: string, unit: string, sent: string): Event[] => {
  const name = `${orderId}/${unit}`;
  const events: Event[] = [];
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
  const back = [{ lineId, quantity: 1, isOurMistake: below(3) > 0 }];
  const fixed = `${name} refund fixed`;
  return [
    ...events,
    {
      name: fixed,
      needs: [exchanged > 0 ? held : sent],
      happens: (family) => fixes(family, orderId, unit, back),
    },
    { name: `${name} returned`, needs: [fixed], happens: (family) => ends(family, orderId, unit, back) },
  ];
};

/** A free part is sent before anything else happens, or never, because an earlier event may cancel it. */
const fateOfGift = (below: Below, units: number): { readonly first: Event[]; readonly later: Event[] } => {
  const sent = below(units + 1);
  const lines = [{ lineId: 'globe', quantity: sent }];
  const first: Event[] = [{ name: 'globes sent', needs: [], happens: (family) => sends(family, 'order', lines) }];
  if (sent === 0) return { first: [], later: [] };
  const back = Array.from({ length: below(sent + 1) }, (_, nth) => `globe-${nth}`);
  return { first, later: back.flatMap((unit) => comesBack(below, 'order', 'globe', unit, 'globes sent')) };
};

interface Plan {
  readonly start: Family;
  readonly events: readonly Event[];
}

/** Two lines with prices and discounts, one without a price, and a part that is free with the first two. */
const planOf = (below: Below): Plan => {
  const bought = ['A', 'A2'].map((lineId) => {
    const [quantity, priceCents] = [1 + below(3), 500 + below(5_000)];
    return aLine({ lineId, quantity, priceCents, discountCents: below(2) * below(quantity * 200) });
  });
  const quantity = 1 + below(2);
  const total = bought.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const paidPerUnit = bought.map((line) => {
    const { price, discount, quantity: units } = paidOf(line);
    return Math.floor((price * units - discount) / units);
  });
  const gift = {
    lineIds: ['A', 'A2'],
    minimumCents: below(2) * below(total),
    valueCents: giftValue(1 + below(3_000), { quantity, gifts: 1, paidPerUnit }),
  };
  const globe = aLine({ lineId: 'globe', quantity, priceCents: 0, isFree: true, freeWith: 'FREEGLOBE', gift });
  const advised = aLine({ lineId: 'B', priceCents: 0 });
  const start: Family = [placedOrder([...bought, ...(below(4) > 0 ? [globe] : []), advised])];
  const { first, later } = start[0].lines.includes(globe) ? fateOfGift(below, quantity) : { first: [], later: [] };
  const units = bought.flatMap(({ lineId, quantity: all }) =>
    Array.from({ length: all }, (_, nth) => fate(below, 'order', lineId, `${lineId}-${nth}`, [])),
  );
  const price = below(3) * 1_000;
  const ofB: Event[] =
    below(3) === 0
      ? [
          {
            name: 'declined',
            needs: [],
            happens: (family) => cancels(family, 'order', [{ lineId: 'B', quantity: 1 }]),
          },
        ]
      : [
          { name: 'placed', needs: [], happens: (family) => place(family, price) },
          ...fate(below, 'follow-1', 'B', 'B', ['placed']),
        ];
  const rest = [...later, ...units.flat(), ...ofB];
  const names = first.map(({ name }) => name);
  return { start, events: [...first, ...rest.map((event) => ({ ...event, needs: [...event.needs, ...names] }))] };
};

/** Lets the events happen in a random order. The sweeper runs after some of them, and after the last one. */
const run = ({ start, events }: Plan, below: Below): Family => {
  let family = start;
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

/** What the buyer gets back of an order, and what is kept back for free parts. */
const sumsOf = (order: Order) => {
  const { credited, keptCents } = orderCredit(order);
  const cancelled = order.lines.map(({ lineId }) => cancelledOf(order, lineId));
  return {
    orderId: order.orderId,
    refund: credited.refundCents,
    delivery: deliveryRefundedOf(order),
    kept: keptCents,
    cancelled,
    gst: credited.refundCents === order.totals.totalToPay ? credited.gstCents : 'not all came back',
  };
};

test(
  `delivery fee, free parts and GST of ${families} random families are the same in whatever order their events happen, seed ${seed}`,
  () => {
    const below = numbers(seed);
    const seen = { fee: 0, kept: 0, given: 0, whole: 0, exchanges: 0, mistakes: 0 };
    for (let nth = 0; nth < families; nth += 1) {
      const plan = planOf(below);
      const ends = Array.from({ length: 4 }, () => run(plan, below));
      const sums = ends.map((family) =>
        JSON.stringify(family.map(sumsOf).sort((one, other) => one.orderId.localeCompare(other.orderId))),
      );
      const names = plan.events.map(({ name }) => name).join(', ');
      expect(new Set(sums).size, `seed ${seed}, family ${nth}: ${names} gave\n${sums.join('\n')}`).toBe(1);
      for (const order of ends[0] ?? []) {
        const { gst, kept, delivery } = sumsOf(order);
        if (gst !== 'not all came back') {
          expect(gst, `seed ${seed}, family ${nth}: the GST of all notes of ${order.orderId}`).toBe(order.totals.gst);
          seen.whole += 1;
        }
        seen.fee += delivery > 0 ? 1 : 0;
        seen.kept += kept > 0 ? 1 : 0;
        seen.exchanges += order.parent?.returnNo ? 1 : 0;
        seen.mistakes += order.returns?.some(({ lines }) => lines?.some(({ isOurMistake }) => isOurMistake)) ? 1 : 0;
      }
      const isGivenBack = (order: Order) => order.returnRefunds?.some(({ keptCents }) => keptCents < 0);
      seen.given += ends.some((family) => family.some(isGivenBack)) ? 1 : 0;
    }
    // Each kind of outcome occurs, so the test cannot pass without it.
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  },
  timeoutMs,
);

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
