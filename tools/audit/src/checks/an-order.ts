import type { OrderRecord } from '../sources/orders.ts';

/** A placed order of two units at $5.50, for tests. */
export const anOrder = (over: Partial<OrderRecord> = {}): OrderRecord => ({
  _id: 'o',
  orderNo: 'SL1',
  state: 'Placed',
  lines: [{ lineId: 'l', cleansedPartNo: 'A', quantity: 2, priceCents: 550, isFree: false }],
  totals: { subTotal: 1_100, voucherSaving: 0, deliveryFee: 0, gst: 100, totalToPay: 1_100 },
  delivery: { email: 'a@example.com' },
  remarks: { ccEmails: [] },
  hold: { round: 1 },
  releases: [],
  history: [],
  ...over,
});
