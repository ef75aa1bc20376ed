import { LONGEST_ADDRESS } from '@southline/kernel/email';
import { longestCancelReason, offerDays } from '@southline/kernel/order';
import { returnResponses, returnStatuses } from '@southline/kernel/returns';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { clientPlace, listedRemarks, orderRemarks } from './delivery.ts';
import { answers, dataAnswers } from './envelope.ts';
import { amount, code, email, field, id, lines, object, orderNumber, prose, quantity, words } from './fields.ts';
import { texts } from './names.ts';
import { partNames } from './part-names.ts';
import { fit } from './part-words.ts';
import { administrators, anybody, owner, signedIn, staff } from './who.ts';

const { download, get, post } = callsOf('Orders');

/** Follows from the units. Moved: all units that are not cancelled are in follow-on orders. */
const fulfilmentStatus = Type.String({
  description:
    'Order Placed, Order Partly Dispatched, Order Dispatched, Order Delivered, Order Cancelled, Order Moved.',
});

export const orderLine = Type.Object({
  orderDate: Type.String({ description: 'ISO 8601 UTC; empty before the order is placed.' }),
  membershipNo: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  telephone: Type.String(),
  deliveryAddressline1: Type.String(),
  deliveryLocality: Type.String(),
  deliveryState: Type.String(),
  deliveryPostCode: Type.String(),
  emailAddress: Type.String(),
  shoppingCartID: Type.String(),
  ...texts(partNames.orderLine),
  sellPrice: Type.Number(),
  quantity: Type.Integer({ description: 'As ordered.' }),
  cancelledQuantity: Type.Integer({ description: 'Of these: cancelled before they were dispatched.' }),
  dispatchedQuantity: Type.Integer({ description: 'Of these: left in a parcel, delivered ones included.' }),
  deliveredQuantity: Type.Integer({ description: 'Of these: delivered.' }),
  movedQuantity: Type.Integer({ description: 'Of these: in a follow-on order.' }),
  totalSales: Type.Number(),
  tradeClub$: Type.Boolean({ description: 'A price of 0 is a gift.' }),
  vehicle: Type.String({ description: 'The vehicle that it was ordered for; empty without one.' }),
  fit,
  fitNote: Type.String({ description: 'The verdict on that vehicle as it was when the order was placed.' }),
});

/** A line of a return of the order; each line repeats the fields of its return. */
export const returnTable = Type.Object({
  isReturn: Type.Boolean(),
  returnOrderNumber: Type.String(),
  status: words(Object.values(returnStatuses)),
  declaredReturnDate: Type.String({ description: 'YYYY-MM-DD, when it is to be brought; empty before an answer.' }),
  dealerName: Type.String(),
  dealerAddress: Type.String(),
  returnItemID: Type.String(),
  shoppingCartID: Type.String(),
  ...texts(partNames.returnTable),
  listPrice: Type.Number({ description: 'Per piece, GST included.' }),
  quantity: Type.Integer(),
  totalListPrice: Type.Number({ description: "What the card gets back for it: without the voucher's share." }),
  returnReason: Type.Integer({ minimum: 1, maximum: 4 }),
  returnResponse: words(Object.values(returnResponses)),
  returnNotesFromMember: Type.String(),
  returnNotesFromDealer: Type.String({
    description: 'The note of the processing, or else the messages of declined items.',
  }),
  dealerMessage: Type.String({ description: 'What the dealer wrote about this line last; may be empty.' }),
  deliveryRefund: Type.Number({ description: 'What goes back of the delivery fee with the return, beside its lines.' }),
  freePartKept: Type.Number({
    description:
      'Deducted from the refund of the return for free parts that stay without the part that they were free with. Negative: added, because they came back.',
  }),
  submittedDate: Type.String({ description: 'ISO 8601 UTC.' }),
  processedDate: Type.String({ description: 'ISO 8601 UTC; empty before the return is completed or declined.' }),
});

/** Names a line in the answers about its units. */
const orderedPart = { shoppingCartID: Type.String(), ...texts(partNames.orderedPart) };

