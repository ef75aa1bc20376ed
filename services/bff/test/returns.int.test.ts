import { UserType } from '@southline/contracts/auth';
import {
  Exchange,
  ExchangeState,
  ItemResponse,
  ProcessAction,
  ReturnSort,
  ReturnState,
} from '@southline/contracts/returns';
import { ownerOfMember } from '@southline/kernel/owner';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { formOf } from './file-form.ts';
import { delivery, openShop, signedIn } from './shop.ts';

const shop = await openShop();
afterAll(() => shop.close());
beforeEach(() => Object.assign(shop.returns.state, { settles: true, refundFailure: '', asked: [] }));

const comeAs = async (userType: UserType) => {
  const browser = await signedIn(shop, userType);
  const { membershipNo } = (await browser.get('session/current')).json().data.user;
  return { browser, membershipNo: membershipNo as string };
};

/** A member with an order and a return of it. */
const aMember = async () => {
  const { browser, membershipNo } = await comeAs(UserType.USER_TYPE_MEMBER);
  const { data } = (await browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 })).json();
  const submitted = await browser.post('cart/submit-order', {
    cart: [{ orderID: data.orderID }],
    devliveryDetails: delivery,
  });
  const order = submitted.json().data as { orderID: string; orderNo: string };
  const made = shop.returns.add(ownerOfMember(membershipNo), order.orderID, order.orderNo);
  return { browser, membershipNo, order, returnNo: made.returnNo, itemID: made.items[0]?.itemId ?? '' };
};

test('the form lists what can come back, and to the cent what for', async () => {
  const { browser, order } = await aMember();
  const { data } = (await browser.post('return/get-return-order-info', { orderNo: order.orderID })).json();
  expect(data.table).toMatchObject([{ remainingQuantity: 2, lisT$: 129.95, refundValues: [116.96, 233.91] }]);
  const echoed = { ...data.table[0], orderID: order.orderID, shoppingCartID: 'line', returnQuantity: 1 };
  const line = { ...echoed, UnitPrice: 0.01, returnReason: 1, userMsg: 'Card 4444 3333 2222 1111 does not fit.' };
  const answer = await browser.post('return/create-return-order-item', { returnItems: [line] });
  expect(answer.json()).toMatchObject({ status: true, data: { returnOrderNo: expect.stringMatching(/^SR/) } });
  expect(JSON.stringify(shop.returns.state.asked)).not.toContain('4444 3333');
});

test('a request may name the part that is wanted instead, and the item says what became of it', async () => {
  const { browser, order, returnNo, itemID } = await aMember();
  const exchangeFor = { productNr: 'RIGHT-1', quantity: 2 };
  const line = { orderID: order.orderID, shoppingCartID: 'line', returnQuantity: 1, returnReason: 1, userMsg: 'x' };
  const ask = (of: object) =>
    browser.post('return/create-return-order-item', { returnItems: [{ ...line, exchangeFor: of }] });
  expect((await ask(exchangeFor)).json()).toMatchObject({ status: true });
  expect(shop.returns.state.asked.at(-1)).toMatchObject({
    lines: [{ exchangeFor: { partNo: 'RIGHT-1', quantity: 2 } }],
  });
  expect((await ask({ ...exchangeFor, quantity: 0 })).statusCode).toBe(400);

  const read = async () => {
    const answer = await browser.post('return/get-return-request-details', { returnItemID: itemID });
    return answer.json().data.table[0].exchange;
  };
  expect(await read()).toBe(null);
  const item = shop.returns.known.get(returnNo)?.items[0];
  if (!item) throw new Error('no item');
  item.exchange = Exchange.fromPartial({
    state: ExchangeState.EXCHANGE_STATE_HELD,
    partNo: 'RIGHT-1',
    quantity: 2,
    orderId: order.orderID,
    orderNo: order.orderNo,
    total: { cents: 5_000, currency: 'AUD' },
  });
  expect(await read()).toMatchObject({ ...exchangeFor, state: 'Paid', totalToPay: 50, ...order });

  const { browser: dealer } = await comeAs(UserType.USER_TYPE_DEALER);
  const { returnDetail } = (await dealer.post('return/get-admin-return-details', { returnOrderNo: returnNo })).json();
  expect(returnDetail[0].exchange).toMatchObject({ ...exchangeFor, state: 'Paid', orderNo: order.orderNo });
  const { returnList } = (await browser.post('return/get-return-request-list', {})).json();
  expect(returnList).toContainEqual(expect.objectContaining({ returnOrderNumber: returnNo, exchangeFor }));
});

