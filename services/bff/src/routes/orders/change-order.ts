import { OrderState, ProposalStep, type ReorderedLine } from '@southline/contracts/orders';
import { partOf } from '@southline/contracts/part-facts';
import { receivedCode } from '@southline/kernel/codes';
import { DomainError } from '@southline/kernel/errors';
import { randomId } from '@southline/platform/ids';
import { done } from '@southline/rest/envelope';
import { named } from '@southline/rest/names';
import { partNames } from '@southline/rest/part-names';
import type { Data } from '@southline/rest/types';
import { toPlace } from '../../contract/delivery.ts';
import { pending } from '../../contract/errors.ts';
import { fulfilmentWord } from '../../contract/fulfilment.ts';
import { dollarsOf } from '../../contract/money.ts';
import { notFound } from '../../contract/order-details.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';
import { afterRefund } from '../refund-wait.ts';

const proposalSteps = {
  confirm: ProposalStep.PROPOSAL_STEP_CONFIRM,
  withdraw: ProposalStep.PROPOSAL_STEP_WITHDRAW,
};

export const cancel = callRoute(
  'Order/cancel',
  (context) => async (request) => {
    const {
      orderID: orderId,
      lines = [],
      reason = '',
      dryRun = false,
      requestID = randomId(),
      proposal,
    } = request.body;
    const units = { orderId, lines: lines.map(({ shoppingCartID: lineId, quantity }) => ({ lineId, quantity })) };
    const { orders } = context.clients;
    // If the request id is repeated, orders returns the same cancellation with the present state of its refund.
    const call = async () =>
      dryRun
        ? { ...(await orders.previewCancellation(units)), refundUnderWay: false, cancellationNo: 0, proposed: false }
        : orders.cancelOrder({
            ...units,
            reason,
            requestId: requestID,
            dryRun: false,
            proposal: proposal && proposalSteps[proposal],
          });
    const ask = () => asOwner(request, context, call, { orderId, changes: true });
    const cancelled = await afterRefund(ask, ({ refundUnderWay }) => refundUnderWay);
    if (cancelled.proposed)
      throw pending('The cancellation is proposed. Another member of staff confirms it.', { proposed: 'true' });
    if (cancelled.refundUnderWay) throw pending('The units are cancelled. Their refund is under way.');
    const data = {
      refund: dollarsOf(cancelled.refund),
      deliveryRefund: dollarsOf(cancelled.deliveryRefund),
      freePartKept: dollarsOf(cancelled.kept),
      lines: cancelled.lines.map((line) => ({
        shoppingCartID: line.lineId,
        ...named(partNames.orderedPart, partOf(line)),
        quantity: line.quantity,
        refund: dollarsOf(line.refund),
      })),
      fulfilmentStatus: fulfilmentWord(cancelled.state, cancelled.partlyDispatched) ?? '',
      cancellationNo: cancelled.cancellationNo,
    };
    return { status: true, data };
  },
  { config: { patient: true } },
);

type Row = Data<'Order/reorder'>['added'][number];

const toRow = ({ price, oldPrice, isFree, ...line }: ReorderedLine): Row => ({
  ...line,
  oldPrice: dollarsOf(oldPrice),
  price: dollarsOf(price),
  isFreePart: isFree,
});

export const reorder = callRoute('Order/reorder', ({ clients }) => async ({ body }) => {
  const { orderID: orderId, dryRun = false, requestID: requestId = '' } = body;
  const { lines } = await clients.orders.reorder({ orderId, dryRun, requestId });
  const rows = lines.map(toRow);
  const data = {
    added: rows.filter(({ newPartNo, reason }) => newPartNo !== '' && reason === ''),
    replaced: rows.filter(({ newPartNo, reason }) => newPartNo !== '' && reason !== ''),
    unavailable: rows.filter(({ newPartNo }) => newPartNo === ''),
  };
  return { status: true, data };
});

export const resendConfirmation = callRoute('Order/resend-confirmation', (context) => async (request) => {
  const { orderID: orderId, requestID: requestId = randomId() } = request.body;
  const resend = () => context.clients.orders.resendConfirmation({ orderId, requestId });
  await asOwner(request, context, resend, { orderId, changes: true });
  return { status: true };
});

export const changeDelivery = callRoute(
  'Order/change-delivery',
  (context) => async (request) => {
    const { orderID: orderId, devliveryDetails, requestID: requestId = randomId(), deliveryChangeNo } = request.body;
    const wanted = { orderId, delivery: toPlace(devliveryDetails), requestId, deliveryChangeNo };
    const change = () => context.clients.orders.changeDelivery(wanted);
    await asOwner(request, context, change, { orderId, changes: true });
    return done;
  },
  { config: { delivery: true } },
);

const states = {
  'Order Dispatched': OrderState.ORDER_STATE_DISPATCHED,
  'Order Delivered': OrderState.ORDER_STATE_DELIVERED,
};

/** For a single order, a refusal is the answer of the call. For many orders, each has its own result. */
export const updateFulfilmentStatus = callRoute('Order/update-fulfilment-status', ({ clients }) => async ({ body }) => {
  const { orderID, orderIDs = orderID ? [orderID] : [], status, lines = [], parcelNo, requestID = randomId() } = body;
  const { carrier = '', trackingNo = '', deliveryChangeNo } = body;
  const { results } = await clients.orders.updateFulfilment({
    orderIds: orderIDs,
    state: states[status],
    lines: lines.map(({ shoppingCartID: lineId, quantity }) => ({ lineId, quantity })),
    parcelNo,
    carrier,
    trackingNo,
    requestId: requestID,
    deliveryChangeNo,
  });
  const [only] = results;
  if (results.length === 1 && only?.refusal) {
    if (only.refusal === 'NotFound') throw notFound();
    throw new DomainError('conflict', receivedCode(only.refusal), only.message);
  }
  const data = {
    updated: results.filter(({ refusal }) => refusal === '').map(({ orderId }) => orderId),
    refused: results
      .filter(({ refusal }) => refusal !== '')
      .map(({ orderId, refusal, message }) => ({ orderID: orderId, code: refusal, message })),
    ...(results.length === 1 && only && only.parcelNo > 0 && { parcelNo: only.parcelNo }),
  };
  return { status: true, data };
});
