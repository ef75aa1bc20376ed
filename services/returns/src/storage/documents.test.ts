import { noRemarks } from '@southline/kernel/order';
import { expect, test } from 'vitest';
import { plausibleReturn } from '../cli/seeding/plausible-return.ts';
import { toReturn, toReturnDocument } from './documents.ts';

const made = plausibleReturn(() => 0.5, { nth: 1, members: 1, requestedAt: new Date(0), now: new Date(0) });
const remarks = { ...noRemarks, purchaseOrderNo: 'PO 7' };

test('the release before finds the purchase order number beside the remarks, and its returns have it in them', () => {
  const document = toReturnDocument({ ...made, order: { ...made.order, remarks } });
  expect(document.order).toMatchObject({ remarks, purchaseOrderNo: 'PO 7' });
  const { remarks: _, ...before } = document.order;
  const stored = { ...document, order: before as typeof document.order };
  expect(toReturn(stored, []).order.remarks).toEqual(remarks);
});