test('one submission names one order, and no other member’s number', async () => {
  const { browser, order } = await aMember();
  const line = { orderID: order.orderID, shoppingCartID: 'line', returnQuantity: 1, returnReason: 1, userMsg: 'x' };
  const two = [line, { ...line, orderID: 'another' }];
  expect((await browser.post('return/create-return-order-item', { returnItems: two })).statusCode).toBe(400);
  const stranger = [{ ...line, memberno: '1' }];
  expect((await browser.post('return/create-return-order-item', { returnItems: stranger })).statusCode).toBe(404);
  for (const call of ['get-member-return-lists', 'get-return-request-list'])
    expect((await browser.post(`return/${call}`, { memberno: '1' })).statusCode).toBe(404);
});

test('lists of members: own orders with the state of their returns', async () => {
  const { browser, membershipNo, order, itemID, returnNo } = await aMember();
  const list = (await browser.post('return/get-member-return-lists', { memberno: membershipNo })).json();
  expect(list.returnList).toMatchObject([{ order_Number: order.orderNo, returnStatus: 'Request Pending' }]);
  const requests = (await browser.post('return/get-return-request-list')).json();
  expect(requests).toMatchObject({
    returnList: [
      { returnItemID: itemID, returnOrderNumber: returnNo, totalAmount: 116.96, status: 'RP', returnReason: 1 },
    ],
    totalCount: 1,
  });
  await browser.post('return/get-member-return-lists', { status: 'C', fromDate: '20260301', toDate: '20260331' });
  expect(shop.returns.state.asked.at(-1)).toMatchObject({
    state: ReturnState.RETURN_STATE_COMPLETED,
    selection: { from: '2026-02-28T13:00:00.000Z', until: '2026-03-31T13:00:00.000Z', page: 1, pageSize: 10 },
  });
  const late = { fromDate: '20260402', toDate: '20260401' };
  for (const call of ['get-member-return-lists', 'get-return-request-list']) {
    const answer = await browser.post(`return/${call}`, late);
    expect(answer.json()).toMatchObject({ status: false, message: 'From date cannot later than to date.' });
  }
});

test('staff see what waits longest first, and process', async () => {
  const { returnNo, order } = await aMember();
  const { browser } = await comeAs(UserType.USER_TYPE_DEALER);
  await browser.post('return/get-admin-return-lists', { membershipNo: ' 42 ' });
  expect(shop.returns.state.asked.at(-1)).toMatchObject({
    selection: { sort: ReturnSort.RETURN_SORT_WAITING, descending: false },
  });
  const details = (await browser.post('return/get-admin-return-details', { returnOrderNo: returnNo })).json();
  expect(details).toMatchObject({
    returnSummary: {
      status: 'Pending',
      memberName: 'Robin Buyer',
      paidByCard: true,
      orderNumber: order.orderNo,
      notes: 'Does not fit.\nA 2014 wagon.',
    },
    returnDetail: [{ tradeClub: '$118.14', totalTradeClub: 116.96, includeinStock: '', partIsAcceptable: '' }],
  });
  expect(details.returnDetail[0].conversation).toMatchObject([
    { user_type: 'Member', message_txt: 'Does not fit.' },
    { user_type: 'Dealer', message_txt: 'Which vehicle?' },
    { user_type: 'Member', message_txt: 'A 2014 wagon.' },
  ]);
  const returnItems = {
    returnOrderNo: returnNo,
    actionCode: 'C',
    dealerNotes: 'Seen.',
    lines: [{ shoppingCartID: 'line', includeinStock: 'Yes' }],
  };
  const answer = await browser.post('return/process-return', { returnItems });
  expect(answer.json()).toEqual({ status: true, message: `The return request #${returnNo} has been completed.` });
  expect(shop.returns.state.asked.at(-1)).toMatchObject({
    action: ProcessAction.PROCESS_ACTION_COMPLETE,
    choices: [{ lineId: 'line', includeInStock: true }],
  });
});

