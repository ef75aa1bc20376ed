import { OrderState } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { DomainError } from '@southline/kernel/errors';
import { eventually, insisting } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { afterEach, describe, expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const captured = AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED;
const refused = new DomainError('unavailable', 'PaymentUnavailable', 'Card payment is not available.');

const bench = perFile(() => runOrders({ PLACE_AFTER_MS: '300' }));
afterEach(() => {
  bench.payments.refuseWith(undefined);
  bench.payments.beforeOpening(undefined);
  failReleases(false);
  bench.vouchers.failHolds(false);
});

/** Fails releases, as while catalogue and vouchers restart. */
const failReleases = (fail: boolean) => {
  bench.catalogue.failReleases(fail);
  bench.vouchers.failReleases(fail);
};

/** A buyer of two units who has a code. */
const withCode = async () => {
  const buyer = await aShopper(bench, { quantity: 2 });
  const { orderId } = buyer;
  await buyer.as((orders) => orders.attachVoucher({ code: 'FREIGHT', orderId }));
  return buyer;
};

const heldAt = ({ holds }: { holds: ReadonlyMap<string, string> }, orderId: string) =>
  [...holds].flatMap(([key, state]) => (key.startsWith(`${orderId}:`) && state === 'held' ? key : []));
const held = (orderId: string) => ({
  stock: heldAt(bench.catalogue, orderId),
  codes: heldAt(bench.vouchers, orderId),
});
const stored = (orderId: string) => bench.mongo.db.collection<{ _id: string }>('orders').findOne({ _id: orderId });

describe('a round that an order has left', () => {
  it('is given back although the order was placed meanwhile: the provider failed, catalogue and vouchers restarted', async () => {
    const buyer = await withCode();
    bench.payments.refuseWith(refused);
    failReleases(true);
    await expect(buyer.start()).rejects.toMatchObject({ kind: 'unavailable' });
    bench.payments.refuseWith(undefined);
    await buyer.start();
    bench.payments.outcomes.set(buyer.orderId, captured);
    await buyer.submit(buyer.orderId);
    failReleases(false);
    expect(await buyer.state(buyer.orderId)).toBe(OrderState.ORDER_STATE_PLACED);
    const own = [`${buyer.orderId}:2`];
    await eventually(() => expect(held(buyer.orderId)).toEqual({ stock: own, codes: own }));
  });

  it('is given back by the order of an earlier version that nothing was to be done about', async () => {
    const buyer = await withCode();
    await buyer.start();
    bench.payments.outcomes.set(buyer.orderId, captured);
    await buyer.submit(buyer.orderId);
    bench.catalogue.holds.set(`${buyer.orderId}:7`, 'held');
    const left = { $set: { releases: [7] }, $unset: { sweepAt: '', releaseAt: '' } } as const;
    await bench.mongo.db.collection<{ _id: string }>('orders').updateOne({ _id: buyer.orderId }, left);
    await eventually(async () => expect(await stored(buyer.orderId)).toMatchObject({ releases: [] }));
    expect(held(buyer.orderId).stock).toEqual([`${buyer.orderId}:1`]);
  });

  it('keeps no refund waiting while catalogue and vouchers are away', async () => {
    const buyer = await withCode();
    await buyer.start();
    await buyer.add({ quantity: 1, priceCents: 500, available: 10 });
    const { orderId: second } = await buyer.cart();
    await buyer.start();
    for (const orderId of [buyer.orderId, second]) bench.payments.outcomes.set(orderId, captured);
    await buyer.submit(second);
    failReleases(true);
    await expect(buyer.submit(buyer.orderId)).rejects.toMatchObject({ code: 'OrderCancelled' });
    await eventually(() => expect(bench.payments.refunds).toContain(`cancel:${buyer.orderId}`));
    const own = [`${buyer.orderId}:2`];
    expect(held(buyer.orderId)).toEqual({ stock: own, codes: own });
    failReleases(false);
    await eventually(() => expect(held(buyer.orderId)).toEqual({ stock: [], codes: [] }));
  });
});

describe('stock that was held when vouchers did not answer', () => {
  it('is kept for the next press, and not twice', async () => {
    const buyer = await withCode();
    bench.vouchers.failHolds(true);
    await expect(buyer.start()).rejects.toMatchObject({ kind: 'unavailable' });
    bench.vouchers.failHolds(false);
    // The circuit breaker of its vouchers client may still be open.
    await insisting(() => buyer.start());
    const own = [`${buyer.orderId}:1`];
    expect(held(buyer.orderId)).toEqual({ stock: own, codes: own });
  });

  it('goes back when the buyer goes on without that order', async () => {
    const buyer = await withCode();
    bench.vouchers.failHolds(true);
    await expect(buyer.start()).rejects.toMatchObject({ kind: 'unavailable' });
    bench.vouchers.failHolds(false);
    expect(held(buyer.orderId)).toEqual({ stock: [`${buyer.orderId}:1`], codes: [] });
    await buyer.as((orders) => orders.setLineQuantity({ lineId: buyer.lineId, quantity: 3 }));
    const { orderId } = await buyer.cart();
    await insisting(() => buyer.start());
    expect(held(buyer.orderId)).toEqual({ stock: [], codes: [] });
    expect(held(orderId)).toEqual({ stock: [`${orderId}:1`], codes: [`${orderId}:1`] });
  });
});

describe('a press of the pay button that payments does not answer', () => {
  const away = new DomainError('unavailable', 'Unavailable', 'down');

  it('leaves the hold to the payment that another press has opened', async () => {
    const buyer = await withCode();
    await buyer.start();
    bench.payments.refuseWith(away);
    await expect(buyer.start()).rejects.toMatchObject({ kind: 'unavailable' });
    const own = [`${buyer.orderId}:1`];
    expect(held(buyer.orderId)).toEqual({ stock: own, codes: own });
    bench.payments.outcomes.set(buyer.orderId, captured);
    await buyer.submit(buyer.orderId);
    expect(held(buyer.orderId)).toEqual({ stock: own, codes: own });
  });

  it('leaves it when payments is certain for one tab, and the other one has opened a payment meanwhile', async () => {
    const buyer = await withCode();
    bench.payments.beforeOpening(async () => {
      bench.payments.beforeOpening(undefined);
      await buyer.start();
      bench.payments.refuseWith(refused);
    });
    await expect(buyer.start()).rejects.toMatchObject({ code: 'PaymentUnavailable' });
    const own = [`${buyer.orderId}:1`];
    expect(held(buyer.orderId)).toEqual({ stock: own, codes: own });
  });

  it('posts no card for a hold that was given back after all', async () => {
    const buyer = await withCode();
    bench.payments.refuseWith(refused);
    await expect(buyer.start()).rejects.toMatchObject({ code: 'PaymentUnavailable' });
    expect(held(buyer.orderId)).toEqual({ stock: [], codes: [] });
    await expect(buyer.report(buyer.orderId, buyer.orderNo)).rejects.toMatchObject({ code: 'CartChanged' });
  });
});