const parcel = Type.Object({
  parcelNo: Type.Integer({ description: '1 for the first of the order.' }),
  status: words(['Dispatched', 'Delivered']),
  dispatchedAt: Type.String({ description: 'ISO 8601 UTC.' }),
  arrivalDay: Type.String({ description: 'When it is expected, YYYY-MM-DD; empty if not known.' }),
  deliveredAt: Type.String({ description: 'ISO 8601 UTC; empty before.' }),
  carrier: Type.String({ description: 'May be empty.' }),
  trackingNo: Type.String({ description: 'May be empty.' }),
  trackingLink: Type.String({ description: "The carrier's page about it; empty where there is none." }),
  lines: Type.Array(Type.Object({ ...orderedPart, quantity: Type.Integer() })),
});

const deliveryChangeNo = Type.Integer({
  description: 'The number of the last change of its delivery address; 0: none.',
});
const orderLink = Type.Object({ orderID: Type.String(), orderNo: Type.String() });

/** Prices for lines whose price was to be advised. */
export const priceOffer = Type.Object({
  offerNo: Type.Integer({ description: '1 for the first of the order.' }),
  offeredAt: Type.String({ description: 'ISO 8601 UTC.' }),
  validUntil: Type.String({ description: 'ISO 8601 UTC.' }),
  lines: Type.Array(
    Type.Object({
      ...orderedPart,
      quantity: Type.Integer(),
      listPrice: Type.Number({ description: 'Per piece, GST included; 0: free of charge.' }),
      total: Type.Number(),
    }),
    { description: 'What is left to answer; of an accepted offer what is to be paid.' },
  ),
  total: Type.Number(),
  accepted: Type.Union([orderLink, Type.Null()], {
    description: 'The follow-on order that is to be paid; null before an answer.',
  }),
});

export const orderDetails = Type.Object({
  orderDetails: Type.Array(orderLine),
  orderNumber: Type.String(),
  fulfilmentStatus,
  subtotal: Type.Number(),
  gst: Type.Number(),
  shippingCost: Type.Number(),
  orderRebate: Type.Number(),
  totalToPay: Type.Number(),
  dealer: Type.Union([
    Type.Object({ dealerName: Type.String(), dealerPhone: Type.String(), dealerAddress: Type.String() }),
    Type.Null(),
  ]),
  voucherCode: Type.Array(Type.String()),
  voucherSaving: Type.Number(),
  returnDataTables: Type.Array(returnTable),
  ...orderRemarks,
  warehouse: Type.Object({ name: Type.String(), address: Type.String() }),
  carrier: Type.String({ description: 'Of the last parcel; may be empty.' }),
  trackingNo: Type.String({ description: 'Of the last parcel; may be empty.' }),
  expected: Type.Union(
    [
      Type.Object({
        dispatchDay: Type.String({ description: 'YYYY-MM-DD.' }),
        arrivalDay: Type.String({ description: 'YYYY-MM-DD; empty if it is not known.' }),
      }),
      Type.Null(),
    ],
    { description: 'When it is expected to leave and to arrive; null if the price of a line was to be advised.' },
  ),
  deliveryChangeNo,
  cardEnding: Type.String({ description: 'Last four digits of the card that paid; empty if they are not known.' }),
  parcels: Type.Array(parcel, { description: 'The oldest first.' }),
  steps: Type.Array(
    Type.Object({
      kind: words([
        ...(['Paid', 'Placed', 'Dispatched', 'Delivered', 'Refunding', 'Cancelled', 'ConfirmationSent'] as const),
        ...(['PapersReady', 'ConfirmationMailed', 'PapersMailed', 'DispatchMailed', 'DeliveryMailed'] as const),
        ...(['CancellationMailed', 'PaymentProblemMailed', 'ReturnCompleted', 'ReturnDeclined'] as const),
        ...(['UnitsCancelled', 'PricesOffered', 'OfferMailed', 'UnitsMoved', 'Exchanged'] as const),
        ...(['DeliveryChanged', 'DeliveryChangeMailed'] as const),
      ]),
      at: Type.String({ description: 'ISO 8601 UTC.' }),
      returnNo: Type.Optional(Type.String({ description: 'Of a return.' })),
      parcelNo: Type.Optional(Type.Integer({ description: 'Of a parcel that was dispatched or delivered.' })),
      orderNo: Type.Optional(Type.String({ description: 'Of the order that units moved to.' })),
      refund: Type.Optional(
        Type.Number({ description: 'Of a return or of cancelled units: their refund, GST included.' }),
      ),
    }),
    { description: 'What has happened, the oldest first.' },
  ),
  reading: Type.Optional(
    Type.Boolean({ description: 'True: opened by a mailed link, so that it can be read and not changed.' }),
  ),
  offer: Type.Union([priceOffer, Type.Null()], { description: 'The price offer that can be answered or paid.' }),
  parentOrder: Type.Union([orderLink, Type.Null()], { description: 'The order that this one continues.' }),
  followOnOrders: Type.Array(orderLink, { description: 'Placed orders that continue this one, the oldest first.' }),
  refunded: Type.Number({ description: 'What went back for returns and cancellations, GST included.' }),
  refunds: Type.Array(
    Type.Object({
      amount: Type.Number({ description: 'GST included.' }),
      at: Type.String({ description: 'ISO 8601 UTC: when it was decided.' }),
      reason: Type.String({ description: 'Of a cancellation, as typed; may be empty.' }),
      refunded: Type.Boolean({ description: 'False while the refund is under way.' }),
      returnOrderNo: Type.Optional(Type.String({ description: 'Of a return.' })),
      cancellationNo: Type.Optional(Type.Integer({ description: 'Of a cancellation: 1 for the first of the order.' })),
    }),
    { description: 'Money that went back to the card or is about to, the oldest first.' },
  ),
  cancelProposal: Type.Optional(
    Type.Object(
      {
        proposedBy: Type.String({ description: 'Membership number.' }),
        own: Type.Boolean({ description: 'The caller proposed it, so another member of staff confirms it.' }),
        proposedAt: Type.String({ description: 'ISO 8601 UTC.' }),
        reason: Type.String(),
        refund: Type.Number({ description: 'GST and delivery included.' }),
        lines: Type.Array(Type.Object({ ...orderedPart, quantity: Type.Integer(), refund: Type.Number() })),
      },
      { description: 'For staff: a cancellation whose refund needs two people; absent: none.' },
    ),
  ),
});

