import { maxQuantity } from '@southline/kernel/quantity';
import { longestReturnNote, returnResponses, returnStatuses } from '@southline/kernel/returns';
import { type TProperties, Type } from 'typebox';
import { callsOf } from './call.ts';
import { listedRemarks } from './delivery.ts';
import { answers, dataAnswers } from './envelope.ts';
import { echoed, field, id, issued, lines, object, orderNumber, partNumber, words } from './fields.ts';
import { texts } from './names.ts';
import { day, ofMember, orderDetails, page, paper, totalCount } from './orders.ts';
import { partNames } from './part-names.ts';
import { owner, signedIn, staff } from './who.ts';

const { get, post, upload } = callsOf('Returns');

const response = words(Object.values(returnResponses));
const status = words(Object.values(returnStatuses));
const choice = words(['Yes', 'No']);
const instant = (what = 'ISO 8601 UTC.') => Type.String({ description: what });
const since = instant('ISO 8601 UTC: since when it waits for whoever is to answer.');
const dealerNotes = 'The note of the processing, or else the messages of declined items.';
const attendance = 'YYYY-MM-DD, when it is to be brought to the dealer; empty before an answer.';

/** One page of a list; empty filters match all. */
const list = <const Status extends readonly string[], const Sorts extends readonly string[]>(
  statuses: Status,
  sorts: Sorts,
) => ({
  fromDate: day(),
  toDate: day(),
  orderNo: Type.Optional(
    field('code', {
      maxLength: 32,
      pattern: '^[A-Za-z0-9 -]*$',
      description: 'A whole number of an order or a return.',
    }),
  ),
  status: Type.Optional(words(['', ...statuses] as readonly (Status[number] | '')[])),
  sortBy: Type.Optional(words(sorts)),
  sortDir: Type.Optional(words(['asc', 'desc'])),
  ...page,
});
const responseCodes = Object.keys(returnResponses) as (keyof typeof returnResponses)[];
const statusCodes = Object.keys(returnStatuses) as (keyof typeof returnStatuses)[];
const listAnswers = <Row extends TProperties>(row: Row) =>
  answers({ returnList: Type.Array(Type.Object(row)), totalCount });

/** The state of the return that an item belongs to; an ended return overrides the answer about the item. */
const outcome = {
  returnStatus: words(statusCodes),
  refunded: Type.Number({ description: 'What went back for the item, GST included; 0 until the return is completed.' }),
};

/** Compared with the session, never trusted. */
const memberno = Type.Optional(field('issued', { maxLength: 20 }));
/** The `newFileName` of an upload; empty: none. */
const fileurl = Type.Optional(issued(200));

const exchange = Type.Object({
  state: words(['Asked', 'Held', 'Unavailable', 'Ended', 'Paid']),
  productNr: Type.String(),
  partsDescription: Type.String({ description: 'Empty unless the part is held or ordered.' }),
  quantity: Type.Integer(),
  orderID: Type.String({ description: 'Of the exchange order; empty unless the part is held or ordered.' }),
  orderNo: Type.String(),
  totalToPay: Type.Number({ description: 'Of the exchange order, GST included.' }),
  heldUntil: instant('ISO 8601 UTC: until when the exchange order can be paid for; empty unless the part is held.'),
  problem: Type.String({ description: 'Unavailable: why.' }),
});

const itsExchange = Type.Union([exchange, Type.Null()], {
  description: 'The part that is wanted instead; null: none.',
});

const memberReturnRow = {
  orderid: Type.String(),
  order_Number: Type.String(),
  orderdate: instant(),
  orderValue: Type.Number({ description: 'What was paid.' }),
  orderStatus: Type.String(),
  someDelivered: Type.Boolean({ description: 'For pages of the release before. Use unitsLeft.' }),
  unitsLeft: Type.Integer({ description: 'Delivered units that are in no return request, or in a declined one.' }),
  returnStatus: Type.String({
    description:
      "Of the order's last return, in words; `Request Pending` while an item waits for an answer; empty: none.",
  }),
};

