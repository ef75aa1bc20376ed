import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';

const bench = perFile(runOrders);

it('adds what can be added in one write, and says of the others why not', async () => {
  const as = bench.asMember(unique('M'));
  const [one, four] = [unique('ONE'), unique('FOUR')];
  bench.catalogue.parts.set(one, { priceCents: 1_000, available: 50 });
  bench.catalogue.parts.set(four, { priceCents: 500, available: 50, minQuantity: 4 });
  const rows = [
    { partNo: one, quantity: 2 },
    { partNo: four, quantity: 3 },
    { partNo: unique('NONE'), quantity: 1 },
    { partNo: one, quantity: 3 },
    { partNo: four, quantity: 8 },
  ];
  const added = await as((orders) => orders.addManyToCart({ rows, vehicleSlug: '', idempotencyKey: 'once' }));
  expect(added.rows.map(({ refusal }) => refusal)).toEqual(['', 'InvalidRequest', 'PartUnknown', '', '']);
  const { cart } = await as((orders) => orders.getCart({}));
  expect(cart?.lines.map(({ part, quantity }) => [part?.partNo, quantity])).toEqual([
    [one, 5],
    [four, 8],
  ]);
  await as((orders) => orders.addManyToCart({ rows, vehicleSlug: '', idempotencyKey: 'once' }));
  expect((await as((orders) => orders.getCart({}))).cart?.lines.map(({ quantity }) => quantity)).toEqual([5, 8]);
  await expect(
    as((orders) => orders.addManyToCart({ rows: rows.slice(1), vehicleSlug: '', idempotencyKey: 'once' })),
  ).rejects.toMatchObject({ code: 'KeyReused' });
  // The cart can be edited as after any other change.
  await as((orders) => orders.addToCart({ partNo: one, quantity: 1, vehicleSlug: '', idempotencyKey: '' }));
});

it('a full cart takes what it has already, and nothing else; no rows and too many are refused', async () => {
  const as = bench.asMember(unique('M'));
  const parts = Array.from({ length: 201 }, () => unique('P'));
  for (const part of parts) bench.catalogue.parts.set(part, { priceCents: 100, available: 9 });
  const add = (partNos: readonly string[]) =>
    as((orders) =>
      orders.addManyToCart({
        rows: partNos.map((partNo) => ({ partNo, quantity: 1 })),
        vehicleSlug: '',
        idempotencyKey: '',
      }),
    );
  expect((await add(parts.slice(0, 200))).rows.every(({ refusal }) => refusal === '')).toBe(true);
  expect((await add(parts.slice(199))).rows.map(({ refusal }) => refusal)).toEqual(['', 'CartFull']);
  await expect(add([])).rejects.toMatchObject({ code: 'InvalidRequest' });
  await expect(add(parts)).rejects.toMatchObject({ code: 'InvalidRequest' });
});
