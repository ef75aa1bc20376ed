import type { Answer, Data, ReturnTable } from '@southline/rest/types';

type MemberReturn = Answer<'return/get-member-return-lists'>['returnList'][number];
type MemberRequest = Answer<'return/get-return-request-list'>['returnList'][number];
type StaffReturn = Answer<'return/get-admin-return-lists'>['returnList'][number];
type StaffRequest = Answer<'return/get-admin-return-requests'>['returnList'][number];
type Returnable = Data<'return/get-return-order-info'>;
type ReturnItem = Data<'return/get-return-request-details'>['table'][number];
type ChatEntry = Data<'return/get-return-request-chat-details'>['table'][number];
type ToProcess = Answer<'return/get-admin-return-details'>;

export const memberReturn = (order_Number: string, rest: Partial<MemberReturn> = {}): MemberReturn => ({
  someDelivered: false,
  unitsLeft: (rest.orderStatus ?? 'Order Delivered') === 'Order Delivered' ? 1 : 0,
  orderid: `id-${order_Number}`,
  order_Number,
  orderdate: '2026-03-04T13:30:07.000Z',
  orderValue: 272.85,
  orderStatus: 'Order Delivered',
  returnStatus: '',
  ...rest,
});

export const memberRequest = (returnItemID: string, rest: Partial<MemberRequest> = {}): MemberRequest => ({
  returnItemID,
  orderid: 'o1',
  returnOrderNumber: 'R10000001',
  submittedDate: '2026-03-10T02:00:00.000Z',
  totalAmount: 22.73,
  returnResponse: 'Request Pending',
  returnReason: 1,
  status: 'RP',
  partNumber: 'FO1003',
  partsDescription: 'Oil filter',
  quantity: 2,
  exchangeFor: null,
  returnStatus: 'P',
  refunded: 0,
  ...rest,
});

export const staffRequest = (returnItemID: string, rest: Partial<StaffRequest> = {}): StaffRequest => ({
  ...memberRequest(returnItemID),
  membershipno: 'M1001',
  buyerName: 'Robin Holder',
  telephone: '0491570006',
  orderNumber: 'SL10000001',
  orderdate: '2026-03-04T13:30:07.000Z',
  waitingSince: '2026-03-10T02:00:00.000Z',
  ...rest,
});

export const staffReturn = (returnOrderNumber: string, rest: Partial<StaffReturn> = {}): StaffReturn => ({
  requestdate: '2026-03-10T02:00:00.000Z',
  orderdate: '2026-03-04T13:30:07.000Z',
  membershipno: 'M1001',
  buyerName: 'Robin Holder',
  telephone: '0491570006',
  orderNumber: 'SL10000001',
  returnOrderNumber,
  ordervalue: 22.73,
  declaredReturnDate: '2026-03-17',
  status: 'Pending',
  ready: true,
  refundProblem: '',
  exchange: false,
  ...rest,
});

type Line = Returnable['table'][number];
export const returnableLine = (shoppingCartID: string, rest: Partial<Line> = {}): Line => ({
  orderid: 'o1',
  shoppingCartID,
  partsDescription: 'Oil filter',
  partno: 'FO1003',
  imageURL: '/au/images/part.svg',
  quantity: 3,
  remainingQuantity: 2,
  lisT$: 12.5,
  refundValues: [11.36, 22.73],
  vehicle: '',
  vehicleSlug: '',
  quantityReturned: 0,
  returnReason: 0,
  userMsg: '',
  fileurl: '',
  invalidQuantity: false,
  invalidNotes: false,
  lineErrorMessage: '',
  ...rest,
});

/** Nothing was refunded of the order, and it has no free part. */
export const nothingCredited: Returnable['credit'] = {
  invoice: { totalToPay: 100_000, gst: 9_091 },
  credited: { refundCents: 0, gstCents: 0 },
  keptCents: 0,
  units: [],
};

/** A free part that was sent with a line. Without the line, its price of 5 dollars is kept back. */
export const freeWith = (lineId: string): Returnable['credit'] => ({
  ...nothingCredited,
  units: [
    { lineId, priceCents: 1_250, left: 2, sent: 2 },
    {
      lineId: 'gift',
      priceCents: 0,
      left: 1,
      sent: 1,
      gift: { lineIds: [lineId], minimumCents: 0, valueCents: 500 },
    },
  ],
});

export const returnableOrder = (table: Line[] = [returnableLine('line-1')], rest: Partial<Returnable> = {}) => ({
  data: { table, refusal: '', refusalMessage: '', credit: nothingCredited, ...rest },
});

