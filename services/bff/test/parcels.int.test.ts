import { UserType } from '@southline/contracts/auth';
import { OrderState, Parcel } from '@southline/contracts/orders';
import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { openShop, placedBy, signedIn, visit } from './shop.ts';

const shop = perFile(openShop);
beforeEach(() => Object.assign(shop.orders.state, { fulfilments: [], fulfilmentRefusal: '' }));

/** A placed order of a guest. */
const placed = async () => {
  const guest = visit(shop);
  return { guest, ...(await placedBy(guest)) };
};

const staff = () => signedIn(shop, UserType.USER_TYPE_DEALER);

test('staff dispatch lines of one order as a parcel; each press has its id', async () => {
  const { orderID, line } = await placed();
  const lines = [{ shoppingCartID: line, quantity: 1 }];
  const call = { orderID, status: 'Order Dispatched', lines, carrier: 'Toll', trackingNo: 'T1' };
  const desk = await staff();
  const answer = await desk.post('Order/update-fulfilment-status', { ...call, requestID: 'press-1' });
  expect(answer.json()).toEqual({ status: true, data: { updated: [orderID], refused: [], parcelNo: 1 } });
  await desk.post('Order/update-fulfilment-status', call);
  await desk.post('Order/update-fulfilment-status', { orderID, status: 'Order Delivered', parcelNo: 1 });
  expect(shop.orders.state.fulfilments).toMatchObject([
    {
      orderIds: [orderID],
      state: OrderState.ORDER_STATE_DISPATCHED,
      lines: [{ lineId: line, quantity: 1 }],
      carrier: 'Toll',
      trackingNo: 'T1',
      requestId: 'press-1',
    },
    { requestId: expect.stringMatching(/^.{8,}$/) },
    { state: OrderState.ORDER_STATE_DELIVERED, lines: [], parcelNo: 1 },
  ]);
});

test('units that somebody else dispatched are refused with 409 and a sentence', async () => {
  const { orderID, line } = await placed();
  shop.orders.state.fulfilmentRefusal = 'AlreadyDispatched';
  const lines = [{ shoppingCartID: line, quantity: 2 }];
  const answer = await (await staff()).post('Order/update-fulfilment-status', {
    orderID,
    status: 'Order Dispatched',
    lines,
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ status: false, code: 'AlreadyDispatched', message: 'Refused.' });
});

test.each([{ lines: [] }, { lines: [{ shoppingCartID: 'a', quantity: 0 }] }, { parcelNo: 0 }])(
  '%j is refused at the door',
  async (over) => {
    const { orderID } = await placed();
    const answer = await (await staff()).post('Order/update-fulfilment-status', {
      orderID,
      status: 'Order Dispatched',
      ...over,
    });
    expect(answer.statusCode).toBe(400);
    expect(shop.orders.state.fulfilments).toEqual([]);
  },
);

test('each parcel of an order has its packing list; another number has none', async () => {
  const { guest, orderID, orderNo } = await placed();
  const known = shop.orders.placed.get(orderID);
  known?.order.parcels.push(Parcel.fromPartial({ parcelNo: 1 }));
  const list = (parcelNo: string) => guest.get(`Order/get-packing-list?orderNo=${orderNo}&parcelNo=${parcelNo}`);
  const { pdflink } = (await list('1')).json();
  const file = await shop.app.inject({ method: 'GET', url: pdflink });
  expect(file.body).toBe(`%PDF-1.7 ${orderID}/DOCUMENT_KIND_PARCEL_LIST/1`);
  expect((await list('2')).statusCode).toBe(404);
  expect((await list('x')).statusCode).toBe(400);
  const stranger = await visit(shop).get(`Order/get-packing-list?orderNo=${orderNo}&parcelNo=1`);
  expect(stranger.statusCode).toBe(404);
});
