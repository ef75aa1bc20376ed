import { expect, test } from 'vitest';
import { orderDetails } from '../../../testing/orders.ts';
import { chosenAtFirst, dispatchable, typedUnits, unitsToSend, waitingLines } from './cancel-units.ts';

const [line] = orderDetails({ fulfilmentStatus: 'Order Placed' }).orderDetails;
if (!line) throw new Error('no line');
const lines = [
  { ...line, shoppingCartID: 'a', quantity: 3, cancelledQuantity: 1 },
  { ...line, shoppingCartID: 'b', quantity: 2, cancelledQuantity: 2 },
  { ...line, shoppingCartID: 'c', quantity: 1 },
];
const order = orderDetails({ fulfilmentStatus: 'Order Placed', orderDetails: lines });

test('the units of a placed order that are not cancelled wait', () => {
  expect(waitingLines(order).map(({ shoppingCartID }) => shoppingCartID)).toEqual(['a', 'c']);
  for (const fulfilmentStatus of ['Order Dispatched', 'Order Delivered', 'Order Cancelled'])
    expect(waitingLines({ ...order, fulfilmentStatus })).toEqual([]);
  expect(waitingLines({ ...order, orderDetails: lines.map((each) => ({ ...each, orderDate: '' })) })).toEqual([]);
});

test('all waiting units are chosen at first, or those of the line that was pressed', () => {
  expect(chosenAtFirst(waitingLines(order))).toEqual({ a: 2, c: 1 });
  expect(unitsToSend(chosenAtFirst(waitingLines(order), 'a'))).toEqual([{ shoppingCartID: 'a', quantity: 2 }]);
});

test('what is typed is a whole number up to what waits', () => {
  expect([typedUnits('2', 3), typedUnits('9', 3), typedUnits('', 3)]).toEqual([2, 3, 0]);
  // No digit is dropped: "1.5" is not 15.
  for (const typed of ['1.5', '1,5', '-1', '-1.x', '1/2']) expect(typedUnits(typed, 20)).toBeUndefined();
});

test('units in a parcel do not wait, and units without a price are not dispatched', () => {
  const some = [
    { ...line, shoppingCartID: 'a', quantity: 3, cancelledQuantity: 1, dispatchedQuantity: 1 },
    { ...line, shoppingCartID: 'b', quantity: 2, dispatchedQuantity: 2 },
    { ...line, shoppingCartID: 'poa', sellPrice: 0 },
    { ...line, shoppingCartID: 'gift', sellPrice: 0, tradeClub$: true, quantity: 1 },
  ];
  const parcels = { ...order, orderDetails: some };
  expect(chosenAtFirst(waitingLines(parcels))).toEqual({ a: 1, poa: 2, gift: 1 });
  expect(chosenAtFirst(dispatchable(parcels))).toEqual({ a: 1, gift: 1 });
});