test('an item answers with the outcome of its return, and the order’s page with the reason of each line', async () => {
  const { browser, order, returnNo, itemID } = await aMember();
  const details = async () =>
    (await browser.post('return/get-return-request-details', { returnItemID: itemID })).json().data.table[0];
  expect(await details()).toMatchObject({
    returnStatus: 'P',
    refunded: 0,
    processedDate: '',
    returnNotesFromDealer: '',
  });
  const found = shop.returns.known.get(returnNo);
  if (!found) throw new Error('no return');
  const processedAt = '2026-04-05T10:00:00.000Z';
  const items = found.items.map((item) => ({
    ...item,
    response: ItemResponse.ITEM_RESPONSE_APPROVED,
    returnState: ReturnState.RETURN_STATE_COMPLETED,
    refunded: item.refund,
    processedAt,
    dealerNote: 'In order.',
    staffMessage: 'Bring it.',
  }));
  const deliveryRefund = { cents: 1_295, currency: 'AUD' };
  shop.returns.known.set(returnNo, {
    ...found,
    state: ReturnState.RETURN_STATE_COMPLETED,
    items,
    processedAt,
    dealerNote: 'In order.',
    deliveryRefund,
  });
  expect(await details()).toMatchObject({
    returnResponse: 'Request Approved',
    returnStatus: 'C',
    refunded: 116.96,
    processedDate: processedAt,
    returnNotesFromDealer: 'In order.',
  });
  const listed = (await browser.post('return/get-return-request-list')).json();
  expect(listed.returnList).toMatchObject([{ returnStatus: 'C', refunded: 116.96 }]);
  const page = (await browser.post('Order/get-member-order-details', { orderID: order.orderID })).json();
  expect(page.data.returnDataTables).toMatchObject([
    { returnNotesFromDealer: 'In order.', dealerMessage: 'Bring it.', deliveryRefund: 12.95 },
  ]);
});

test('staff judge a wrong part, see the refundable delivery fee, and list the ready returns', async () => {
  const { returnNo } = await aMember();
  const { browser } = await comeAs(UserType.USER_TYPE_DEALER);
  const found = shop.returns.known.get(returnNo);
  if (found) shop.returns.known.set(returnNo, { ...found, deliveryAtStake: { cents: 1_295, currency: 'AUD' } });
  const details = (await browser.post('return/get-admin-return-details', { returnOrderNo: returnNo })).json();
  expect(details).toMatchObject({
    returnSummary: { deliveryAtStake: 12.95, deliveryRefund: 0 },
    returnDetail: [{ wrongPartSent: '' }],
  });
  const process = (line: object) =>
    browser.post('return/process-return', {
      returnItems: {
        returnOrderNo: returnNo,
        actionCode: 'C',
        dealerNotes: 'Seen.',
        lines: [{ shoppingCartID: 'line', includeinStock: 'Yes', ...line }],
      },
    });
  expect((await process({ wrongPartSent: 'Perhaps' })).statusCode).toBe(400);
  await process({ wrongPartSent: 'Yes' });
  expect(shop.returns.state.asked.at(-1)).toMatchObject({ choices: [{ lineId: 'line', wrongPartSent: true }] });
  await process({});
  expect(shop.returns.state.asked.at(-1)).toMatchObject({ choices: [{ lineId: 'line', wrongPartSent: false }] });
  await browser.post('return/get-admin-return-lists', { status: 'P', ready: true });
  expect(shop.returns.state.asked.at(-1)).toMatchObject({ ready: true });
});

test('a part of a unit cannot be returned', async () => {
  const { browser, order } = await aMember();
  const line = { orderID: order.orderID, shoppingCartID: 'line', returnReason: 1, userMsg: 'x' };
  for (const returnQuantity of [1.5, '1.5', '1,5']) {
    const answer = await browser.post('return/create-return-order-item', {
      returnItems: [{ ...line, returnQuantity }],
    });
    expect(answer.statusCode, String(returnQuantity)).toBe(400);
  }
});

test('a refused refund is reported, and the return is not finished', async () => {
  const { returnNo } = await aMember();
  const { browser } = await comeAs(UserType.USER_TYPE_ADMIN);
  Object.assign(shop.returns.state, { settles: false, refundFailure: 'D4405' });
  const returnItems = {
    returnOrderNo: returnNo,
    actionCode: 'C',
    dealerNotes: 'Seen.',
    lines: [{ shoppingCartID: 'line', includeinStock: 'No' }],
  };
  const answer = await browser.post('return/process-return', { returnItems });
  expect(answer.json()).toMatchObject({ status: false, code: 'Pending', message: expect.stringContaining('D4405') });
});