export const day = () =>
  Type.Optional(field('issued', { pattern: '^([0-9]{8})?$', description: "YYYYMMDD in the region's day." }));

/** Orders with units that wait for their dispatch: all, or placed more than so many days ago. */
export const waitingOrders = { waiting: 0, 'waiting-1': 1, 'waiting-3': 3, 'waiting-7': 7 } as const;

export const search = {
  search: Type.Optional(
    field('typed', {
      maxLength: 100,
      description:
        'A name, e-mail, phone, purchase order, part or tracking number: whole words in any spelling. For staff also an invoice or return number.',
    }),
  ),
};

const ordersWanted = {
  ...search,
  show: Type.Optional(words(Object.keys(waitingOrders) as (keyof typeof waitingOrders)[])),
  fromDate: day(),
  toDate: day(),
  orderNo: Type.Optional(field('code', { maxLength: 32, pattern: '^[A-Za-z0-9 -]*$', description: 'A whole number.' })),
  sortBy: Type.Optional(words(['orderNumber', 'orderDate', 'sales', 'fulfilmentStatus'])),
  sortDir: Type.Optional(words(['asc', 'desc'])),
};
export const page = { page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: '10 rows each.' })) };
export const ofMember = {
  membershipNo: Type.Optional(
    field('code', { maxLength: 20, pattern: '^[A-Za-z0-9 -]*$', description: 'Empty: everybody.' }),
  ),
};

