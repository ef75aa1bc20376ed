import { Cart } from '@southline/contracts/orders';
import { expect, test } from 'vitest';
import { toCartAnswer } from './cart.ts';
import { picturesOf, stampOf } from './pictures.ts';

const pictures = picturesOf('/shop', 'nz');
const aud = (cents: number) => ({ cents, currency: 'AUD' });

test('a line carries the order that it belongs to and its amounts in dollars', () => {
  const cart = Cart.fromPartial({
    orderId: 'o1',
    orderNo: 'SL1',
    lines: [
      {
        lineId: 'l1',
        part: { partNo: 'A-1', cleansedPartNo: 'A1', drawingHash: 'h' },
        quantity: 3,
        price: aud(1_010),
        total: aud(3_030),
      },
    ],
    totals: {
      subTotal: aud(3_030),
      voucherSaving: aud(0),
      deliveryFee: aud(1_295),
      gst: aud(393),
      totalToPay: aud(4_325),
    },
  });
  const answer = toCartAnswer(cart, pictures);
  expect(answer).toMatchObject({ subTotal: 30.3, subTotalGST: 3.93, shippingCost: 12.95, totalToPay: 43.25 });
  expect(answer.listing[0]).toMatchObject({
    shoppingCartID: 'l1',
    orderID: 'o1',
    orderNumber: 'SL1',
    listPrice: 10.1,
    totalSales: 30.3,
    imageurl: `/shop/nz/images/parts/A1-${stampOf('h')}.svg`,
  });
});

test('no cart reads like an empty one', () => {
  expect(toCartAnswer(undefined, pictures)).toMatchObject({
    status: true,
    listing: [],
    totalToPay: 0,
    deliveryDetails: { deliveryFirstName: '', delvieryEmail: '' },
  });
});

test('parts that are gone are named', () => {
  const cart = Cart.fromPartial({ removedPartNos: ['A-1', 'B-2'] });
  expect(toCartAnswer(cart, pictures).message).toBe('No longer available and taken out of your cart: A-1, B-2.');
});