test('the page of an order shows its returns, or only the named one', async () => {
  const { browser, order, returnNo } = await aMember();
  const tables = [{ isReturn: true, returnOrderNumber: returnNo, status: 'Pending', totalListPrice: 116.96 }];
  const page = (await browser.post('Order/get-member-order-details', { orderID: order.orderID })).json();
  expect(page.data.returnDataTables).toMatchObject(tables);
  const one = await browser.post('return/view-return-details', { orderNo: order.orderNo, returnOrderNo: returnNo });
  expect(one.json().data).toMatchObject({ orderid: order.orderID, returnDataTables: tables });
  const none = await browser.post('return/view-return-details', { orderNo: order.orderNo, returnOrderNo: 'SR1' });
  expect(none.statusCode).toBe(404);
});

test('an order is shown without its returns while they are away', async () => {
  const lonely = await openShop({ returnsAddress: '127.0.0.1:1' });
  try {
    const browser = await signedIn(lonely);
    const { data } = (await browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 })).json();
    await browser.post('cart/submit-order', { cart: [{ orderID: data.orderID }], devliveryDetails: delivery });
    const page = await browser.post('Order/get-member-order-details', { orderID: data.orderID });
    expect(page.json()).toMatchObject({ status: true, data: { returnDataTables: [] } });
    const form = await browser.post('return/get-return-order-info', { orderNo: data.orderID });
    expect(form.statusCode).toBe(503);
  } finally {
    await lonely.close();
  }
});

test('a photo is taken, and shown to its owner and staff alone', async () => {
  const { browser } = await aMember();
  const { payload, headers } = formOf([{ name: 'files', fileName: 'a.jpg', text: 'a picture' }]);
  const taken = (await browser.post('return/return-upload-image', payload, headers)).json();
  expect(taken).toEqual({
    status: true,
    newFileName: expect.stringMatching(/\.jpg$/),
    files: { contentType: 'image/jpeg' },
  });
  const open = (cookie: string) =>
    shop.app.inject({ method: 'GET', url: `/au/upload/${taken.newFileName}`, headers: { cookie } });
  const own = await open(browser.cookie());
  expect(own).toMatchObject({ statusCode: 200, body: 'a picture' });
  expect(own.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(own.headers['content-disposition']).toMatch(/^inline/);
  expect((await open((await comeAs(UserType.USER_TYPE_ADMIN)).browser.cookie())).statusCode).toBe(200);
  expect((await open((await aMember()).browser.cookie())).statusCode).toBe(404);
  expect((await open('')).statusCode).toBe(404);
});

test('files that were not re-encoded are only downloads', async () => {
  const { browser, membershipNo } = await aMember();
  shop.returns.photos.set('paper.svg', {
    owner: ownerOfMember(membershipNo),
    orderId: '',
    bytes: Buffer.from('%PDF <svg>'),
  });
  const url = '/au/upload/paper.svg';
  const { headers } = await shop.app.inject({ method: 'GET', url, headers: { cookie: browser.cookie() } });
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="paper.svg"',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['two files', [1, 2].map((nth) => ({ name: 'files', fileName: `${nth}.jpg`, text: 'x' }))],
  ['another field', [{ name: 'note', text: 'x' }]],
  ['none', []],
])('a form with %s is refused', async (_, parts) => {
  const { browser } = await aMember();
  const { payload, headers } = formOf(parts);
  const answer = await browser.post('return/return-upload-image', payload, headers);
  expect(answer.statusCode).toBe(400);
});

test('a credit note is there once the return is completed', async () => {
  const { browser, returnNo } = await aMember();
  const ask = () => browser.get(`Order/get-credit-note?returnOrderNo=${returnNo}`);
  expect((await ask()).json()).toMatchObject({ status: false, code: 'Pending' });
  const found = shop.returns.known.get(returnNo);
  if (found) shop.returns.known.set(returnNo, { ...found, state: ReturnState.RETURN_STATE_COMPLETED });
  expect((await ask()).json()).toMatchObject({ status: true, pdflink: expect.stringContaining('/au/documents/') });
});