const requestRow = {
  returnItemID: Type.String(),
  orderid: Type.String(),
  returnOrderNumber: Type.String(),
  submittedDate: instant(),
  totalAmount: Type.Number({ description: 'What the card gets back for it.' }),
  returnResponse: response,
  returnReason: Type.Integer({ minimum: 1, maximum: 4 }),
  status: words(responseCodes),
  ...texts(partNames.returnItem),
  quantity: Type.Integer(),
  exchangeFor: Type.Union([Type.Object({ productNr: Type.String(), quantity: Type.Integer() }), Type.Null()], {
    description: 'The part that was asked for instead; null: none.',
  }),
  ...outcome,
};

const buyer = {
  buyerName: Type.String({ description: 'As typed for the delivery; empty once the account is closed.' }),
  telephone: Type.String(),
};

const adminRequestRow = {
  ...requestRow,
  ...buyer,
  membershipno: Type.String(),
  orderNumber: Type.String(),
  orderdate: instant(),
  waitingSince: since,
};

const adminReturnRow = {
  ...buyer,
  requestdate: instant(),
  orderdate: instant(),
  membershipno: Type.String(),
  orderNumber: Type.String(),
  returnOrderNumber: Type.String(),
  ordervalue: Type.Number({ description: 'What goes back.' }),
  declaredReturnDate: Type.String({ description: attendance }),
  status,
  ready: Type.Boolean({ description: 'No item waits for an answer: it may be processed.' }),
  refundProblem: Type.String({ description: 'Why staff have to check the refund; empty: they have not to.' }),
  exchange: Type.Boolean({ description: 'Another part is wanted instead of one of its items.' }),
};

const returnableFields = {
  orderid: Type.String(),
  shoppingCartID: Type.String(),
  ...texts(partNames.orderedPart),
  imageURL: Type.String(),
  quantity: Type.Integer({ description: 'Delivered.' }),
  remainingQuantity: Type.Integer(),
  lisT$: Type.Number({ description: 'Per piece, GST included.' }),
  refundValues: Type.Array(Type.Number(), {
    description: 'What the card gets back for 1, 2 … remaining units, GST included.',
  }),
  vehicle: Type.String({ description: 'The vehicle that it was ordered for; empty without one.' }),
  vehicleSlug: Type.String(),
  quantityReturned: Type.Integer(),
  returnReason: Type.Integer(),
  userMsg: Type.String(),
  fileurl: Type.String(),
  invalidQuantity: Type.Boolean(),
  invalidNotes: Type.Boolean(),
  lineErrorMessage: Type.String({ description: 'May hold b, i, a and br.' }),
};

const cents = (description: string) => Type.Integer({ description: `In cents: ${description}` });

const credit = Type.Object(
  {
    invoice: Type.Object({ totalToPay: cents('the total of the order.'), gst: cents('the GST in it.') }),
    credited: Type.Object({
      refundCents: cents('what all refunds until now gave back.'),
      gstCents: cents('the GST in them.'),
    }),
    keptCents: cents('what they deducted for free parts.'),
    units: Type.Array(
      Type.Object({
        lineId: Type.String(),
        priceCents: cents('per piece, GST included.'),
        left: Type.Integer({ description: 'Neither cancelled nor returned.' }),
        sent: Type.Integer({ description: 'Of them, dispatched.' }),
        gift: Type.Optional(
          Type.Object({
            lineIds: Type.Array(Type.String(), { description: 'One of these lines has to be bought.' }),
            minimumCents: cents('their least total.'),
            valueCents: cents('deducted per piece that stays without the condition.'),
          }),
        ),
      }),
    ),
  },
  {
    description:
      'From these facts the refund of several lines together is computed: a free part goes with its condition.',
  },
);

