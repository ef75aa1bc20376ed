import { deskServices } from '@southline/contracts/desk';
import { CancelOrderRequest, OrderState, ProposalStep, UpdateFulfilmentRequest } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { isDomainError } from '@southline/kernel/errors';
import { unique } from '@southline/testkit';
import { entriesOf } from '@southline/testkit/journal';
import { perFile } from '@southline/testkit/per-file';
import { describe, expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const bench = perFile(() => runOrders({ SECOND_PERSON_ABOVE_CENTS: '5000' }));
const kim = () => bench.asMember('D-kim', 'Dealer');
const lee = () => bench.asMember('D-lee', 'Dealer');

/** A placed order of 5 × $20.00 and delivery for $12.95. Above $50.00 two members of staff are needed. */
const placed = async (membershipNo = unique('M')) => {
  const shopper = await aShopper(bench, { as: bench.asMember(membershipNo), quantity: 5 });
  await shopper.start();
  bench.payments.outcomes.set(shopper.orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  await shopper.submit(shopper.orderId);
  const { orderId, orderNo, lineId } = shopper;
  const cancel = (as: ReturnType<typeof kim>, quantity: number, over: Partial<CancelOrderRequest> = {}) =>
    as((orders) =>
      orders.cancelOrder(
        CancelOrderRequest.fromPartial({
          orderId,
          lines: quantity > 0 ? [{ lineId, quantity }] : [],
          reason: 'asked by phone',
          requestId: unique('press'),
          ...over,
        }),
      ),
    );
  const confirm = (as = lee(), quantity = 5, requestId = unique('press')) =>
    cancel(as, quantity, { proposal: ProposalStep.PROPOSAL_STEP_CONFIRM, requestId });
  const withdraw = (as = kim()) => cancel(as, 0, { proposal: ProposalStep.PROPOSAL_STEP_WITHDRAW });
  const read = async (as = kim()) =>
    (await as((orders) => orders.getOrder({ key: { $case: 'orderId', value: orderId } }))).order;
  const dispatch = (quantity: number) =>
    kim()((orders) =>
      orders.updateFulfilment(
        UpdateFulfilmentRequest.fromPartial({
          orderIds: [orderId],
          state: OrderState.ORDER_STATE_DISPATCHED,
          lines: [{ lineId, quantity }],
        }),
      ),
    );
  const refunded = () => [...bench.payments.partRefunds].filter(([reference]) => reference.includes(orderId));
  return { orderId, orderNo, lineId, as: shopper.as, cancel, confirm, withdraw, read, dispatch, refunded };
};

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => '',
    (error: unknown) => (isDomainError(error) ? `${error.kind} ${error.code}` : String(error)),
  );

const actionsOf = async (orderNo: string) =>
  (await entriesOf(bench.mongo))
    .filter(({ record }) => record === orderNo)
    .map(({ action, actor, after }) => ({ action, actor, proposedBy: after.proposedBy }));

describe('a cancellation by staff above the amount', () => {
  it('is proposed by the first person, changes nothing, and is carried out once by the second', async () => {
    const order = await placed();
    expect(await order.cancel(kim(), 0)).toMatchObject({ proposed: true, refund: { cents: 11_295 } });
    expect(order.refunded()).toEqual([]);
    expect(await order.read()).toMatchObject({
      state: OrderState.ORDER_STATE_PLACED,
      lines: [{ cancelledQuantity: 0 }],
      cancelProposal: { proposedBy: 'D-kim', reason: 'asked by phone', refund: { cents: 11_295 } },
    });
    // The buyer does not see what staff plan.
    expect((await order.read(order.as))?.cancelProposal).toBeUndefined();
    expect(await codeOf(order.confirm(kim()))).toBe('forbidden SecondPersonNeeded');
    const press = unique('press');
    expect(await order.confirm(lee(), 5, press)).toMatchObject({ proposed: false, cancellationNo: 1 });
    expect(await order.confirm(lee(), 5, press)).toMatchObject({ proposed: false, cancellationNo: 1 });
    expect(order.refunded()).toEqual([[`cancel:${order.orderId}:1`, 11_295]]);
    const after = await order.read();
    expect([after?.state, after?.cancelProposal]).toEqual([OrderState.ORDER_STATE_CANCELLED, undefined]);
    expect(await actionsOf(order.orderNo)).toEqual([
      { action: 'cancellation-proposed', actor: 'D-kim' },
      { action: 'units-cancelled', actor: 'D-lee', proposedBy: 'D-kim' },
    ]);
  });

  it('counts what the same person cancelled alone, so that slices need a second person too', async () => {
    const order = await placed();
    expect(await order.cancel(kim(), 2)).toMatchObject({ proposed: false });
    expect(await order.cancel(kim(), 1)).toMatchObject({ proposed: true });
    expect(await order.cancel(lee(), 1)).toMatchObject({ proposed: false });
    expect(order.refunded().map(([, cents]) => cents)).toEqual([4_000, 2_000]);
  });

  it('is stale after a dispatch, a cancellation by the buyer, or a withdrawal', async () => {
    const [sent, given, taken] = [await placed(), await placed(), await placed()];
    for (const order of [sent, given, taken]) await order.cancel(kim(), 0);
    await sent.dispatch(1);
    expect(await codeOf(sent.confirm())).toBe('conflict ProposalChanged');
    await given.cancel(given.as, 1, { reason: '' });
    expect(await codeOf(given.confirm())).toBe('conflict ProposalChanged');
    await taken.withdraw();
    await taken.withdraw();
    expect(await codeOf(taken.confirm())).toBe('conflict ProposalChanged');
    for (const order of [sent, given, taken]) expect((await order.read())?.cancelProposal).toBeUndefined();
    expect(given.refunded()).toEqual([[`cancel:${given.orderId}:1`, 2_000]]);
    expect([...sent.refunded(), ...taken.refunded()]).toEqual([]);
    expect((await actionsOf(taken.orderNo)).map(({ action }) => action)).toEqual([
      'cancellation-proposed',
      'cancellation-withdrawn',
    ]);
  });

  it('does not concern a buyer, also one who is staff', async () => {
    const [order, own] = [await placed(), await placed('D-kim')];
    expect(await order.cancel(order.as, 0, { reason: '' })).toMatchObject({ proposed: false });
    expect(await own.cancel(kim(), 0)).toMatchObject({ proposed: false });
  });

  it('ten confirmations and a withdrawal at once refund it once at most', async () => {
    const order = await placed();
    await order.cancel(kim(), 0);
    const press = unique('press');
    await Promise.all([
      ...Array.from({ length: 5 }, () => codeOf(order.confirm(lee(), 5, press))),
      ...Array.from({ length: 5 }, () => codeOf(order.confirm())),
      codeOf(order.withdraw()),
    ]);
    const cancelled = (await order.read())?.state === OrderState.ORDER_STATE_CANCELLED;
    expect(order.refunded()).toHaveLength(cancelled ? 1 : 0);
  });

  it('is on the work list of staff until it is decided', async () => {
    const order = await placed();
    await order.cancel(kim(), 0);
    const desk = bench.client(deskServices.orders);
    const list = () =>
      kim()(async () => (await desk.listWaiting({})).items.filter((one) => one.record === order.orderNo));
    expect(await list()).toMatchObject([
      { kind: 'cancellation-proposed', facts: { units: '5', refund: '$112.95', proposedBy: 'D-kim' } },
    ]);
    await order.confirm();
    expect(await list()).toEqual([]);
  });
});