export const returnItem = (rest: Partial<ReturnItem> = {}): { data: { table: ReturnItem[] } } => ({
  data: {
    table: [
      {
        return_ItemID: 'item-1',
        orderid: 'o1',
        orderNumber: 'SL10000001',
        orderdate: '2026-03-04T13:30:07.000Z',
        returnOrderNumber: 'R10000001',
        submittedDate: '2026-03-10T02:00:00.000Z',
        shoppingCartID: 'line-1',
        imageURL: '/au/images/part.svg',
        partNumber: 'FO1003',
        partsDescription: 'Oil filter',
        deliveredQuantity: 3,
        quantity: 2,
        remainingQuanity: 1,
        lisT$: 12.5,
        totalAmount: 22.73,
        returnReason: 1,
        returnResponse: 'Request Pending',
        userMsg: 'Does not fit',
        fileurl: 'photo-1.jpg',
        membershipNo: 'M1001',
        buyerName: 'Robin Holder',
        telephone: '0491570006',
        partIsAcceptable: '',
        declaredReturnDate: '',
        waitingSince: '2026-03-10T02:00:00.000Z',
        returnStatus: 'P',
        refunded: 0,
        processedDate: '',
        returnNotesFromDealer: '',
        exchange: null,
        ...rest,
      },
    ],
  },
});

export const chatEntry = (rest: Partial<ChatEntry> = {}): ChatEntry => ({
  chat_ID: 'c1',
  user_type: 'Member',
  dateCreated: '2026-03-10T02:00:00.000Z',
  fileURL: 'photo-1.jpg',
  userAction: 'Request Pending',
  message_txt: 'Does not fit',
  ...rest,
});
export const chat = (...table: ChatEntry[]) => ({ data: { table } });

type Summary = ToProcess['returnSummary'];
export const processLine = (
  shoppingCartID: string,
  rest: Partial<ToProcess['returnDetail'][number]> = {},
): ToProcess['returnDetail'][number] => ({
  shoppingCartID,
  returnItemID: `item-${shoppingCartID}`,
  imageURL: '/au/images/part.svg',
  partsDescription: 'Oil filter',
  southlinePartNo: 'FO1003',
  returnQuantity: 2,
  returnReason: 1,
  tradeClub: '$11.36',
  totalTradeClub: 22.73,
  partIsAcceptable: 'Yes',
  includeinStock: '',
  wrongPartSent: '',
  lineErrorMessage: '',
  exchange: null,
  conversation: [],
  ...rest,
});

export const toProcess = (
  rest: Partial<Summary> = {},
  returnDetail = [processLine('line-1')],
): Omit<ToProcess, 'status'> => ({
  returnSummary: {
    returnOrderNo: 'R10000001',
    orderid: 'o1',
    orderNumber: 'SL10000001',
    orderdate: '2026-03-04T13:30:07.000Z',
    requestdate: '2026-03-10T02:00:00.000Z',
    memberName: 'Robin Lee',
    memberNumber: 'M1001',
    memberAddress: '1 Lane, Carlton VIC 3053',
    emailAddress: 'robin@example.com',
    mobile: '0412345678',
    purchaseOrderNo: 'PO 7',
    businessName: '',
    status: 'Pending',
    returnDate: '2026-03-17',
    notes: 'Does not fit',
    dealerNotes: '',
    warehouse: { name: 'Southline', address: 'Dandenong South' },
    paidByCard: true,
    ready: true,
    refundProblem: '',
    processedDate: '',
    refundGst: 0,
    freePartKept: 0,
    deliveryRefund: 0,
    deliveryAtStake: 0,
    proposedBy: '',
    proposedNote: '',
    proposedRefund: 0,
    ...rest,
  },
  returnDetail,
});

export const returnTable = (rest: Partial<ReturnTable> = {}): ReturnTable => ({
  isReturn: true,
  returnOrderNumber: 'R10000001',
  status: 'Completed',
  declaredReturnDate: '2026-03-17',
  dealerName: 'Carlton Parts',
  dealerAddress: '2 Lane, Carlton VIC 3053',
  returnItemID: 'item-1',
  shoppingCartID: 'line-1',
  partNo: 'FO1003',
  gmPartNo: 'GM-7',
  partsDescription: 'Oil filter',
  listPrice: 12.5,
  quantity: 2,
  totalListPrice: 22.73,
  returnReason: 1,
  returnResponse: 'Request Approved',
  returnNotesFromMember: 'Does not fit',
  returnNotesFromDealer: 'As new',
  dealerMessage: 'Bring it',
  freePartKept: 0,
  deliveryRefund: 0,
  submittedDate: '2026-03-10T02:00:00.000Z',
  processedDate: '2026-03-18T02:00:00.000Z',
  ...rest,
});