const returnItem = Type.Object({
  return_ItemID: Type.String(),
  orderid: Type.String(),
  orderNumber: Type.String(),
  orderdate: instant(),
  returnOrderNumber: Type.String(),
  submittedDate: instant(),
  shoppingCartID: Type.String(),
  imageURL: Type.String(),
  ...texts(partNames.returnItem),
  deliveredQuantity: Type.Integer(),
  quantity: Type.Integer({ description: 'Asked to return.' }),
  remainingQuanity: Type.Integer(),
  lisT$: Type.Number({ description: 'Per piece, GST included.' }),
  totalAmount: Type.Number({ description: 'What the card gets back for it.' }),
  returnReason: Type.Integer({ minimum: 1, maximum: 4 }),
  returnResponse: response,
  userMsg: Type.String(),
  fileurl: Type.String(),
  membershipNo: Type.String(),
  partIsAcceptable: words(['', 'Yes', 'No']),
  declaredReturnDate: Type.String({ description: attendance }),
  ...buyer,
  waitingSince: since,
  ...outcome,
  processedDate: instant('ISO 8601 UTC; empty before the return is completed or declined.'),
  returnNotesFromDealer: Type.String({ description: dealerNotes }),
  exchange: itsExchange,
});

const chatEntry = Type.Object({
  chat_ID: Type.String(),
  user_type: words(['Member', 'Dealer']),
  dateCreated: instant(),
  fileURL: Type.String({ description: 'Resolves under /{region}/upload/; empty: none.' }),
  userAction: words(Object.values(returnResponses)),
  message_txt: Type.String(),
});

const returnSummary = Type.Object({
  returnOrderNo: Type.String(),
  orderid: Type.String(),
  orderNumber: Type.String(),
  orderdate: instant(),
  requestdate: Type.Optional(instant()),
  memberName: Type.String(),
  memberNumber: Type.String(),
  memberAddress: Type.String(),
  emailAddress: Type.String(),
  mobile: Type.String(),
  ...listedRemarks,
  status,
  returnDate: Type.String({ description: attendance }),
  notes: Type.String({ description: 'Of the member.' }),
  dealerNotes: Type.String(),
  warehouse: Type.Object({ name: Type.String(), address: Type.String() }),
  paidByCard: Type.Boolean({ description: 'There is a captured payment to refund.' }),
  ready: Type.Boolean({ description: 'No item waits for an answer: it may be processed.' }),
  refundProblem: Type.String({ description: 'Why staff have to check the refund; empty: they have not to.' }),
  proposedBy: Type.String({
    description: 'Who proposed a refund that two members of staff decide about; empty: no proposal.',
  }),
  proposedNote: Type.String(),
  proposedRefund: Type.Number(),
  processedDate: instant('ISO 8601 UTC; empty before.'),
  refundGst: Type.Number({ description: 'The GST in the refund of the lines, as the credit note has it.' }),
  freePartKept: Type.Number({
    description:
      'Deducted for free parts that stay without the part that they were free with. Negative: added, because they came back.',
  }),
  deliveryRefund: Type.Number({
    description: "What goes back of the order's delivery fee: the whole order came back by our mistake.",
  }),
  deliveryAtStake: Type.Number({
    description:
      'Pending: what of the delivery fee goes back, too, if every line is damaged or a wrong part that we sent.',
  }),
});

const returnDetail = Type.Object({
  shoppingCartID: Type.String(),
  returnItemID: Type.String(),
  imageURL: Type.String(),
  ...texts(partNames.returnDetail),
  returnQuantity: Type.Integer(),
  returnReason: Type.Integer({ minimum: 1, maximum: 4 }),
  tradeClub: Type.String({ description: 'Price per piece without GST, as text.' }),
  totalTradeClub: Type.Number({ description: 'What the card gets back for the line, GST included.' }),
  partIsAcceptable: words(['', 'Yes', 'No']),
  includeinStock: words(['', 'Yes', 'No']),
  wrongPartSent: words(['', 'Yes', 'No']),
  lineErrorMessage: Type.String({ description: 'May hold b, i, a and br.' }),
  exchange: itsExchange,
  conversation: Type.Optional(
    Type.Array(chatEntry, { description: 'About the line, the oldest first. Absent in answers of earlier releases.' }),
  ),
});

