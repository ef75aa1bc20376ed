import { HoldState } from '@southline/contracts/catalogue';
import { OrderPlaced, orderPlaced, type ReturnProcessed } from '@southline/contracts/events';
import { partMessage, partOf } from '@southline/contracts/part-facts';
import { ReturnState } from '@southline/contracts/returns';
import { isDomainError } from '@southline/kernel/errors';
import { eventually, insisting, unique } from '@southline/testkit';
import { anOrderCancelled, orderCancelledMessage } from '@southline/testkit/order-cancelled';
import { anOrderPlaced } from '@southline/testkit/order-placed';
import { perFile } from '@southline/testkit/per-file';
import { aReturnProcessed, returnProcessedMessage } from '@southline/testkit/return-processed';
import { describe, expect, it } from 'vitest';
import { holds, restocks, stock, violations } from '../src/storage/collections.ts';
import { createHoldStore } from '../src/storage/hold-store.ts';
import { runningCatalogue } from './support/running-catalogue.ts';

const running = perFile(runningCatalogue);

const newPart = async (units: number) => {
  const partNo = unique('P').replace('-', '').toUpperCase();
  await stock(running.mongo).insertOne({
    _id: partNo,
    available: units,
    initial: units,
    held: 0,
    sold: 0,
    restocked: 0,
  });
  return partNo;
};
const stockOf = (partNo: string) => stock(running.mongo).findOne({ _id: partNo });
const line = (cleansedPartNo: string, quantity = 1) => ({ cleansedPartNo, quantity });
const unitsOf = ({ lines }: OrderPlaced) => lines.map((each) => line(partOf(each).cleansedPartNo, each.quantity));
const hold = (orderId: string, lines: { cleansedPartNo: string; quantity: number }[], round = 1) =>
  insisting(() => running.stock.holdStock({ orderId, round, lines }));
const release = (orderId: string, round = 1) => insisting(() => running.stock.releaseStock({ orderId, round }));

const place = async (
  orderId: string,
  lines: { cleansedPartNo: string; quantity: number }[],
  eventId = unique('event'),
  { key = orderId, parent }: { key?: string; parent?: OrderPlaced['parent'] } = {},
) => {
  const event = OrderPlaced.fromPartial({
    orderId,
    lines: lines.map(({ cleansedPartNo, quantity }) => ({ part: { cleansedPartNo }, quantity })),
    holdRound: 1,
    parent,
  });
  await running.broker.publish([
    {
      topic: orderPlaced.topic,
      key,
      value: Buffer.from(OrderPlaced.encode(event).finish()),
      headers: { 'event-id': eventId, 'occurred-at': new Date().toISOString(), 'aggregate-version': '1' },
    },
  ]);
  return eventId;
};
const handled = async (eventId: string) =>
  (await running.mongo.db.collection<{ _id: string }>('inbox').findOne({ _id: `settle-hold:${eventId}` })) !== null;
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'held',
    (error: unknown) => (isDomainError(error) ? error.code : 'bug'),
  );

