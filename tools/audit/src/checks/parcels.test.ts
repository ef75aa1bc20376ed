import { expect, test } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import type { PaperRecord } from './papers.ts';
import { parcelListsAreThere, parcelsFitOrders } from './parcels.ts';

const units = (quantity: number) => [{ lineId: 'l', quantity }];
const order = (state: string, sent: number, cancelled: number, deliveredAt?: Date) =>
  ({
    _id: 'o',
    orderNo: 'SL1',
    state,
    lines: units(5),
    parcels: [{ no: 1, lines: units(sent), ...(deliveredAt && { deliveredAt }) }],
    cancellations: [{ lines: units(cancelled) }],
  }) as unknown as OrderRecord;

test.each([
  [order('Placed', 2, 1), 0],
  [order('Dispatched', 2, 1), 1],
  [order('Dispatched', 4, 1), 0],
  [order('Placed', 4, 1), 1],
  [order('Delivered', 4, 1, new Date(0)), 0],
  [order('Dispatched', 4, 1, new Date(0)), 1],
  [order('Dispatched', 4, 2), 1],
])('%j has %i violations', (record, violations) => {
  expect(parcelsFitOrders([record]).violations).toHaveLength(violations);
});

test('parcels are numbered from 1', () => {
  const { parcels: [parcel] = [], ...rest } = order('Dispatched', 4, 1);
  const numbered = { ...rest, parcels: [{ ...parcel, no: 2 }] } as unknown as OrderRecord;
  expect(parcelsFitOrders([numbered]).violations).toHaveLength(1);
});

test('each parcel has one packing list', () => {
  const list = (parcelNo: number) => ({ kind: 'parcel-list', orderId: 'o', parcelNo }) as PaperRecord;
  const violations = (...lists: PaperRecord[]) => parcelListsAreThere([order('Placed', 2, 1)], lists).violations.length;
  expect([violations(list(1)), violations(), violations(list(1), list(1)), violations(list(2))]).toEqual([0, 1, 1, 1]);
});
