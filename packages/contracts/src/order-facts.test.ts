import { noRemarks } from '@southline/kernel/order';
import { expect, test } from 'vitest';
import { Fit, StockLevel } from './gen/southline/common/v1/common.ts';
import { OrderPlaced } from './gen/southline/orders/v1/events.ts';
import { CancelledLine, Cart, Line } from './gen/southline/orders/v1/order.ts';
import { ReturnProcessed } from './gen/southline/returns/v1/events.ts';
import { cartFacts, placedOrder, remarkFields, remarksOf, withoutCancelled } from './order-facts.ts';
import { fitMessage, fitWord, stockMessage, stockWord } from './part-words.ts';

const before = { ccEmails: ['c@example.com'], purchaseOrderNo: 'PO 7', notes: 'Ring twice.' };
const remarks = { ...before, businessName: '' };
const sent = (event: OrderPlaced) => placedOrder(OrderPlaced.decode(OrderPlaced.encode(event).finish()));

test('remarks are read from events of this release and of the one before, which had them among its own fields', () => {
  expect(sent(OrderPlaced.fromPartial({ remarks })).remarks).toEqual(remarks);
  expect(sent(OrderPlaced.fromPartial(before)).remarks).toEqual(remarks);
  expect(cartFacts(Cart.fromPartial(before), 'nz')).toMatchObject({ remarks, region: 'nz' });
});

test('readers of the release before find the remarks in the own fields of a message', () => {
  const whole = { ...remarks, businessName: 'Quay Motors' };
  expect(sent(OrderPlaced.fromPartial(remarkFields(whole))).remarks).toEqual(whole);
  expect(OrderPlaced.fromPartial(remarkFields(whole))).toMatchObject(before);
  expect(ReturnProcessed.fromPartial(remarkFields(whole))).toMatchObject({ purchaseOrderNo: 'PO 7', remarks: whole });
  expect(remarksOf(ReturnProcessed.fromPartial({ purchaseOrderNo: 'PO 7' }))).toEqual({
    ...noRemarks,
    purchaseOrderNo: 'PO 7',
  });
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
  const lines = [{ isFree: true }, { priceOnApplication: true }, { price: { cents: 5 }, fit: Fit.FIT_FITS }];
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
