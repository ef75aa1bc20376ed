import { expect, test } from 'vitest';
import { noRemarks, type PlacedOrder } from './order.ts';
import {
  contactOf,
  deliverTo,
  deliverToAndCall,
  invoiceTo,
  memberOf,
  notesOf,
  paidByCard,
  placedOn,
  present,
  remarkDetails,
  shipsFrom,
} from './order-texts.ts';

const delivery = {
  firstName: 'Test',
  lastName: 'Buyer',
  addressLine: '1 Example Street',
  locality: 'Ballarat',
  state: 'VIC',
  postcode: '3350',
  phone: '0400000000',
  email: 'b@example.com',
};
const order: PlacedOrder = {
  orderId: 'o-1',
  orderNo: 'SL10000234',
  owner: 'member:100200',
  membershipNo: '100200',
  region: 'au',
  lines: [],
  totals: { subTotal: 0, voucherSaving: 0, deliveryFee: 0, gst: 0, totalToPay: 0 },
  vouchers: [],
  delivery,
  remarks: {
    ccEmails: ['c@example.com'],
    businessName: 'Quay Motors Pty Ltd',
    purchaseOrderNo: 'PO 7',
    notes: 'Back door\n\nRing twice.',
  },
  warehouse: { name: 'Melbourne warehouse', address: '1 Depot Road, Laverton North VIC 3026' },
  placedAt: new Date('2026-03-31T14:30:00Z'),
  language: 'en',
  payment: { transaction: '1012345', cardLastFour: '1111' },
  unproven: false,
};
const place = ['Test Buyer', '1 Example Street', 'Ballarat VIC 3350'];

test.each([
  [deliverTo(order), 'Deliver to', place],
  [deliverToAndCall(order), 'Deliver to', [...place, '0400000000']],
  [invoiceTo(order), 'Invoice to', [...place, 'b@example.com']],
  [contactOf(order), 'Contact', ['0400000000', 'b@example.com']],
  [shipsFrom(order), 'Ships from', ['Melbourne warehouse', '1 Depot Road', 'Laverton North VIC 3026']],
  [paidByCard(order), 'Paid by card', ['ending in 1111, ref. 1012345']],
  [memberOf(order), 'Membership no', ['100200']],
  [remarkDetails(order.remarks)[0], 'Business name', ['Quay Motors Pty Ltd']],
  [remarkDetails(order.remarks)[1], 'Purchase order no', ['PO 7']],
  [notesOf(order.remarks), 'Notes', ['Back door', 'Ring twice.']],
] as const)('%j', (detail, label, lines) => {
  expect(detail).toEqual({ label, lines });
});

test('the day is the one of the region: 14:30 UTC is the next day in Melbourne', () => {
  expect(placedOn(order)).toBe('01/04/2026');
});

test('empty fields leave no blank and no line', () => {
  const empty = { ...order, membershipNo: '', payment: undefined, remarks: noRemarks };
  expect(present([memberOf(empty), paidByCard(empty), ...remarkDetails(noRemarks), notesOf(noRemarks)])).toEqual([]);
});
