import { OrderPlaced, orderPlaced, paymentCaptured, paymentRefunded } from '@southline/contracts/events';
import { OrderState, PaymentOutcome } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { DomainError } from '@southline/kernel/errors';
import { noRemarks } from '@southline/kernel/order';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { afterEach, describe, expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';
import { aShopper, delivery, type Wanted } from './support/shopper.ts';

const captured = AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED;

const bench = perFile(() => runOrders({ HOLD_MINUTES: '0.1', PLACE_AFTER_MS: '600' }));
afterEach(() => {
  bench.payments.refuseWith(undefined);
  bench.catalogue.setDown(false);
});

const shopper = (wanted?: Wanted) => aShopper(bench, wanted);

const placedEvents = (orderId: string) =>
  bench.mongo.db.collection('outbox').countDocuments({ key: orderId, topic: /order-placed/ });

const placedEvent = async (orderId: string) => (await eventsOf(bench.mongo, orderPlaced, orderId))[0];

describe('a checkout', () => {
  it('freezes what was shown, holds its stock, and is placed once however often it is submitted', async () => {
    const buyer = await shopper({ quantity: 2 });
    const attempt = await buyer.start();
    expect(bench.catalogue.holds.get(`${buyer.orderId}:1`)).toBe('held');
    expect(bench.payments.amounts.get(buyer.orderId)).toBe(4000 + 1295);
    bench.payments.outcomes.set(buyer.orderId, captured);
    const confirmed = await buyer.as((orders) =>
      orders.confirmPayment({
        orderId: buyer.orderId,
        orderNo: buyer.orderNo,
        accessCode: attempt.accessCode,
        transactionNo: attempt.transactionNo,
      }),
    );
    expect(confirmed.outcome).toBe(PaymentOutcome.PAYMENT_OUTCOME_CAPTURED);
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.submit(buyer.orderId)));
    expect(new Set(answers.map(({ orderNo }) => orderNo))).toEqual(new Set([buyer.orderNo]));
    expect(await placedEvents(buyer.orderId)).toBe(1);
    expect(await placedEvent(buyer.orderId)).toMatchObject({ paymentTransaction: '4711', cardLastFour: '1111' });
    expect((await buyer.cart()).lines).toEqual([]);
  });

  it('answers the same attempt to a double click and opens no second order', async () => {
    const buyer = await shopper();
    const [first, second] = await Promise.all([buyer.start(), buyer.start()]);
    expect(second).toEqual(first);
    expect(await bench.mongo.db.collection('orders').countDocuments({ owner: `guest:${buyer.guest}` })).toBe(1);
  });

  it('asks for a reload when the amount, the price or the cart is not what the buyer saw', async () => {
    const buyer = await shopper();
    await expect(buyer.start(1)).rejects.toMatchObject({ code: 'CartChanged', message: 're-load' });
    const { orderId, orderNo, totals } = await buyer.cart();
    const seen = totals?.totalToPay?.cents ?? 0;
    bench.catalogue.parts.set(buyer.part, { priceCents: 2500, available: 10 });
    const shown = { orderId, orderNo, amount: { cents: seen, currency: 'AUD' }, language: 'en', region: 'au' };
    await expect(buyer.as((orders) => orders.startPayment(shown))).rejects.toMatchObject({ code: 'CartChanged' });
    expect(bench.catalogue.holds.has(`${orderId}:1`)).toBe(false);
    await expect(buyer.start(seen)).rejects.toMatchObject({ code: 'CartChanged' });
    await buyer.start();
    await buyer.as((orders) => orders.setLineQuantity({ lineId: buyer.lineId, quantity: 3 }));
    const stale = { orderId, orderNo, amount: { cents: 2500 + 1295, currency: 'AUD' }, language: 'en', region: 'au' };
    await expect(buyer.as((orders) => orders.startPayment(stale))).rejects.toMatchObject({ code: 'CartChanged' });
    expect((await buyer.cart()).orderId).not.toBe(orderId);
  });

  it('charges the frozen total: an edit in another tab after the access code changes nothing that is paid', async () => {
    const buyer = await shopper();
    await buyer.start();
    await buyer.as((orders) => orders.setLineQuantity({ lineId: buyer.lineId, quantity: 4 }));
    bench.payments.outcomes.set(buyer.orderId, captured);
    await buyer.submit(buyer.orderId);
    expect((await buyer.cart()).lines.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('refuses what is not in stock before any payment, naming the lines', async () => {
    const buyer = await shopper({ quantity: 5, available: 2 });
    await expect(buyer.start()).rejects.toMatchObject({ code: 'StockShort', details: { [buyer.part]: '2' } });
    expect(bench.payments.amounts.has(buyer.orderId)).toBe(false);
  });

  it('counts the units that its own payment holds as there for its buyer', async () => {
    const buyer = await shopper({ quantity: 2, available: 2 });
    await buyer.start();
    bench.catalogue.parts.set(buyer.part, { priceCents: 2000, available: 0 });
    expect((await buyer.cart()).lines.map(({ warehouseStock }) => warehouseStock)).toEqual([2]);
  });

  it('gives the stock back when payments is certain that no attempt was opened, and takes it anew with the next click', async () => {
    const buyer = await shopper();
    bench.payments.refuseWith(new DomainError('unavailable', 'PaymentUnavailable', 'no access code'));
    await expect(buyer.start()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(bench.catalogue.holds.get(`${buyer.orderId}:1`)).toBe('released');
    bench.payments.refuseWith(undefined);
    await buyer.start();
    expect(bench.catalogue.holds.get(`${buyer.orderId}:2`)).toBe('held');
  });

  it('is not placed without a captured payment', async () => {
    const buyer = await shopper();
    await expect(buyer.submit(buyer.orderId)).rejects.toMatchObject({ code: 'PaymentRequired' });
    await buyer.start();
    await expect(buyer.submit(buyer.orderId)).rejects.toMatchObject({ code: 'PaymentRequired' });
  });

  it('needs no payment for prices to be advised', async () => {
    const buyer = await shopper({ priceCents: 0 });
    await expect(buyer.start()).rejects.toMatchObject({ kind: 'invalid' });
    await buyer.submit(buyer.orderId);
    await buyer.submit(buyer.orderId);
    expect(await buyer.state(buyer.orderId)).toBe(OrderState.ORDER_STATE_PLACED);
    expect(await placedEvents(buyer.orderId)).toBe(1);
  });

  it('with nothing to pay that ended before it was submitted goes on with the next try', async () => {
    const buyer = await shopper({ priceCents: 0, available: 0 });
    await expect(buyer.submit(buyer.orderId)).rejects.toMatchObject({ code: 'StockShort' });
    await eventually(async () => expect(await buyer.state(buyer.orderId)).toBe(OrderState.ORDER_STATE_EXPIRED));
    bench.catalogue.parts.set(buyer.part, { priceCents: 0, available: 5 });
    await expect(buyer.submit(buyer.orderId)).rejects.toMatchObject({ code: 'CartChanged' });
    const { orderId } = await buyer.cart();
    expect(orderId).not.toBe(buyer.orderId);
    await buyer.submit(orderId);
    expect(await placedEvents(orderId)).toBe(1);
  });

  it('wants delivery details first', async () => {
    const guest = bench.as(unique('guest'));
    bench.catalogue.parts.set('NODETAILS', { priceCents: 100, available: 1 });
    const { orderId, orderNo } = await guest((orders) =>
      orders.addToCart({ partNo: 'NODETAILS', quantity: 1, vehicleSlug: '', idempotencyKey: '' }),
    );
    const amount = { cents: 1395, currency: 'AUD' };
    await expect(
      guest((orders) => orders.startPayment({ orderId, orderNo, amount, language: 'en', region: 'au' })),
    ).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('an order whose browser has gone', () => {
  it('keeps what was saved before paying when it is submitted without a word of it', async () => {
    const buyer = await shopper();
    const saved = {
      ccEmails: ['desk@example.com'],
      businessName: 'Quay Motors Pty Ltd',
      purchaseOrderNo: 'PO 7',
      notes: 'Ring twice.',
    };
    await buyer.as((orders) => orders.saveCustomerDetails({ delivery, remarks: saved }));
    const { orderId } = buyer;
    await buyer.start();
    bench.payments.outcomes.set(orderId, captured);
    await buyer.as((orders) =>
      orders.submitOrder({ orderId, delivery, remarks: undefined, language: '', region: '', onlyPaid: false }),
    );
    const { order } = await buyer.as((orders) => orders.getOrder({ key: { $case: 'orderId', value: orderId } }));
    expect(order).toMatchObject({ state: OrderState.ORDER_STATE_PLACED, remarks: saved });
    expect(await buyer.cart()).toMatchObject({
      remarks: noRemarks,
      delivery: undefined,
    });
  });

  it('is placed by the sweeper after its capture was announced', async () => {
    const buyer = await shopper();
    await buyer.start();
    bench.payments.outcomes.set(buyer.orderId, captured);
    const message = paymentCaptured.message.fromJSON({
      orderId: buyer.orderId,
      attemptNo: 1,
      amount: { cents: 3295, currency: 'AUD' },
      providerTransaction: '4711',
    });
    const event = outboxEvent(paymentCaptured, message, { version: 1, occurredAt: new Date() });
    await bench.broker.publish(Array.from({ length: 5 }, () => event));
    await eventually(async () => expect(await buyer.state(buyer.orderId)).toBe(OrderState.ORDER_STATE_PLACED));
    expect(await placedEvents(buyer.orderId)).toBe(1);
  });

  it('ends unpaid after its time and gives its stock back', async () => {
    const buyer = await shopper();
    await buyer.start();
    await eventually(async () => expect(await buyer.state(buyer.orderId)).toBe(OrderState.ORDER_STATE_EXPIRED));
    await eventually(() => expect(bench.catalogue.holds.get(`${buyer.orderId}:1`)).toBe('released'));
  });

  it('is placed as frozen when the capture comes late and stock is there', async () => {
    const buyer = await shopper();
    await buyer.start();
    await eventually(async () => expect(await buyer.state(buyer.orderId)).toBe(OrderState.ORDER_STATE_EXPIRED));
    bench.payments.outcomes.set(buyer.orderId, captured);
    await buyer.submit(buyer.orderId);
    expect(bench.catalogue.holds.get(`${buyer.orderId}:2`)).toBe('held');
  });

  it('is refunded and cancelled when the capture comes late and the stock is gone', async () => {
    const buyer = await shopper({ available: 1 });
    await buyer.start();
    await eventually(async () => expect(await buyer.state(buyer.orderId)).toBe(OrderState.ORDER_STATE_EXPIRED));
    bench.catalogue.parts.set(buyer.part, { priceCents: 2000, available: 0 });
    bench.payments.outcomes.set(buyer.orderId, captured);
    await expect(buyer.submit(buyer.orderId)).rejects.toMatchObject({ code: 'OrderCancelled' });
    const reference = `cancel:${buyer.orderId}`;
    await eventually(() => expect(bench.payments.refunds).toContain(reference));
    const message = paymentRefunded.message.fromJSON({
      orderId: buyer.orderId,
      amount: { cents: 3295, currency: 'AUD' },
      reference,
    });
    await bench.broker.publish([outboxEvent(paymentRefunded, message, { version: 1, occurredAt: new Date() })]);
    await eventually(async () => expect(await buyer.state(buyer.orderId)).toBe(OrderState.ORDER_STATE_CANCELLED));
    expect(await placedEvents(buyer.orderId)).toBe(0);
  });
});

describe('a hold that the catalogue asks about', () => {
  const asks = async (orderId: string, round: number) =>
    (await bench.asService('catalogue', (orders) => orders.giveUpHold({ orderId, round }))).givenUp;

  it('is given up unless the order waits for its payment or was placed with it', async () => {
    const [waiting, placed] = [await shopper(), await shopper()];
    await waiting.start();
    expect(await asks(waiting.orderId, 1)).toBe(false);
    expect(await asks(waiting.orderId, 7)).toBe(true);
    await placed.start();
    bench.payments.outcomes.set(placed.orderId, captured);
    await placed.submit(placed.orderId);
    expect(await asks(placed.orderId, 1)).toBe(false);
    expect(await asks('nobody-knows-it', 1)).toBe(true);
    const asked = [waiting, placed].flatMap(({ orderId }) => [1, 7].map((round) => ({ orderId, round })));
    const unknown = { orderId: 'nobody-knows-it', round: 1 };
    const { holds } = await bench.asService('catalogue', (orders) =>
      orders.listUnneededHolds({ holds: [...asked, unknown] }),
    );
    expect(holds).toEqual([...asked.filter(({ round }) => round === 7), unknown]);
  });

  it('is not taken again by an order that had ended', async () => {
    const buyer = await shopper();
    await buyer.start();
    await eventually(async () => expect(await buyer.state(buyer.orderId)).toBe(OrderState.ORDER_STATE_EXPIRED));
    expect(await asks(buyer.orderId, 2)).toBe(true);
    expect(await asks(buyer.orderId, 2)).toBe(true);
    bench.payments.outcomes.set(buyer.orderId, captured);
    await buyer.submit(buyer.orderId);
    // Not released yet, or already released by the sweeper.
    expect(bench.catalogue.holds.get(`${buyer.orderId}:2`)).not.toBe('held');
    expect(bench.catalogue.holds.get(`${buyer.orderId}:3`)).toBe('held');
  });

  it('is the catalogue’s business alone', async () => {
    const buyer = await shopper();
    const request = { orderId: buyer.orderId, round: 1 };
    await expect(buyer.as((orders) => orders.giveUpHold(request))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(bench.asService('content', (orders) => orders.giveUpHold(request))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('a cart', () => {
  it('is shown as last seen while the catalogue is away', async () => {
    const buyer = await shopper({ quantity: 2 });
    bench.catalogue.setDown(true);
    const cart = await buyer.cart();
    expect(cart.lines.map(({ part, quantity }) => [part?.partNo, quantity])).toEqual([[buyer.part, 2]]);
  });

  it('names a part that is gone once', async () => {
    const buyer = await shopper();
    bench.catalogue.parts.delete(buyer.part);
    expect((await buyer.cart()).removedPartNos).toEqual([buyer.part]);
    expect((await buyer.cart()).removedPartNos).toEqual([]);
  });

  it('adds once for one idempotency key and refuses the key for another body', async () => {
    const buyer = await shopper();
    const add = (quantity: number) =>
      buyer.as((orders) => orders.addToCart({ partNo: buyer.part, quantity, vehicleSlug: '', idempotencyKey: 'k1' }));
    const answers = await Promise.all([add(2), add(2), add(2)]);
    expect(answers.map(({ quantity }) => quantity)).toEqual([3, 3, 3]);
    await expect(add(4)).rejects.toMatchObject({ code: 'KeyReused' });
  });

  it('adds to the cart that is there, though the caller expected none', async () => {
    const buyer = await shopper({ available: 999 });
    const request = { partNo: buyer.part, vehicleSlug: '', idempotencyKey: '', newOwner: true };
    const added = await buyer.as((orders) => orders.addToCart({ ...request, quantity: 2 }));
    expect(added).toMatchObject({ orderId: buyer.orderId, quantity: 3 });
  });

  it('keeps every one of many changes at once', async () => {
    const buyer = await shopper({ available: 999 });
    const add = () =>
      buyer.as((orders) => orders.addToCart({ partNo: buyer.part, quantity: 1, vehicleSlug: '', idempotencyKey: '' }));
    await Promise.all(Array.from({ length: 6 }, add));
    expect((await buyer.cart()).lines[0]?.quantity).toBe(7);
  });

  it('belongs to its owner alone', async () => {
    const buyer = await shopper();
    const stranger = bench.as(unique('guest'));
    await expect(
      stranger((orders) => orders.setLineQuantity({ lineId: buyer.lineId, quantity: 2 })),
    ).rejects.toMatchObject({ kind: 'not-found' });
    await buyer.start();
    await expect(
      stranger((orders) => orders.getOrder({ key: { $case: 'orderNo', value: buyer.orderNo } })),
    ).rejects.toMatchObject({ kind: 'not-found' });
    const { orderId, orderNo } = buyer;
    await expect(
      stranger((orders) => orders.confirmPayment({ orderId, orderNo, accessCode: '', transactionNo: '' })),
    ).rejects.toMatchObject({ kind: 'not-found' });
    await expect(bench.anonymous.getCart({})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('is read by staff too, and by no other member', async () => {
    const buyer = await shopper();
    await buyer.start();
    const read = (role: 'Member' | 'Dealer' | 'Admin') =>
      bench.asMember(
        unique('M'),
        role,
      )((orders) => orders.getOrder({ key: { $case: 'orderNo', value: buyer.orderNo } }));
    for (const role of ['Dealer', 'Admin'] as const) expect((await read(role)).order?.orderNo).toBe(buyer.orderNo);
    await expect(read('Member')).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('an order that nothing is to be paid for', () => {
  it('is refused where the caller has not counted it, with the number of its copies, and leaves nothing behind', async () => {
    const buyer = await shopper({ priceCents: 0 });
    const ccEmails = ['a@example.com', 'b@example.com'];
    await buyer.as((orders) => orders.saveCustomerDetails({ delivery, remarks: { ...noRemarks, ccEmails } }));
    const submit = (onlyPaid: boolean) =>
      buyer.as((orders) =>
        orders.submitOrder({
          orderId: buyer.orderId,
          delivery,
          remarks: undefined,
          language: 'en',
          region: 'au',
          onlyPaid,
        }),
      );
    await expect(submit(true)).rejects.toMatchObject({ code: 'FreeOrder', details: { copies: '2' } });
    expect(await bench.mongo.db.collection('orders').countDocuments({ _id: buyer.orderId as never })).toBe(0);
    expect(await submit(false)).toMatchObject({ orderId: buyer.orderId });
    expect(await submit(true)).toMatchObject({ orderId: buyer.orderId });
  });

  it('says in its event that nobody knows whose the addresses are, unless money says that the buyer is real', async () => {
    const told = async (orderId: string) => {
      const event = await bench.mongo.db.collection('outbox').findOne({ key: orderId, topic: /order-placed/ });
      return OrderPlaced.decode(event?.value.buffer).buyerUnproven;
    };
    const free = await shopper({ priceCents: 0 });
    await free.submit(free.orderId);
    expect(await told(free.orderId)).toBe(true);
    const paid = await shopper();
    await paid.start();
    bench.payments.outcomes.set(paid.orderId, captured);
    await paid.submit(paid.orderId);
    expect(await told(paid.orderId)).toBe(false);
  });
});

describe('order numbers', () => {
  it('are never given twice by processes that count at once', async () => {
    const { createOrderNumbers } = await import('../src/storage/order-numbers.ts');
    const processes = Array.from({ length: 4 }, () => createOrderNumbers(bench.mongo));
    const keys = await Promise.all(processes.flatMap((numbers) => Array.from({ length: 120 }, () => numbers.next())));
    expect(new Set(keys.map(({ orderNo }) => orderNo)).size).toBe(480);
  });
});
