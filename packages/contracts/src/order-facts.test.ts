import { noRemarks } from '@southline/kernel/order';
import { expect, test } from 'vitest';
import { Fit, StockLevel } from './gen/southline/common/v1/common.ts';
import { OrderPlaced } from './gen/southline/orders/v1/events.ts';
import { CancelledLine, Cart, Line } from './gen/southline/orders/v1/order.ts';
import { cartFacts, placedOrder, remarksMessage, withoutCancelled } from './order-facts.ts';
import { fitMessage, fitWord, stockMessage, stockWord } from './part-words.ts';

const remarks = {
  ccEmails: ['c@example.com'],
  purchaseOrderNo: 'PO 7',
  notes: 'Ring twice.',
  businessName: 'Quay Motors',
};
const sent = (event: OrderPlaced) => placedOrder(OrderPlaced.decode(OrderPlaced.encode(event).finish()));

test('remarks are the same in an event and in a cart', () => {
  expect(sent(OrderPlaced.fromPartial({ remarks: remarksMessage(remarks) })).remarks).toEqual(remarks);
  expect(cartFacts(Cart.fromPartial({ remarks }), 'nz')).toMatchObject({ remarks, region: 'nz' });
});

test('fields missing in an event are empty', () => {
  expect(sent(OrderPlaced.fromPartial({}))).toMatchObject({
    delivery: { firstName: '', email: '' },
    totals: { subTotal: 0, totalToPay: 0 },
    warehouse: { name: '', address: '' },
    remarks: noRemarks,
    payment: undefined,
    unproven: false,
  });
});

test('a line is free, priced, or its price is advised later', () => {
  const lines = [
    { isFree: true },
    { priceOnApplication: true },
    { price: { cents: 5 }, fitting: { fit: Fit.FIT_FITS } },
  ];
  expect(sent(OrderPlaced.fromPartial({ lines })).lines).toMatchObject([
    { pricing: 'free', fit: 'Unknown' },
    { pricing: 'advised' },
    { pricing: 'priced', price: 5, fit: 'Fits' },
  ]);
});

test('words of parts survive the wire; unknown values are neutral', () => {
  for (const word of ['Fits', 'FitsIf', 'DoesNotFit', 'Unknown'] as const) expect(fitWord(fitMessage(word))).toBe(word);
  for (const word of ['InStock', 'Low', 'None'] as const) expect(stockWord(stockMessage(word))).toBe(word);
  expect([fitWord(Fit.FIT_UNSPECIFIED), stockWord(StockLevel.STOCK_LEVEL_UNSPECIFIED)]).toEqual(['Unknown', 'None']);
});

test('cancelled units of several cancellations are missing from the lines, and a line without units too', () => {
  const lines = [
    { lineId: 'a', quantity: 5 },
    { lineId: 'b', quantity: 1 },
  ].map((line) => Line.fromPartial(line));
  const cancelled = (...units: [string, number][]) =>
    units.map(([lineId, quantity]) => CancelledLine.fromPartial({ lineId, quantity }));
  expect(withoutCancelled(lines, [])).toEqual(lines);
  expect(withoutCancelled(lines, cancelled(['a', 2], ['b', 1], ['a', 1]))).toMatchObject([
    { lineId: 'a', quantity: 2 },
  ]);
});