describe('holding', () => {
  it('is refused to anybody but orders', async () => {
    const part = await newPart(1);
    await expect(
      running.anonymousStock.holdStock({ orderId: unique('o'), round: 1, lines: [line(part)] }),
    ).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('takes all lines or none, and names what falls short', async () => {
    const [plenty, scarce] = [await newPart(10), await newPart(1)];
    await expect(hold(unique('o'), [line(plenty, 2), line(scarce, 2), line('NOSUCHPART')])).rejects.toMatchObject({
      kind: 'conflict',
      code: 'StockShort',
      details: { [scarce]: '1', NOSUCHPART: '0' },
    });
    expect(await stockOf(plenty)).toMatchObject({ available: 10, held: 0 });
  });

  it('answers the same hold to a repeat, and refuses one with other lines', async () => {
    const part = await newPart(5);
    const orderId = unique('o');
    await Promise.all(Array.from({ length: 8 }, () => hold(orderId, [line(part), line(part)])));
    expect(await hold(orderId, [line(part, 2)])).toEqual({ state: HoldState.HOLD_STATE_HELD });
    expect(await stockOf(part)).toMatchObject({ available: 3, held: 2 });
    await expect(hold(orderId, [line(part, 3)])).rejects.toMatchObject({ code: 'HoldDiffers' });
  });

  it('gives the last unit to one of 200 buyers', async () => {
    const part = await newPart(1);
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcome(hold(unique('o'), [line(part)]))));
    expect(outcomes.filter((word) => word === 'held')).toHaveLength(1);
    expect(outcomes.filter((word) => word === 'StockShort')).toHaveLength(199);
    expect(await stockOf(part)).toMatchObject({ available: 0, held: 1 });
  });

  it('keeps answering the winner while others are refused', async () => {
    const part = await newPart(1);
    const buyers = Array.from({ length: 20 }, () => unique('o'));
    const outcomes = await Promise.all(
      buyers.map((orderId) => Promise.all([1, 2, 3].map(() => outcome(hold(orderId, [line(part)]))))),
    );
    expect(outcomes.filter((words) => words.every((word) => word === 'held'))).toHaveLength(1);
    expect(outcomes.filter((words) => words.every((word) => word === 'StockShort'))).toHaveLength(19);
  });

  it('sells five units in pairs twice', async () => {
    const part = await newPart(5);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome(hold(unique('o'), [line(part, 2)]))));
    expect(outcomes.filter((word) => word === 'held')).toHaveLength(2);
    expect(await stockOf(part)).toMatchObject({ available: 1, held: 4 });
  });

  it('lets carts with the same eight parts in any order all through', async () => {
    const parts = await Promise.all(Array.from({ length: 8 }, () => newPart(150)));
    const shuffled = () => parts.map((part) => ({ part, at: Math.random() })).sort((a, b) => a.at - b.at);
    const outcomes = await Promise.all(
      Array.from({ length: 150 }, () =>
        outcome(
          hold(
            unique('o'),
            shuffled().map(({ part }) => line(part)),
          ),
        ),
      ),
    );
    expect(outcomes.filter((word) => word !== 'held')).toEqual([]);
    for (const part of parts) expect(await stockOf(part)).toMatchObject({ available: 0, held: 150 });
  });
});

describe('releasing', () => {
  it('releases the units once, even if repeated', async () => {
    const part = await newPart(4);
    const orderId = unique('o');
    await hold(orderId, [line(part, 3)]);
    await Promise.all(Array.from({ length: 5 }, () => release(orderId)));
    expect(await stockOf(part)).toMatchObject({ available: 4, held: 0 });
  });

  it('before the hold leaves a tombstone that refuses it, but not a later round', async () => {
    const part = await newPart(1);
    const orderId = unique('o');
    expect(await release(orderId)).toEqual({ state: HoldState.HOLD_STATE_RELEASED });
    await expect(hold(orderId, [line(part)])).rejects.toMatchObject({ code: 'HoldEnded' });
    expect(await hold(orderId, [line(part)], 2)).toEqual({ state: HoldState.HOLD_STATE_HELD });
  });

  it('racing the hold leaves either nothing held or a refused hold', async () => {
    const part = await newPart(20);
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const orderId = unique('o');
        await Promise.all([outcome(hold(orderId, [line(part)])), release(orderId)]);
        await release(orderId);
      }),
    );
    expect(await stockOf(part)).toMatchObject({ available: 20, held: 0 });
  });
});

it('counts open holds, and reports the age of the oldest', async () => {
  const store = createHoldStore(running.mongo);
  const before = await store.open();
  const orderId = unique('o');
  await hold(orderId, [line(await newPart(1))]);
  const held = await store.open();
  expect(held.count).toBe(before.count + 1);
  expect(held.oldest?.getTime()).toBeLessThanOrEqual(Date.now());
  await release(orderId);
  expect((await store.open()).count).toBe(before.count);
});

