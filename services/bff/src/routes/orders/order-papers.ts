import { DocumentKind, type FindDocumentRequest } from '@southline/contracts/documents';
import { lineFacts } from '@southline/contracts/order-facts';
import { type Cart, type GetOrderRequest, type Order, OrderState } from '@southline/contracts/orders';
import { ReturnState } from '@southline/contracts/returns';
import { DomainError, isNotFound } from '@southline/kernel/errors';
import { invoicedOf } from '@southline/kernel/order-sums';
import type { Clients } from '../../clients/index.ts';
import { pending } from '../../contract/errors.ts';
import { notFound } from '../../contract/order-details.ts';

/** How long a call waits for a document that is being rendered. */
const waitMs = 5_000;

/**
 * Whether the order has documents. A cancelled order keeps them. A paid order that is not placed yet will have them
 * soon.
 */
const isPapered = ({ state, placedAt }: Order): boolean => placedAt !== '' || state === OrderState.ORDER_STATE_PAID;

/**
 * Lines whose price is to be advised are not invoiced. Once a price is accepted, the follow-on order has the tax
 * invoice.
 */
const isInvoiced = ({ lines }: Order): boolean => invoicedOf(lines.map(lineFacts)) !== 'none';

const notInvoiced = () =>
  new DomainError(
    'conflict',
    'PriceToBeAdvised',
    'No part of this order has a price, so it has no tax invoice. Prices that you accept come with their own.',
  );

const beingMade = () => pending('The document is being made. Please try again in a moment.');

/**
 * The id of a stored document of the caller's order, parcel or return. Throws Pending while the document is being made.
 */
const storedPaper = async (
  { documents }: Clients,
  wanted: Pick<FindDocumentRequest, 'orderId' | 'kind'> & Partial<FindDocumentRequest>,
): Promise<string> => {
  const found = await documents
    .findDocument({ returnNo: '', cancellationNo: 0, waitMs, ...wanted })
    .catch((error: unknown) => {
      // Orders has already confirmed the owner, so documents has only not received the event yet.
      throw isNotFound(error) ? beingMade() : error;
    });
  if (!found.ready) throw beingMade();
  return found.documentId;
};

const findOrder = async ({ orders }: Clients, key: GetOrderRequest['key']): Promise<Order | undefined> => {
  try {
    return (await orders.getOrder({ key })).order;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

/** The document of a placed order, by id or number. */
export const paperOf = async (clients: Clients, key: GetOrderRequest['key'], kind: DocumentKind): Promise<string> => {
  const order = await findOrder(clients, key);
  if (!order || !isPapered(order)) throw notFound();
  if (kind === DocumentKind.DOCUMENT_KIND_TAX_INVOICE && !isInvoiced(order)) throw notInvoiced();
  return storedPaper(clients, { orderId: order.orderId, kind });
};

/** The packing list of a parcel of a placed order. */
export const parcelListOf = async (
  clients: Clients,
  key: GetOrderRequest['key'],
  parcelNo: number,
): Promise<string> => {
  const order = await findOrder(clients, key);
  if (!order?.parcels.some((parcel) => parcel.parcelNo === parcelNo)) throw notFound('There is no such parcel.');
  return storedPaper(clients, { orderId: order.orderId, kind: DocumentKind.DOCUMENT_KIND_PARCEL_LIST, parcelNo });
};

/** The credit note of a return, by its number. It exists once the refund is done. */
export const creditNoteOf = async (clients: Clients, returnNo: string): Promise<string> => {
  const { returnOrder } = await clients.returns.getReturn({ returnNo });
  if (returnOrder?.state === ReturnState.RETURN_STATE_DECLINED || !returnOrder)
    throw notFound('There is no credit note.');
  if (returnOrder.state !== ReturnState.RETURN_STATE_COMPLETED)
    throw pending('The credit note is made when the return is completed.');
  return storedPaper(clients, { orderId: returnOrder.orderId, kind: DocumentKind.DOCUMENT_KIND_CREDIT_NOTE, returnNo });
};

/** The credit note of a cancellation, by its number. It is made even while the refund is under way. */
export const cancellationNoteOf = async (
  clients: Clients,
  orderId: string,
  cancellationNo: number,
): Promise<string> => {
  const order = await findOrder(clients, { $case: 'orderId', value: orderId });
  if (!order) throw notFound();
  if (!order.refunds.some((refund) => refund.cancellationNo === cancellationNo))
    throw notFound('There is no credit note.');
  return storedPaper(clients, { orderId, kind: DocumentKind.DOCUMENT_KIND_CREDIT_NOTE, cancellationNo });
};

/** The own document of a placed order; before that, the list of its cart. */
export const orderListOf = async (
  clients: Clients,
  orderId: string,
  orderNo?: string,
): Promise<{ documentId: string } | { cart: Cart }> => {
  const order = await findOrder(clients, { $case: 'orderId', value: orderId });
  if (order && orderNo !== undefined && order.orderNo !== orderNo) throw notFound();
  if (order && isPapered(order)) {
    return { documentId: await storedPaper(clients, { orderId, kind: DocumentKind.DOCUMENT_KIND_ORDER }) };
  }
  const { cart } = await clients.orders.getCart({});
  const isThisCart = cart?.orderId === orderId && (orderNo === undefined || cart.orderNo === orderNo);
  if (!cart || !isThisCart || cart.lines.length === 0) throw notFound();
  return { cart };
};
