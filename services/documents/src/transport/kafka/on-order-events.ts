import {
  DeliveryChanged,
  deliveryChanged,
  OrderCancelled,
  OrderDispatched,
  OrderPlaced,
  orderCancelled,
  orderDispatched,
  orderForgotten,
  orderJoined,
  orderPlaced,
  ReturnProcessed,
  returnProcessed,
} from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import { ReturnState } from '@southline/contracts/returns';
import { consume, UnreadableEvent } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import { papersOf } from '../../domain/paper-kind.ts';
import type { OrderIntake } from '../../domain/ports.ts';

/**
 * Throws if the event lacks facts for documents. The event is then parked, because the order must not take an invoice
 * number.
 */
const checkPlaced = ({ owner, orderNo, placedAt, lines, totals }: OrderPlaced): void => {
  const complete = owner && orderNo && lines.length > 0 && totals && !Number.isNaN(Date.parse(placedAt));
  if (!complete) throw new UnreadableEvent('The order lacks an owner, a number, a time, lines or totals.');
};

/**
 * Stores a placed order, assigns its invoice number and queues the rendering of its documents. Each happens once, even
 * if the event is repeated.
 */
export const queuePapers = async (intake: OrderIntake, event: OrderPlaced): Promise<void> => {
  checkPlaced(event);
  const { orderId, owner, orderNo } = event;
  const placedAt = new Date(event.placedAt);
  const order = placedOrder(event);
  await intake.remember({ orderId, owner, orderNo, placedAt, order, event: OrderPlaced.encode(event).finish() });
  if (papersOf(order).includes('tax-invoice')) intake.giveInvoiceNumber(orderId);
  await intake.queue({ orderId });
};

export const onOrderPlaced = (intake: (session: ClientSession) => OrderIntake) =>
  consume('documents', orderPlaced, 'papers', (event, { session }) => queuePapers(intake(session), event));

/** Throws if the event lacks facts for a packing list. The event is then parked, so that staff see it. */
const checkParcel = ({ orderId, parcel, dispatchedAt }: OrderDispatched): number => {
  const { parcelNo = 0, lines = [] } = parcel ?? {};
  if (!orderId || parcelNo < 1 || lines.length === 0 || Number.isNaN(Date.parse(dispatchedAt)))
    throw new UnreadableEvent('The parcel lacks an order, a number, lines or a time.');
  return parcelNo;
};

/** Stores a parcel and queues its packing list, both once. */
const queueParcelList = async (intake: OrderIntake, event: OrderDispatched): Promise<void> => {
  const parcelNo = checkParcel(event);
  const { orderId } = event;
  await intake.rememberParcel({ orderId, parcelNo, event: OrderDispatched.encode(event).finish() });
  await intake.queue({ parcelOf: orderId, parcelNo });
};

/** Events of earlier releases have no parcel. The packing list of their order covers all its goods. */
export const onOrderDispatched = (intake: (session: ClientSession) => OrderIntake) =>
  consume(
    'documents',
    orderDispatched,
    'parcel-list',
    (event, { session }) => queueParcelList(intake(session), event),
    ({ parcel }) => parcel !== undefined,
  );

/** Throws if the event lacks facts for a credit note. The event is then parked, so that staff see it. */
const checkCancellation = ({ orderNo, owner, refunded, cancellation }: OrderCancelled): number => {
  const { cancellationNo = 0, lines = [], deliveryRefund, cancelledAt = '' } = cancellation ?? {};
  const isAboutMoney = lines.length > 0 || (deliveryRefund?.cents ?? 0) > 0;
  const complete = orderNo && owner && cancellationNo > 0 && isAboutMoney && refunded;
  if (!complete || Number.isNaN(Date.parse(cancelledAt)))
    throw new UnreadableEvent(
      'The cancellation lacks a number, an order, an owner, lines or a delivery fee, a refund or a time.',
    );
  return cancellationNo;
};

/**
 * Stores a cancellation of a placed order, for the packing list, and queues its credit note, both once. Without a refund
 * there is no credit note.
 */
const queueCancellation = async (intake: OrderIntake, event: OrderCancelled): Promise<void> => {
  const cancellationNo = checkCancellation(event);
  const { orderId, owner, refunded } = event;
  const encoded = OrderCancelled.encode(event).finish();
  await intake.rememberCancellation({ orderId, cancellationNo, owner, event: encoded });
  if (!refunded?.cents) return;
  await intake.queue({ orderId, cancellationNo });
};

export const onOrderCancelled = (intake: (session: ClientSession) => OrderIntake) =>
  consume(
    'documents',
    orderCancelled,
    'cancellation-papers',
    (event, { session }) => queueCancellation(intake(session), event),
    ({ cancellation }) => cancellation !== undefined,
  );

/**
 * Stores the new address and queues the document that the mails attach. The others are made again when someone asks for
 * them.
 */
const queueReaddressed = async (intake: OrderIntake, event: DeliveryChanged): Promise<void> => {
  const { orderId, changeNo: deliveryNo, delivery, changedAt } = event;
  if (!orderId || deliveryNo < 1 || !delivery || Number.isNaN(Date.parse(changedAt)))
    throw new UnreadableEvent('The change of an address lacks an order, a number, an address or a time.');
  await intake.rememberDelivery({ orderId, deliveryNo, event: DeliveryChanged.encode(event).finish() });
  await intake.queue({ orderId, deliveryNo });
};

export const onDeliveryChanged = (intake: (session: ClientSession) => OrderIntake) =>
  consume('documents', deliveryChanged, 'readdressed-papers', (event, { session }) =>
    queueReaddressed(intake(session), event),
  );

/** Throws if the event lacks facts for a credit note. The event is then parked, so that staff see it. */
const checkReturn = ({ returnId, returnNo, orderId, owner, lines, refund, processedAt }: ReturnProcessed): void => {
  const complete = returnId && returnNo && orderId && owner && lines.length > 0 && refund;
  if (!complete || Number.isNaN(Date.parse(processedAt)))
    throw new UnreadableEvent('The return lacks a number, an order, an owner, lines, a refund or a time.');
};

/** Stores a completed return and queues its credit note, both once. A declined return has no refund and no credit note. */
const queueCreditNote = async (intake: OrderIntake, event: ReturnProcessed): Promise<void> => {
  if (event.outcome !== ReturnState.RETURN_STATE_COMPLETED) return;
  checkReturn(event);
  const { returnId, returnNo, orderId, orderNo, owner } = event;
  const encoded = ReturnProcessed.encode(event).finish();
  await intake.rememberReturn({ returnId, returnNo, orderId, orderNo, owner, event: encoded });
  await intake.queue({ returnId });
};

export const onReturnProcessed = (intake: (session: ClientSession) => OrderIntake) =>
  consume('documents', returnProcessed, 'credit-note', (event, { session }) => queueCreditNote(intake(session), event));

export const onOrderJoined = (join: (session: ClientSession, orderId: string, owner: string) => void) =>
  consume('documents', orderJoined, 'order-joined', async ({ orderId, owner }, { session }) =>
    join(session, orderId, owner),
  );

/** Emitted when the buyer's account is closed and the order has ended. */
export const onOrderForgotten = (forget: (session: ClientSession, orderId: string, at: Date) => Promise<void>) =>
  consume('documents', orderForgotten, 'order-forgotten', async ({ orderId, forgottenAt }, { session }) => {
    const at = new Date(forgottenAt);
    if (Number.isNaN(at.getTime())) throw new UnreadableEvent('The event lacks a time.');
    await forget(session, orderId, at);
  });
