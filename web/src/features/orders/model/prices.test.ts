import { expect, test } from 'vitest';
import { orderDetails } from '../../../testing/orders.ts';
import { problems } from '../messages.ts';
import { unpriced } from './cancel-units.ts';
import { checkPrices, firstPrices, offeredTotals, toOffer } from './prices.ts';

const [line] = orderDetails({ fulfilmentStatus: 'Order Placed' }).orderDetails;
if (!line) throw new Error('no line');
const priced = { ...line, shoppingCartID: 'priced' };
const gift = { ...line, shoppingCartID: 'gift', sellPrice: 0, tradeClub$: true };
const a = { ...line, shoppingCartID: 'a', sellPrice: 0, quantity: 3, cancelledQuantity: 1 };
const b = { ...line, shoppingCartID: 'b', sellPrice: 0 };
const gone = { ...line, shoppingCartID: 'gone', sellPrice: 0, cancelledQuantity: 2 };
const order = orderDetails({ fulfilmentStatus: 'Order Placed', orderDetails: [priced, gift, a, b, gone] });
const lines = [a, b];

test('lines without a price are those that wait and are neither priced nor free', () => {
  expect(unpriced(order)).toEqual(lines);
  expect(unpriced({ ...order, fulfilmentStatus: 'Order Partly Dispatched' })).toEqual(lines);
  expect(unpriced({ ...order, fulfilmentStatus: 'Order Cancelled' })).toEqual([]);
});

test.each([
  ['24.5', undefined],
  ['0', undefined],
  ['100000', undefined],
  ['100000.01', problems.dearest],
  ['1.005', problems.price],
  ['12,50', problems.price],
  ['-1', problems.price],
  ['.', problems.price],
])('the price "%s": %o', (typed, problem) => {
  expect(checkPrices(lines)({ a: typed, b: '', validDays: '7' }, 'complete').a).toBe(problem);
});

test('one price at least is needed, but not while typing', () => {
  const none = { a: '', b: '', validDays: '7' };
  expect(checkPrices(lines)(none, 'complete')).toMatchObject({ a: problems.noPrice, b: undefined });
  expect(checkPrices(lines)(none, 'editing').a).toBeUndefined();
});

test.each(['0', '31', '', '2.5', 'x'])('"%s" is no validity', (validDays) => {
  expect(checkPrices(lines)({ a: '1', b: '', validDays }, 'complete').validDays).toBe(problems.days);
});

test('units that are left are offered, in exact cents, and a line without a price is not', () => {
  const typed = { a: '0.10', b: '', validDays: '30' };
  expect(offeredTotals(lines, typed).map(({ total }) => total)).toEqual([20, undefined]);
  expect(toOffer('o1', lines, typed)).toEqual({
    orderID: 'o1',
    lines: [{ shoppingCartID: 'a', listPrice: 0.1 }],
    validDays: 30,
  });
});

test('the form begins with the prices of the open offer', () => {
  const offered = { shoppingCartID: 'a', partno: 'A', partsDescription: '', quantity: 2, listPrice: 9.5, total: 19 };
  const offer = { offerNo: 1, offeredAt: '', validUntil: '', lines: [offered], total: 19, accepted: null };
  expect(firstPrices(lines, offer)).toEqual({ a: '9.50', b: '', validDays: '7' });
});
