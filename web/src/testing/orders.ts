import type { Answer } from '@southline/rest/types';

type Row = Answer<'Order/get-member-orders'>['data'][number];
type Details = Answer<'Order/get-member-order-details'>['data'];

export const orderRow = (orderNumber: string, rest: Partial<Row> = {}): Row => ({
  orderid: `id-${orderNumber}`,
  orderNumber,
  orderDate: '2026-03-04T13:30:07.000Z',
  sales: 272.85,
  fulfilmentStatus: 'Order Placed',
  buyerName: 'Robin Lee',
  businessName: '',
  purchaseOrderNo: '',
  firstParts: [{ partno: 'FO1003', partsDescription: 'Oil filter', quantity: 2 }],
  lineCount: 1,
  deliveryChangeNo: 0,
  offerUntil: '',
  ...rest,
});

const isDelivered = (status: string) => status === 'Order Delivered';
const isSent = (status: string) => status === 'Order Dispatched' || isDelivered(status);

const theParcel = (arrived: boolean): Details['parcels'][number] => ({
  parcelNo: 1,
  status: arrived ? 'Delivered' : 'Dispatched',
  dispatchedAt: '2026-03-05T01:00:00.000Z',
  arrivalDay: '2099-03-09',
  deliveredAt: arrived ? '2026-03-06T01:00:00.000Z' : '',
  carrier: 'Roadline',
  trackingNo: 'RL42',
  trackingLink: '',
  lines: [{ shoppingCartID: 'line-1', partno: 'FO1003', partsDescription: 'Oil filter', quantity: 2 }],
});

/** An order of one line; dispatched in one parcel unless `rest` has another status. */
export const orderDetails = ({ fulfilmentStatus = 'Order Dispatched', ...rest }: Partial<Details> = {}): Details => ({
  orderDetails: [
    {
      orderDate: '2026-03-04T13:30:07.000Z',
      membershipNo: 'M1001',
      firstName: 'Robin',
      lastName: 'Lee',
      telephone: '0412345678',
      deliveryAddressline1: '1 Lane',
      deliveryLocality: 'Carlton',
      deliveryState: 'VIC',
      deliveryPostCode: '3053',
      emailAddress: 'robin@example.com',
      shoppingCartID: 'line-1',
      southlinePartNo: 'FO1003',
      gmPartNo: 'GM-7',
      partsDescription: 'Oil filter',
      sellPrice: 12.5,
      quantity: 2,
      cancelledQuantity: 0,
      dispatchedQuantity: isSent(fulfilmentStatus) ? 2 : 0,
      deliveredQuantity: isDelivered(fulfilmentStatus) ? 2 : 0,
      movedQuantity: 0,
      totalSales: 25,
      tradeClub$: false,
      vehicle: '2018 Toyota Hilux',
      fit: 'Fits',
      fitNote: '',
    },
  ],
  orderNumber: 'SL10000001',
  fulfilmentStatus,
  subtotal: 25,
  gst: 3.45,
  shippingCost: 12.95,
  orderRebate: 0,
  totalToPay: 37.95,
  dealer: null,
  voucherCode: [],
  voucherSaving: 0,
  returnDataTables: [],
  offer: null,
  parentOrder: null,
  followOnOrders: [],
  deliveryChangeNo: 0,
  cardEnding: '1111',
  refunded: 0,
  businessName: 'Quay Motors Pty Ltd',
  refunds: [],
  purchaseOrderNo: 'PO 7',
  notes: 'Ring twice',
  ccEmails: [],
  warehouse: { name: 'Southline', address: 'Dandenong South' },
  carrier: 'Roadline',
  trackingNo: 'RL42',
  expected: { dispatchDay: '2099-03-05', arrivalDay: '2099-03-06' },
  parcels: isSent(fulfilmentStatus) ? [theParcel(isDelivered(fulfilmentStatus))] : [],
  steps: [
    { kind: 'Paid', at: '2026-03-04T13:30:05.000Z' },
    { kind: 'Placed', at: '2026-03-04T13:30:07.000Z' },
    { kind: 'Dispatched', at: '2026-03-05T01:00:00.000Z', parcelNo: 1 },
  ],
  ...rest,
});
