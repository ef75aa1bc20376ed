import { DeliveryChanged, deliveryChanged, ordersStaffActed } from '@southline/contracts/events';
import { OrderSelection, OrderState, OrderStepKind, UpdateFulfilmentRequest } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { describe, expect, it } from 'vitest';
import { orders } from '../src/storage/collections.ts';
import { runOrders } from './support/bench.ts';
import { aShopper, delivery } from './support/shopper.ts';

const bench = perFile(runOrders);
type Caller = ReturnType<typeof bench.as>;

const elsewhere = {
  ...delivery,
  addressLine: '9 Far Road',
  locality: 'Perth',
  state: 'WA',
  postcode: '6000',
  email: 'thief@example.com',
};
const staff = () => bench.asMember('D7', 'Dealer');

const placed = async (as?: Caller) => {
  const shopper = await aShopper(bench, { quantity: 2, ...(as && { as }) });
  await shopper.start();
  bench.payments.outcomes.set(shopper.orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  const { orderId } = await shopper.submit(shopper.orderId);
  return { ...shopper, orderId };
};
const change = (as: Caller, orderId: string, requestId = unique('press'), to = elsewhere) =>
  as((service) => service.changeDelivery({ orderId, delivery: to, requestId }));
const dispatch = (orderId: string) => {
  const request = { orderIds: [orderId], state: OrderState.ORDER_STATE_DISPATCHED };
  return staff()((service) => service.updateFulfilment(UpdateFulfilmentRequest.fromPartial(request)));
};
const stored = async (orderId: string) => {
  const order = await orders(bench.mongo).findOne({ _id: orderId });
  if (!order) throw new Error('no order');
  return order;
};
const told = async (orderId: string) =>
  (await eventsOf(bench.mongo, deliveryChanged)).filter((event) => event.orderId === orderId);

describe('the delivery address', () => {
  it('is changed by the guest, the member and staff, each told once, and only the staff’s step is in the journal', async () => {
    const membershipNo = unique('M');
    const member = bench.asMember(membershipNo);
    const [guests, members] = [await placed(), await placed(member)];
    const presses = [
      [guests.orderId, guests.as, ''],
      [members.orderId, member, ''],
      [guests.orderId, staff(), 'D7'],
    ] as const;
    for (const [nth, [orderId, as, by]] of presses.entries()) {
      const to = { ...elsewhere, lastName: `Kim${nth}`, addressLine: `${nth} Far Road` };
      const requestId = unique('press');
      for (const _ of [1, 2]) await change(as, orderId, requestId, to);
      const after = await stored(orderId);
      expect(after).toMatchObject({ state: 'Placed', delivery: { ...to, email: 'robin@example.com' } });
      expect(after.words).toContain(`kim${nth}`);
      expect((await told(orderId)).at(-1)).toEqual(
        DeliveryChanged.fromPartial({
          orderId,
          orderNo: after.orderNo,
          owner: after.owner,
          region: 'au',
          language: 'en',
          delivery: after.delivery,
          changeNo: after.deliveryChanges?.length ?? 0,
          changedAt: after.deliveryChanges?.at(-1)?.at.toISOString() ?? '',
          changedBy: by,
          requestId,
          expected: after.expected,
        }),
      );
    }
    expect(await told(guests.orderId)).toHaveLength(2);
    const { order } = await guests.as((service) =>
      service.getOrder({ key: { $case: 'orderId', value: guests.orderId } }),
    );
    expect(order?.steps.map(({ kind }) => kind)).toContain(OrderStepKind.ORDER_STEP_KIND_DELIVERY_CHANGED);
    const acted = (await eventsOf(bench.mongo, ordersStaffActed)).filter(({ action }) => action === 'delivery-changed');
    expect(acted).toMatchObject([{ orderId: guests.orderId, actor: 'D7' }]);
    expect(JSON.stringify(acted)).not.toMatch(/Far Road|Carlton|robin/);
  });

  it('of somebody else’s order is not found, and a wrong one is refused by its field', async () => {
    const { orderId, as } = await placed();
    for (const stranger of [bench.as(unique('guest')), bench.asMember(unique('M'))])
      await expect(change(stranger, orderId)).rejects.toMatchObject({ kind: 'not-found' });
    const wrong = { ...elsewhere, postcode: '0000' };
    await expect(change(as, orderId, 'wrong', wrong)).rejects.toMatchObject({
      code: 'InvalidRequest',
      details: { postcode: 'Invalid Australian postcode' },
    });
    expect((await stored(orderId)).delivery).toMatchObject({ locality: 'Carlton' });
  });

  it('and the dispatch at the same moment: the parcel has the address that the buyer was answered', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const { orderId, as } = await placed();
      const [sent, changed] = await Promise.allSettled([dispatch(orderId), change(as, orderId)]);
      expect(sent.status).toBe('fulfilled');
      const after = await stored(orderId);
      expect(after.state).toBe('Dispatched');
      if (changed.status === 'fulfilled') expect(after.delivery.locality).toBe('Perth');
      else {
        expect(changed.reason).toMatchObject({ code: 'AlreadyDispatched' });
        expect(after.delivery.locality).toBe('Carlton');
        expect(await told(orderId)).toEqual([]);
      }
      await expect(change(as, orderId)).rejects.toMatchObject({ code: 'AlreadyDispatched' });
    }
  });

  it('is known by the number of its last change, which a change and a dispatch may name', async () => {
    const { orderId, orderNo, as } = await placed();
    await change(as, orderId);
    const { order } = await as((service) => service.getOrder({ key: { $case: 'orderId', value: orderId } }));
    expect(order?.deliveryChangeNo).toBe(1);
    const selection = OrderSelection.fromPartial({ orderNo, page: 1, pageSize: 10 });
    const listed = await staff()((service) => service.listAllOrders({ selection, membershipNo: '' }));
    expect(listed.orders).toMatchObject([{ orderNo, deliveryChangeNo: 1 }]);
    const stale = { orderId, delivery, requestId: unique('press'), deliveryChangeNo: 0 };
    await expect(as((service) => service.changeDelivery(stale))).rejects.toMatchObject({ code: 'AddressChanged' });
    const request = { orderIds: [orderId], state: OrderState.ORDER_STATE_DISPATCHED };
    const sent = (deliveryChangeNo: number) =>
      staff()((service) =>
        service.updateFulfilment(UpdateFulfilmentRequest.fromPartial({ ...request, deliveryChangeNo })),
      );
    expect((await sent(0)).results).toMatchObject([{ refusal: 'AddressChanged', parcelNo: 0 }]);
    expect((await stored(orderId)).state).toBe('Placed');
    expect((await sent(1)).results).toMatchObject([{ refusal: '', parcelNo: 1 }]);
  });

  it('of one press that arrives five times at once is changed once', async () => {
    const { orderId, as } = await placed();
    await Promise.all([1, 2, 3, 4, 5].map(() => change(as, orderId, 'press')));
    expect(await told(orderId)).toHaveLength(1);
  });
});
