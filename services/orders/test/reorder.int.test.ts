import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const bench = perFile(runOrders);

const ordered = async () => {
  const as = bench.asMember(unique('M'));
  const shopper = await aShopper(bench, { as, priceCents: 0, quantity: 2 });
  const { orderId } = await shopper.submit(shopper.orderId);
  const again = (dryRun: boolean, requestId = '') => as((orders) => orders.reorder({ orderId, dryRun, requestId }));
  return { ...shopper, orderId, again };
};

it('shows today’s price beside the old one before anything is added, then adds', async () => {
  const { part, again, cart } = await ordered();
  bench.catalogue.parts.set(part, { priceCents: 1500, available: 9 });
  const shown = await again(true);
  expect(shown.lines).toMatchObject([
    { partNo: part, newPartNo: part, oldPrice: { cents: 0 }, price: { cents: 1500 }, quantity: 2, reason: '' },
  ]);
  expect((await cart()).lines).toEqual([]);
  expect(await again(false)).toEqual(shown);
  expect((await cart()).lines).toMatchObject([{ part: { partNo: part }, quantity: 2 }]);
});

it('adds once for one request, however often it comes, and once more for the next', async () => {
  const { part, again, cart } = await ordered();
  bench.catalogue.parts.set(part, { priceCents: 1500, available: 9 });
  const request = unique('press');
  const answers = await Promise.all([again(false, request), again(false, request), again(false, request)]);
  expect(answers[1]).toEqual(answers[0]);
  expect((await cart()).lines).toMatchObject([{ part: { partNo: part }, quantity: 2 }]);
  await again(false, unique('press'));
  expect((await cart()).lines).toMatchObject([{ part: { partNo: part }, quantity: 4 }]);
});

it('names a part that is not sold any more, and adds nothing of it', async () => {
  const { part, again, cart } = await ordered();
  bench.catalogue.parts.delete(part);
  expect((await again(false)).lines).toMatchObject([
    { partNo: part, newPartNo: '', reason: `${part} is no longer sold.` },
  ]);
  expect((await cart()).lines).toEqual([]);
});

it('somebody else’s order, and one that was not placed, is not found', async () => {
  const { orderId } = await ordered();
  const stranger = bench.asMember(unique('M'));
  await expect(stranger((orders) => orders.reorder({ orderId, dryRun: false, requestId: '' }))).rejects.toMatchObject({
    kind: 'not-found',
  });
  const open = await aShopper(bench, { as: stranger });
  await open.start();
  await expect(
    stranger((orders) => orders.reorder({ orderId: open.orderId, dryRun: true, requestId: '' })),
  ).rejects.toMatchObject({
    kind: 'not-found',
  });
});