export const returnCalls = {
  'return/get-return-reasons': post(
    signedIn,
    'Reasons to return, in order',
    object({}),
    dataAnswers(
      Type.Array(Type.Object({ return_Reason_Code: Type.Integer(), return_reason_Description: Type.String() })),
    ),
  ),
  'return/get-return-status': post(
    signedIn,
    'Responses to a request',
    object({}),
    dataAnswers(
      Type.Array(Type.Object({ return_Status_Code: Type.String(), return_Status_Description: Type.String() })),
    ),
  ),
  'return/get-admin-return-status-list': post(
    staff,
    'States of a return',
    object({}),
    answers({ statusList: Type.Array(Type.Object({ orderStatus: Type.String() })) }),
  ),
  'return/get-member-return-lists': post(
    signedIn,
    'One page of the own orders, or by status, or sorted by it, of those with a return; the newest first',
    object({
      memberno,
      ...list(statusCodes, ['order_Number', 'orderdate', 'orderValue', 'returnStatus']),
    }),
    listAnswers(memberReturnRow),
  ),
  'return/get-return-request-list': post(
    signedIn,
    'One page of the items that the member asked to return; the newest first',
    object({
      memberno,
      ...list(responseCodes, ['returnOrderNumber', 'submittedDate', 'totalAmount', 'returnResponse']),
    }),
    listAnswers(requestRow),
  ),
  'return/get-member-order-details': post(
    owner,
    'The order that goods come back of',
    object({ orderNo: Type.String({ ...id(), description: "The order's id." }) }),
    dataAnswers(Type.Array(orderDetails)),
  ),
  'return/get-return-order-info': post(
    owner,
    'The lines of an order with what may still come back of each',
    object({ orderNo: Type.String({ ...id(), description: "The order's id." }) }),
    dataAnswers(
      Type.Object({
        table: Type.Array(Type.Object(returnableFields)),
        refusal: Type.String({
          description:
            'Why nothing can come back now: NotDelivered, ReturnPeriodOver or RequestPending; empty: it can.',
        }),
        refusalMessage: Type.String({ description: 'The same for people.' }),
        credit,
      }),
    ),
  ),
  'return/create-return-order-item': post(
    owner,
    'Asks to return lines of one own delivered order. A 400 names the lines: `<shoppingCartID>.returnQuantity`, `<shoppingCartID>.userMsg`, `<shoppingCartID>.exchangeFor`.',
    object({
      returnItems: Type.Array(
        object({
          ...echoed(Object.keys(returnableFields) as (keyof typeof returnableFields)[]),
          orderID: id(),
          shoppingCartID: id(),
          returnQuantity: Type.Integer({ minimum: 0, maximum: maxQuantity }),
          ...echoed(['UnitPrice']),
          returnReason: Type.Integer({ minimum: 1, maximum: 4 }),
          userMsg: lines(longestReturnNote),
          memberno,
          fileurl,
          exchangeFor: Type.Optional(
            object(
              { productNr: partNumber(), quantity: Type.Integer({ minimum: 1, maximum: maxQuantity }) },
              'Members only, for reasons 1 and 2: the part that is wanted instead.',
            ),
          ),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    }),
    dataAnswers(
      Type.Object({ returnOrderNo: Type.String({ description: 'Empty: every line was a Defective Part.' }) }),
    ),
    ['NotDelivered', 'ReturnPeriodOver', 'RequestPending'],
  ),
  'return/get-return-request-details': post(
    owner,
    'One item that a member asked to return',
    object({ returnItemID: id() }),
    dataAnswers(Type.Object({ table: Type.Array(returnItem) })),
  ),
  'return/get-return-request-chat-details': post(
    owner,
    'What was said of the item, the oldest first, and of every item of its return',
    object({ returnItemID: id() }),
    dataAnswers(
      Type.Object({
        table: Type.Array(chatEntry),
        thread: Type.Optional(
          Type.Array(
            Type.Object({ ...chatEntry.properties, returnItemID: Type.String(), ...texts(partNames.returnItem) }),
            {
              description: 'Of the whole return, the oldest first. Absent in answers of earlier releases.',
            },
          ),
        ),
      }),
    ),
  ),
  'return/update-return-request-details': post(
    owner,
    'Tells more about an item after Request For More Info; only note and photo change.',
    object({
      returnItemID: id(),
      memberno,
      ...echoed(['quantityReturned', 'unitPrice', 'returnReason']),
      userMsg: lines(longestReturnNote),
      fileurl,
    }),
    answers({}),
    ['NotAsked'],
  ),
  'return/return-upload-image': upload(
    owner,
    'Uploads a photo or paper of a request: multipart/form-data with one file in `files`, 20 MB at most.',
    { newFileName: Type.String(), files: Type.Object({ contentType: Type.String() }) },
    { orderID: Type.Optional({ ...id(), description: 'The order that it is for; guests need it.' }) },
    ['TooLarge', 'UnsupportedType', 'TooManyFiles', 'HarmfulFile', 'UploadCutOff'],
  ),
  'return/view-return-details': post(
    owner,
    'An order with its returns, or with the one that is named',
    object({
      orderNo: orderNumber(),
      returnOrderNo: Type.Optional(field('code', { maxLength: 32, pattern: '^[A-Za-z0-9-]*$' })),
    }),
    dataAnswers(Type.Object({ orderid: Type.String(), ...orderDetails.properties })),
  ),
  'return/get-admin-return-lists': post(
    staff,
    "One page of everybody's returns, or of one member's; the longest waiting first",
    object({
      ...ofMember,
      ...list(statusCodes, ['requestdate', 'orderNumber', 'ordervalue', 'status']),
      ready: Type.Optional(Type.Boolean({ description: 'Only returns that can be processed now.' })),
    }),
    listAnswers(adminReturnRow),
  ),
  'return/get-admin-return-requests': post(
    staff,
    'One page of the items that members asked to return, or that one member did; the longest waiting first',
    object({
      ...ofMember,
      ...list(responseCodes, ['submittedDate', 'orderNumber', 'totalAmount', 'returnResponse']),
    }),
    listAnswers(adminRequestRow),
  ),
  'return/respond-return-request': post(
    staff,
    'Approves or declines an item, or asks for more; `acceptable` is needed for RA and RD, not for RM.',
    object({
      returnItemID: id(),
      response: words(['RM', 'RA', 'RD']),
      acceptable: Type.Optional(choice),
      declaredReturnDate: Type.Optional(
        field('issued', { pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', description: 'YYYY-MM-DD, for RA.' }),
      ),
      message: lines(longestReturnNote),
      fileurl,
    }),
    answers({}),
    ['OwnReturn', 'AlreadyProcessed'],
  ),
  'return/approve-return': post(
    staff,
    'Approves every item of a return that waits for an answer. A repeat goes on with the rest.',
    object({
      returnOrderNo: orderNumber(),
      acceptable: choice,
      declaredReturnDate: Type.Optional(
        field('issued', { pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', description: 'YYYY-MM-DD.' }),
      ),
      message: lines(longestReturnNote),
    }),
    answers({ approved: Type.Integer({ description: 'The items that this call approved.' }) }),
    ['OwnReturn', 'AlreadyProcessed'],
  ),
  'return/get-admin-return-details': post(
    staff,
    'A return as staff process it',
    object({ orderNo: Type.Optional(orderNumber()), returnOrderNo: orderNumber() }),
    answers({ returnSummary, returnDetail: Type.Array(returnDetail) }),
  ),
  'return/process-return': post(
    staff,
    'Completes a return (C), which refunds it, or declines it (D). Above the amount for two people, the first C proposes the refund (Pending), and that of another member of staff confirms it. The same again gives the first answer, and tries a refund that failed once more.',
    object({
      returnItems: object({
        returnOrderNo: orderNumber(),
        actionCode: words(['C', 'D']),
        dealerNotes: lines(longestReturnNote),
        lines: Type.Array(
          object({
            shoppingCartID: id(),
            includeinStock: choice,
            // Whether the shop sent the wrong part. Read only for a line with reason 1; absent means No.
            wrongPartSent: Type.Optional(choice),
          }),
          { minItems: 1, maxItems: 200 },
        ),
      }),
    }),
    answers({ code: Type.Optional(Type.String()) }),
    ['Pending', 'NotReady', 'OwnReturn', 'AlreadyProcessed'],
  ),
  'Order/get-credit-note': get(
    owner,
    'The credit note of a completed return, or of a cancellation by its order and number.',
    {
      returnOrderNo: Type.Optional(orderNumber()),
      orderID: Type.Optional(id()),
      cancellationNo: Type.Optional(field('issued', { pattern: '^[1-9][0-9]{0,3}$' })),
    },
    paper,
    ['Pending'],
  ),
};