export const orderRow = Type.Object({
  orderid: Type.String(),
  orderNumber: Type.String(),
  orderDate: Type.String({ description: 'ISO 8601 UTC.' }),
  sales: Type.Number({ description: 'What was paid.' }),
  fulfilmentStatus,
  buyerName: Type.String(),
  ...listedRemarks,
  firstParts: Type.Array(Type.Object({ ...texts(partNames.orderedPart), quantity: Type.Integer() }), {
    description: 'The first two lines.',
  }),
  lineCount: Type.Integer(),
  deliveryChangeNo,
  offerUntil: Type.String({
    description: 'ISO 8601 UTC; the end of a price offer that can be answered or paid. May be empty.',
  }),
});
export const totalCount = Type.Integer({ description: 'Of the whole list; exact up to 10,000, where it may be more.' });

const reorderedRow = Type.Object({
  partNo: Type.String({ description: 'As it was ordered.' }),
  description: Type.String(),
  newPartNo: Type.String({ description: 'What goes into the cart; empty: nothing does.' }),
  newDescription: Type.String(),
  quantity: Type.Integer(),
  oldPrice: Type.Number({ description: 'Per piece, when it was bought.' }),
  price: Type.Number({ description: 'Per piece, today.' }),
  isFreePart: Type.Boolean(),
  reason: Type.String({ description: 'Why it is another part, or none.' }),
});

export const paper = answers({
  pdflink: Type.String({ description: 'Path on this host, valid for 10 minutes, no session needed.' }),
});

/** Units of an order's lines, each line once. */
const orderUnits = (words: { description?: string } = {}) =>
  Type.Array(object({ shoppingCartID: id(), quantity: quantity() }), { ...words, minItems: 1, maxItems: 200 });

const addressSeen = Type.Optional(
  Type.Integer({
    minimum: 0,
    description: 'deliveryChangeNo of orderID as it was shown; refused with AddressChanged if it is another one now.',
  }),
);

/** How a guest names an order from another browser. */
const guestOrder = { orderNo: orderNumber(), email: email(LONGEST_ADDRESS, 1) };
const opened = dataAnswers(Type.Object({ orderID: Type.String(), orderNo: Type.String() }));

