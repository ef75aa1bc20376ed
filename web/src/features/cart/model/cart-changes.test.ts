import { expect, test } from 'vitest';
import { cart as anyCart, line } from '../../../testing/carts.ts';
import type { Cart, CartLine } from '../api/cart-types.ts';
import { cartChanges, priceChanged, quantityChanged } from './cart-changes.ts';

const cartOf = (listing: CartLine[], sums: Partial<Cart> = {}): Cart => ({
  status: true,
  ...anyCart,
  listing,
  ...sums,
});
const other = { ...line, shoppingCartID: 'c2', partno: 'SL-200', cleansedPartNo: 'SL200' };

test('unchanged facts are not listed, even with a new id of the order or a line', () => {
  const now = cartOf([{ ...line, shoppingCartID: 'c9', orderID: 'o9', warehouseStock: 3 }], { orderID: 'o9' });
  expect(cartChanges(cartOf([line]), now)).toEqual({ lines: [], sums: [] });
});

test('a new price is shown beside the old one, with its effect on the total', () => {
  const dearer = { ...line, listPrice: 1.8, totalSales: 18 };
  const { lines, sums } = cartChanges(cartOf([line, other]), cartOf([dearer, other], { totalToPay: 30.95 }));
  expect(lines).toEqual([{ before: line, after: dearer }]);
  expect(lines.map((change) => [priceChanged(change), quantityChanged(change)])).toEqual([[true, false]]);
  expect(sums).toEqual([{ sum: 'totalToPay', before: 29.45, after: 30.95 }]);
});

test('removed and added lines are distinguished, and a voucher’s gift is a separate line', () => {
  const given = { ...line, shoppingCartID: 'c3', quantity: 1, freeWith: 'FREEGLOBE' };
  const { lines } = cartChanges(cartOf([line, given]), cartOf([line, other]));
  expect(lines).toEqual([{ before: given, after: undefined }, { after: other }]);
});

test('a price that is advised later is another than a free one', () => {
  const free = { ...line, listPrice: 0, isFreePart: true };
  expect(cartChanges(cartOf([free]), cartOf([{ ...free, isFreePart: false }])).lines).toHaveLength(1);
});