describe('order-placed', () => {
  it('turns the hold into a sale once, delivered five times', async () => {
    const part = await newPart(9);
    const orderId = unique('o');
    await hold(orderId, [line(part, 2)]);
    const eventId = await place(orderId, [line(part, 2)]);
    for (let copy = 0; copy < 4; copy += 1) await place(orderId, [line(part, 2)], eventId);
    await eventually(async () => expect(await stockOf(part)).toMatchObject({ available: 7, held: 0, sold: 2 }));
    // The same key means the same partition: once the later event is handled, all earlier copies are handled too.
    const later = await place(orderId, [line(part, 2)]);
    await eventually(async () => expect(await handled(later)).toBe(true));
    expect(await stockOf(part)).toMatchObject({ available: 7, held: 0, sold: 2 });
    expect(await release(orderId)).toEqual({ state: HoldState.HOLD_STATE_SETTLED });
    expect(await hold(orderId, [line(part, 2)])).toEqual({ state: HoldState.HOLD_STATE_SETTLED });
  });

  it('of a follow-on order sells nothing: its units were sold with the parent', async () => {
    const [part, marker] = [await newPart(9), await newPart(1)];
    const [orderId, followOn] = [unique('o'), unique('o')];
    await hold(orderId, [line(part, 2)]);
    await place(orderId, [line(part, 2)]);
    await place(followOn, [line(part, 2)], unique('event'), {
      parent: { orderId, orderNo: 'SL1', offerNo: 1, returnNo: '' },
    });
    // The same key means the same partition, so the event of the follow-on order is handled first.
    const later = await place(unique('o'), [line(marker)], unique('event'), { key: followOn });
    await eventually(async () => expect(await handled(later)).toBe(true));
    await eventually(async () => expect(await stockOf(part)).toMatchObject({ available: 7, held: 0, sold: 2 }));
    expect(await holds(running.mongo).countDocuments({ orderId: followOn })).toBe(0);
  });

  it('of an exchange order sells its own hold, once', async () => {
    const part = await newPart(9);
    const [orderId, exchange] = [unique('o'), unique('o')];
    const parent = { orderId, orderNo: 'SL1', offerNo: 0, returnNo: 'SR1' };
    await hold(exchange, [line(part, 2)]);
    const event = await place(exchange, [line(part, 2)], unique('event'), { parent });
    await eventually(async () => expect(await handled(event)).toBe(true));
    expect(await stockOf(part)).toMatchObject({ available: 7, held: 0, sold: 2 });
  });

  it('racing a release ends in one of the two, with nothing lost', async () => {
    const part = await newPart(10);
    const orders = Array.from({ length: 10 }, () => unique('o'));
    await Promise.all(orders.map((orderId) => hold(orderId, [line(part)])));
    await Promise.all(orders.flatMap((orderId) => [place(orderId, [line(part)]), release(orderId)]));
    await eventually(async () => {
      const settled = await holds(running.mongo).countDocuments({
        _id: { $in: orders.map((id) => `${id}:1`) },
        state: 'SETTLED',
      });
      expect(settled).toBe(10);
    });
    expect(await stockOf(part)).toMatchObject({ available: 0, held: 0, sold: 10 });
  });

  it('without a hold sells the available units and records the missing ones', async () => {
    const [there, gone] = [await newPart(3), await newPart(0)];
    const orderId = unique('o');
    await place(orderId, [line(there, 2), line(gone)]);
    await eventually(async () => expect(await stockOf(there)).toMatchObject({ available: 1, sold: 2 }));
    expect(await stockOf(gone)).toMatchObject({ available: 0, held: 0, sold: 0 });
    expect(await violations(running.mongo).find({ orderId }).toArray()).toMatchObject([
      { partNo: gone, quantity: 1, reason: 'missing' },
    ]);
  });
});

describe('goods that come back', () => {
  const returned = aReturnProcessed(anOrderPlaced()).lines[0] as ReturnProcessed['lines'][0];
  const aReturn = (
    lines: readonly { partNo: string; quantity: number; back: boolean }[],
    change: Partial<ReturnProcessed> = {},
  ) =>
    aReturnProcessed(anOrderPlaced(), {
      lines: lines.map(({ partNo: cleansedPartNo, quantity, back: includeInStock }, place) => ({
        ...returned,
        part: partMessage({ ...partOf(returned), cleansedPartNo }),
        lineId: `l${place}`,
        quantity,
        includeInStock,
      })),
      ...change,
    });

  it('go into stock once per line, for repeated events in any order', async () => {
    const [kept, scrapped, gone] = [await newPart(5), await newPart(5), unique('GONE').replace('-', '')];
    const first = aReturn([
      { partNo: kept, quantity: 2, back: true },
      { partNo: kept, quantity: 1, back: true },
      { partNo: scrapped, quantity: 3, back: false },
    ]);
    const second = aReturn([{ partNo: gone, quantity: 4, back: true }]);
    const declined = aReturn([{ partNo: kept, quantity: 9, back: true }], {
      outcome: ReturnState.RETURN_STATE_DECLINED,
    });
    const messages = [first, second, declined].map((event) => returnProcessedMessage(event));
    const again = [second, first, declined, first].map((event) => returnProcessedMessage(event));
    await running.broker.publish([...messages, ...again, ...messages.toReversed(), ...again]);
    const last = aReturn([{ partNo: kept, quantity: 1, back: true }]);
    await running.broker.publish(
      [first, second, declined].map(({ returnId: key }) => ({ ...returnProcessedMessage(last), key })),
    );
    await eventually(async () => {
      expect(await stockOf(kept)).toEqual({ _id: kept, available: 9, initial: 5, held: 0, sold: 0, restocked: 4 });
      expect(await stockOf(gone)).toMatchObject({ available: 4, restocked: 4, initial: 0 });
    });
    expect(await stockOf(scrapped)).toMatchObject({ available: 5, restocked: 0 });
    const { returnId } = first;
    expect(await restocks(running.mongo).find({ returnId }).sort({ _id: 1 }).toArray()).toMatchObject([
      { _id: `${returnId}:l0`, partNo: kept, quantity: 2 },
      { _id: `${returnId}:l1`, partNo: kept, quantity: 1 },
    ]);
  });
});