export const orderCalls = {
  'order/get-order-pdf': post(
    owner,
    'The order as a PDF; before it is placed, the order list of the cart.',
    object({ orderID: id(), orderNo: Type.Optional(orderNumber()) }),
    paper,
    ['Pending'],
  ),
  'Order/get-tax-invoice': get(
    owner,
    'The tax invoice of an own order.',
    {
      memberNo: Type.Optional(field('issued', { maxLength: 20, description: "The caller's own; empty for guests." })),
      orderID: id(),
    },
    paper,
    ['Pending', 'PriceToBeAdvised'],
  ),
  'Order/get-packing-list': get(
    owner,
    'The packing list of an own order, or of one parcel.',
    { orderNo: orderNumber(), parcelNo: Type.Optional(field('issued', { pattern: '^([1-9][0-9]{0,5})?$' })) },
    paper,
    ['Pending'],
  ),
  'Order/get-member-orders': post(
    signedIn,
    'One page of the own orders; the newest first unless asked otherwise',
    object({ ...ordersWanted, ...page }),
    answers({ data: Type.Array(orderRow), totalCount }),
  ),
  'Order/get-admin-orders': post(
    staff,
    "One page of everybody's orders, or of one member's",
    object({ ...ofMember, ...ordersWanted, ...page }),
    answers({
      data: Type.Array(
        Type.Object({ ...orderRow.properties, membershipNo: Type.String({ description: 'Empty: a guest.' }) }),
      ),
      totalCount,
    }),
  ),
  'Order/member-orders.csv': download(signedIn, 'The own orders as CSV, 10,000 at most', ordersWanted),
  'Order/manager-orders.csv': download(administrators, "Everybody's orders, or one member's, as CSV, 10,000 at most", {
    ...ofMember,
    ...ordersWanted,
  }),
  'Order/get-member-order-details': post(owner, 'One own order', object({ orderID: id() }), dataAnswers(orderDetails)),
  'Order/update-fulfilment-status': post(
    staff,
    'Dispatches or delivers one order, or many. With lines one parcel of one order; without, all units that wait and have a price. Delivered without lines delivers every parcel. The buyer is mailed once for each. A repeat with the same requestID makes no other parcel.',
    object({
      orderID: Type.Optional(id()),
      orderIDs: Type.Optional(Type.Array(id(), { minItems: 1, maxItems: 100 })),
      status: words(['Order Dispatched', 'Order Delivered']),
      lines: Type.Optional(orderUnits({ description: 'The units of one parcel of orderID.' })),
      parcelNo: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Only this parcel of orderID is delivered; without lines.' }),
      ),
      carrier: Type.Optional(prose(60)),
      trackingNo: Type.Optional(code(60)),
      requestID: Type.Optional(id()),
      deliveryChangeNo: addressSeen,
    }),
    dataAnswers(
      Type.Object({
        parcelNo: Type.Optional(
          Type.Integer({
            description: 'Of one order: the parcel that was dispatched or delivered; absent: none, or all.',
          }),
        ),
        updated: Type.Array(Type.String(), { description: 'Ids of the orders that are as far now.' }),
        refused: Type.Array(Type.Object({ orderID: Type.String(), code: Type.String(), message: Type.String() })),
      }),
    ),
    [
      ...(['NotFound', 'NotPlaced', 'PriceToBeAdvised', 'OrderInReview', 'AlreadyDispatched'] as const),
      ...(['AlreadyCancelled', 'AddressChanged'] as const),
    ],
  ),
  'Order/reorder': post(
    signedIn,
    "Puts the parts of an own order into the cart at today's prices; with dryRun it only says what it would do, and a repeat with the same requestID adds nothing.",
    object({ orderID: id(), dryRun: Type.Optional(Type.Boolean()), requestID: Type.Optional(id()) }),
    dataAnswers(
      Type.Object({
        added: Type.Array(reorderedRow),
        replaced: Type.Array(reorderedRow, { description: 'Added too, each as the part that took its place.' }),
        unavailable: Type.Array(reorderedRow),
      }),
    ),
    ['KeyReused'],
  ),
  'Order/cancel': post(
    owner,
    'Cancels units of an order that are not dispatched; without lines, all of them. A dry run changes nothing and says what would go back. A repeat with the same requestID has the first answer. Above an amount staff propose it: the answer is Pending with `data.proposed`, nothing is cancelled, and another member of staff confirms it with the lines of the proposal.',
    object({
      orderID: id(),
      lines: Type.Optional(orderUnits()),
      proposal: Type.Optional(words(['confirm', 'withdraw'])),
      reason: Type.Optional(
        field('prose', { ...lines(longestCancelReason), description: 'Required of staff, except in a dry run.' }),
      ),
      dryRun: Type.Optional(Type.Boolean()),
      requestID: Type.Optional(id()),
    }),
    dataAnswers(
      Type.Object({
        refund: Type.Number({ description: 'What goes back to the card, GST and delivery included.' }),
        deliveryRefund: Type.Number({
          description: 'In `refund`: the delivery fee as paid, when nothing of the order is left to deliver; else 0.',
        }),
        freePartKept: Type.Number({
          description: 'Deducted from `refund` for dispatched free parts that lose the part that they were free with.',
        }),
        lines: Type.Array(
          Type.Object({
            ...orderedPart,
            quantity: Type.Integer({ description: 'Cancelled with this call.' }),
            refund: Type.Number({ description: 'What was paid for them, GST included.' }),
          }),
        ),
        fulfilmentStatus: Type.String({ description: 'Of the order, after it.' }),
        cancellationNo: Type.Integer({ description: '1 for the first of the order; 0 of a dry run.' }),
      }),
    ),
    [
      ...(['Pending', 'NotPlaced', 'AlreadyDispatched', 'AlreadyCancelled', 'ReadingOnly'] as const),
      ...(['SecondPersonNeeded', 'ProposalChanged'] as const),
    ],
  ),
  'Order/request-code': post(
    anybody,
    "Mails a six-digit code to the buyer of a guest's order, valid for 10 minutes. The answer is the same for an unknown pair.",
    object(guestOrder),
    answers({}),
    ['TooManyRequests'],
  ),
  'Order/enter-code': post(
    anybody,
    'Opens this one order to the guest session, for twelve hours. A code is used once and has five tries.',
    object({ ...guestOrder, code: field('digits', { pattern: '^[0-9]{6}$' }) }),
    opened,
    ['CodeWrong', 'CodeLocked'],
  ),
  'Order/open-link': post(
    anybody,
    'Opens the order of a mailed link to the guest session, for reading.',
    object({ token: field('issued', { minLength: 1, maxLength: 1_000, pattern: '^[A-Za-z0-9_-]+$' }) }),
    opened,
    ['NotFound'],
  ),
  'Order/end-links': post(
    owner,
    'Ends the mailed links of an order that were sent until now; again changes nothing.',
    object({ orderID: id() }),
    answers({}),
    ['ReadingOnly'],
  ),
  'Order/get-unpriced-lines': post(
    staff,
    'One page of orders with lines whose price is to be advised, the oldest first.',
    object({ ...page, orderNo: Type.Optional(orderNumber()) }),
    answers({
      data: Type.Array(
        Type.Object({
          orderID: Type.String(),
          orderNumber: Type.String(),
          orderDate: Type.String({ description: 'ISO 8601 UTC.' }),
          membershipNo: Type.String({ description: 'Empty: a guest.' }),
          lines: Type.Array(
            Type.Object({
              ...orderedPart,
              quantity: Type.Integer({ description: 'Units that still wait for a price.' }),
              vehicle: Type.String({ description: 'The vehicle that it was ordered for; empty without one.' }),
            }),
          ),
          offer: Type.Union([priceOffer, Type.Null()]),
        }),
      ),
      totalCount,
    }),
  ),
  'Order/offer-prices': post(
    staff,
    'Offers prices for such lines and mails the buyer. An offer without an answer is replaced. A repeat with the same requestID and prices makes no other offer. Staff do not price their own order.',
    object({
      orderID: id(),
      lines: Type.Array(object({ shoppingCartID: id(), listPrice: amount() }), { minItems: 1, maxItems: 200 }),
      validDays: Type.Optional(
        Type.Integer({ minimum: offerDays.least, maximum: offerDays.most, default: offerDays.usual }),
      ),
      requestID: Type.Optional(id()),
    }),
    dataAnswers(priceOffer),
    ['OwnOrder', 'NotPlaced', 'AlreadyCancelled', 'OfferChanged'],
  ),
  'Order/answer-offer': post(
    owner,
    'Accepts or declines each line of the offer of an own order. Declined lines are cancelled. Accepted ones become an order that is paid for by payment/eway-access-code. The same answer again has the same order.',
    object({
      orderID: id(),
      accept: Type.Array(id(), { maxItems: 200, description: 'shoppingCartID of each line that is accepted.' }),
      decline: Type.Array(id(), { maxItems: 200 }),
      offerNo: Type.Optional(
        Type.Integer({ minimum: 1, description: 'The offer that the buyer saw; without it the present one.' }),
      ),
    }),
    dataAnswers(
      Type.Object({
        orderID: Type.String({ description: 'Of the order that is to be paid; empty if nothing was accepted.' }),
        orderNo: Type.String(),
        amount: Type.Number({ description: 'What is to be paid for it; 0: nothing, it is placed.' }),
      }),
    ),
    ['OfferChanged', 'AttemptInFlight'],
  ),
  'Order/resend-confirmation': post(
    owner,
    'Mails the confirmation to the buyer once more, three times a day.',
    object({ orderID: id(), requestID: Type.Optional(id()) }),
    answers({}),
    ['NotPlaced', 'ReadingOnly'],
  ),
  'Order/change-delivery': post(
    owner,
    'Changes the recipient and the address of an order, until its first parcel leaves. The e-mail address and the delivery fee stay. The buyer is mailed. A buyer may do it five times a day; a repeat with the same requestID changes nothing.',
    object({
      orderID: id(),
      devliveryDetails: object(clientPlace),
      requestID: Type.Optional(id()),
      deliveryChangeNo: addressSeen,
    }),
    answers({}),
    [
      ...(['NotPlaced', 'AlreadyDispatched', 'AlreadyCancelled', 'AddressChanged', 'OrderInReview'] as const),
      ...(['ReadingOnly', 'TooManyRequests'] as const),
    ],
  ),
};
