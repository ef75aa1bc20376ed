import { expect, test } from 'vitest';
import { aStock } from './testing.ts';

const first = { orderId: 'order', round: 1 };
const two = [{ partNo: 'A', quantity: 2 }];

test('a hold takes the units of all its lines, or none of them', async () => {
  const stock = aStock({ A: 5, B: 0 });
  const both = [...two, { partNo: 'B', quantity: 1 }];
  await expect(stock.hold(first, both)).rejects.toMatchObject({ code: 'StockShort' });
  expect(stock.left('A')).toBe(5);
  expect(await stock.hold(first, two)).toBe('HELD');
  expect(stock.left('A')).toBe(3);
});

test('a repeated hold takes nothing, also if all is sold out; with other lines it is refused', async () => {
  const stock = aStock({ A: 2 });
  await stock.hold(first, two);
  expect(await stock.hold(first, two)).toBe('HELD');
  expect(stock.left('A')).toBe(0);
  await expect(stock.hold(first, [{ partNo: 'A', quantity: 1 }])).rejects.toMatchObject({ kind: 'conflict' });
});

test('of buyers of the last unit one gets it', async () => {
  const stock = aStock({ A: 1 });
  const one = [{ partNo: 'A', quantity: 1 }];
  const asked = Array.from({ length: 20 }, (_, at) => stock.hold({ orderId: `order-${at}`, round: 1 }, one));
  const results = await Promise.allSettled(asked);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(stock.left('A')).toBe(0);
  // The first buyer who gets none reads the stock for all who arrived before that reading; a successful buyer needs no
  // reading.
  expect(stock.looks()).toBe(1);
});

test('a round that was given up is never held again, the next one is', async () => {
  const stock = aStock({ A: 2 });
  await stock.release(first);
  await expect(stock.hold(first, two)).rejects.toMatchObject({ code: 'HoldEnded' });
  expect(await stock.hold({ ...first, round: 2 }, two)).toBe('HELD');
});

test('a hold is either sold or released: a settled one stays sold', async () => {
  const stock = aStock({ A: 2 });
  await stock.hold(first, two);
  await stock.settle(first, two);
  expect(await stock.release(first)).toBe('SETTLED');
  await stock.settle(first, two);
  expect([stock.left('A'), stock.violations]).toEqual([0, []]);
});

test('an order without a hold sells the available units, and missing ones are recorded', async () => {
  const stock = aStock({ A: 2, B: 0 });
  const both = [...two, { partNo: 'B', quantity: 1 }];
  await stock.settle(first, both);
  expect([stock.left('A'), stock.left('B'), stock.violations]).toEqual([0, 0, ['B missing']]);
});
