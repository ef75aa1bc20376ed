import { expect, test } from 'vitest';
import { Fit, StockLevel } from './gen/southline/common/v1/common.ts';
import { OrderPlaced } from './gen/southline/orders/v1/events.ts';
import { Cart } from './gen/southline/orders/v1/order.ts';
import { cartFacts, placedOrder } from './order-facts.ts';
import { fitMessage, fitWord, stockMessage, stockWord } from './part-words.ts';

const before = { ccEmails: ['c@example.com'], purchaseOrderNo: 'PO 7', notes: 'Ring twice.' };
const remarks = { ...before, businessName: '' };
const sent = (event: OrderPlaced) => placedOrder(OrderPlaced.decode(OrderPlaced.encode(event).finish()));

test('remarks are read from events of this release and of the one before, which had them among its own fields', () => {
  expect(sent(OrderPlaced.fromPartial({ remarks })).remarks).toEqual(remarks);
  expect(sent(OrderPlaced.fromPartial(before)).remarks).toEqual(remarks);
  expect(cartFacts(Cart.fromPartial(before), 'nz')).toMatchObject({ remarks, region: 'nz' });
});

test('fields missing in an event are empty', () => {
  expect(sent(OrderPlaced.fromPartial({}))).toMatchObject({
    delivery: { firstName: '', email: '' },
    totals: { subTotal: 0, totalToPay: 0 },
    warehouse: { name: '', address: '' },
    remarks: { ccEmails: [], businessName: '', purchaseOrderNo: '', notes: '' },
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