describe('units that are cancelled', () => {
  /** An order with a part twice: one line with a price, one without. */
  const anOrder = (partNo: string) => {
    const order = anOrderPlaced({ holdRound: 1 });
    for (const line of order.lines) line.part = partMessage({ ...partOf(line), cleansedPartNo: partNo });
    const [, unpriced] = order.lines;
    if (unpriced) Object.assign(unpriced, { price: undefined, total: undefined, priceOnApplication: true });
    return order;
  };
  const sold = (order: OrderPlaced) => hold(order.orderId, unitsOf(order));
  const followedBy = (partNo: string, orderId: string) => {
    const later = anOrder(partNo);
    return { ...orderCancelledMessage(anOrderCancelled(later, { units: { '1001': 1 } })), key: orderId };
  };

  it('go back into stock once, with and without a price, however often the cancellations are told', async () => {
    const part = await newPart(9);
    const order = anOrder(part);
    await sold(order);
    await place(order.orderId, unitsOf(order));
    const first = anOrderCancelled(order, { no: 1, units: { '2002': 1 } });
    const second = anOrderCancelled(order, { no: 2, units: { '1001': 1, '2002': 3 } });
    const messages = [first, second].map((event) => orderCancelledMessage(event));
    const again = [second, first, first].map((event) => orderCancelledMessage(event));
    await running.broker.publish([...messages, ...again, ...messages, followedBy(part, order.orderId)]);
    await eventually(async () =>
      expect(await stockOf(part)).toEqual({ _id: part, available: 10, held: 0, sold: 5, restocked: 6, initial: 9 }),
    );
    const { orderId } = order;
    expect(await restocks(running.mongo).find({ orderId }).sort({ _id: 1 }).toArray()).toMatchObject([
      { _id: `${orderId}/1:2002`, cancellationNo: 1, quantity: 1 },
      { _id: `${orderId}/2:1001`, cancellationNo: 2, quantity: 1 },
      { _id: `${orderId}/2:2002`, cancellationNo: 2, quantity: 3 },
    ]);
  });

  it('count the same when the cancellation is told before the order', async () => {
    const part = await newPart(9);
    const order = anOrder(part);
    await sold(order);
    await running.broker.publish([orderCancelledMessage(anOrderCancelled(order))]);
    await eventually(async () => expect(await stockOf(part)).toMatchObject({ available: 9, held: 5, restocked: 5 }));
    await place(order.orderId, unitsOf(order));
    await eventually(async () =>
      expect(await stockOf(part)).toEqual({ _id: part, available: 9, held: 0, sold: 5, restocked: 5, initial: 9 }),
    );
    expect(await violations(running.mongo).countDocuments({ orderId: order.orderId })).toBe(0);
  });

  it('are none when an order was never placed', async () => {
    const part = await newPart(9);
    const event = { ...anOrderCancelled(anOrder(part)), cancellation: undefined };
    await running.broker.publish([orderCancelledMessage(event), followedBy(part, event.orderId)]);
    await eventually(async () => expect(await stockOf(part)).toMatchObject({ available: 10, restocked: 1 }));
  });
});
