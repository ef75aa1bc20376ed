import { UserType } from '@southline/contracts/auth';
import { Exchange, ExchangeState } from '@southline/contracts/returns';
import { createLogger } from '@southline/platform/logger';
import { size, unique } from '@southline/testkit';
import { printTimes } from '@southline/testkit/compared-times';
import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { createRecipientLimit } from '../src/security/recipient-limit.ts';
import { formOf } from './file-form.ts';
import { openRedis } from './redis.ts';
import { type Browser, openShop, place, placedBy, visit } from './shop.ts';

const minute = 60_000;
let now = Date.now();
/** The high limit is needed because thousands of tries come from one address. */
const shop = perFile(() => openShop({ now: () => now, settings: { FORMS_PER_HOUR: 1_000_000 } }));
beforeEach(() => {
  now = Date.now();
  shop.notifications.codes.length = 0;
  Object.assign(shop.orders.state, { cancels: [], resent: [], cancelRefusal: undefined, refundLooks: 0 });
});

type Placed = Awaited<ReturnType<typeof placedBy>>;

const post = async (browser: Browser, path: string, body: object) => {
  const answer = await browser.post(path, body);
  return { http: answer.statusCode, ...answer.json() };
};
const pairOf = ({ orderNo, email }: Pick<Placed, 'orderNo' | 'email'>) => ({ orderNo, email });

/** The code in the mail of the latest request. */
const mailedCode = () => shop.codeOf(shop.notifications.codes.at(-1)?.requestId ?? '');
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const enter = (browser: Browser, order: Placed, code: string) =>
  post(browser, 'Order/enter-code', { ...pairOf(order), code });
const read = (browser: Browser, { orderID }: Pick<Placed, 'orderID'>) =>
  post(browser, 'Order/get-member-order-details', { orderID });

const withCode = async (order: Placed) => {
  const browser = visit(shop);
  await post(browser, 'Order/request-code', pairOf(order));
  expect(await enter(browser, order, mailedCode())).toMatchObject({ http: 200, status: true });
  return browser;
};

const linkTo = ({ orderID, orderNo }: Placed, sealedAt = now) => {
  const owner = shop.orders.placed.get(orderID)?.owner ?? '';
  return { token: shop.orderLinks.seal({ orderId: orderID, orderNo, owner, sealedAt }) };
};

const notFound = { http: 404, code: 'NotFound' };

test('with the mailed code another browser has the order: page, documents, cancelling', async () => {
  const order = await placedBy(visit(shop));
  const browser = visit(shop);
  expect(await read(browser, order)).toMatchObject(notFound);
  const spelt = { orderNo: order.orderNo.toLowerCase(), email: ` ${order.email.toUpperCase()} ` };
  expect(await post(browser, 'Order/request-code', spelt)).toMatchObject({ http: 200, status: true });
  expect(shop.notifications.codes).toMatchObject([{ orderId: order.orderID, language: 'en' }]);
  const { orderID, orderNo } = order;
  expect(await enter(browser, order, mailedCode())).toMatchObject({ http: 200, data: { orderID, orderNo } });

  const details = await read(browser, order);
  expect(details).toMatchObject({ status: true, data: { orderNumber: orderNo } });
  expect(details.data.reading).toBeUndefined();
  const papers = await Promise.all([
    browser.post('order/get-order-pdf', { orderID, orderNo }),
    browser.get(`Order/get-tax-invoice?memberNo=&orderID=${orderID}`),
    browser.get(`Order/get-packing-list?orderNo=${orderNo}`),
  ]);
  for (const paper of papers) expect(paper.json()).toMatchObject({ status: true, pdflink: expect.any(String) });
  expect(await post(browser, 'Order/resend-confirmation', { orderID })).toMatchObject({ status: true });
  const moved = { orderID, devliveryDetails: place };
  expect(await post(browser, 'Order/change-delivery', moved)).toMatchObject({ status: true });
  const cancelled = await post(browser, 'Order/cancel', { orderID, requestID: 'press-1' });
  expect(cancelled).toMatchObject({ status: true, data: { fulfilmentStatus: 'Order Cancelled' } });
});

test('an unknown number, another address and a member’s order get the same answer and the same steps as a right pair', async () => {
  const order = await placedBy(visit(shop));
  const email = `${unique('member')}@example.com`;
  shop.auth.add(email, UserType.USER_TYPE_MEMBER);
  const member = visit(shop);
  await member.signIn(email);
  const ofMember = await placedBy(member, email);
  const pairs = [
    pairOf(order),
    { orderNo: 'SL99999999', email: order.email },
    { orderNo: order.orderNo, email: `${unique('stranger')}@example.com` },
    pairOf(ofMember),
  ];
  const answers = [];
  for (const pair of pairs) answers.push(await post(visit(shop), 'Order/request-code', pair));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  // Each request reaches notifications, which drops those without an order.
  expect(shop.notifications.codes.map(({ orderId }) => orderId)).toEqual([order.orderID, '', '', '']);
  // For a pair without an order, even the right code is refused.
  const refusals = [];
  for (const [at, pair] of pairs.entries()) {
    const code = shop.codeOf(shop.notifications.codes[at]?.requestId ?? '');
    refusals.push(await post(visit(shop), 'Order/enter-code', { ...pair, code: at === 0 ? wrongFor(code) : code }));
  }
  expect(refusals[0]).toMatchObject({ http: 409, code: 'CodeWrong' });
  expect(new Set(refusals.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

const tries = size('GUEST_TRIES', { usual: 40, thorough: 1_000 });

test(`${tries} tries of each kind of pair have the same answers, in text and status`, async () => {
  const order = await placedBy(visit(shop));
  const browser = visit(shop);
  const answers = new Map<string, Set<string>>();
  const ask = (kind: string, pairOfNth: (nth: number) => ReturnType<typeof pairOf>) => async (nth: number) => {
    const pair = pairOfNth(nth);
    const asked = await post(browser, 'Order/request-code', pair);
    const entered = await post(browser, 'Order/enter-code', { ...pair, code: wrongFor(mailedCode()) });
    answers.set(kind, (answers.get(kind) ?? new Set()).add(JSON.stringify([asked, entered])));
  };
  await printTimes('code asked for and tried', tries, {
    known: ask('known', () => pairOf(order)),
    'unknown number': ask('unknown number', (nth) => ({ orderNo: `SL${80_000_000 + nth}`, email: order.email })),
    'another address': ask('another address', (nth) => ({ orderNo: order.orderNo, email: `${nth}.${order.email}` })),
  });
  const [known = new Set(), ...others] = answers.values();
  expect([...known]).toEqual([expect.stringContaining('CodeWrong')]);
  for (const other of others) expect(other).toEqual(known);
});

test('after five wrong tries the code is locked, for an unknown pair too; a new code opens the order', async () => {
  const order = await placedBy(visit(shop));
  const unknown = { ...order, orderNo: 'SL99999998' };
  for (const pair of [order, unknown]) {
    await post(visit(shop), 'Order/request-code', pairOf(pair));
    const code = mailedCode();
    for (let at = 0; at < 5; at += 1)
      expect(await enter(visit(shop), pair, wrongFor(code))).toMatchObject({ code: 'CodeWrong' });
    expect(await enter(visit(shop), pair, code)).toMatchObject({ http: 409, code: 'CodeLocked' });
  }
  await withCode(order);
});

test('tries at the same time are counted one by one', async () => {
  const order = await placedBy(visit(shop));
  await post(visit(shop), 'Order/request-code', pairOf(order));
  const wrong = wrongFor(mailedCode());
  const answers = await Promise.all(Array.from({ length: 12 }, () => enter(visit(shop), order, wrong)));
  const codes = answers.map(({ code }) => code).sort();
  expect(codes).toEqual([...Array(7).fill('CodeLocked'), ...Array(5).fill('CodeWrong')]);
});

test('a code ends after ten minutes, with its first use, and with a newer one', async () => {
  const order = await placedBy(visit(shop));
  await post(visit(shop), 'Order/request-code', pairOf(order));
  const first = mailedCode();
  now += 10 * minute;
  expect(await enter(visit(shop), order, first)).toMatchObject({ code: 'CodeWrong' });
  await post(visit(shop), 'Order/request-code', pairOf(order));
  const second = mailedCode();
  await post(visit(shop), 'Order/request-code', pairOf(order));
  const third = mailedCode();
  if (second !== third) expect(await enter(visit(shop), order, second)).toMatchObject({ code: 'CodeWrong' });
  const both = await Promise.all([enter(visit(shop), order, third), enter(visit(shop), order, third)]);
  expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(await enter(visit(shop), order, third)).toMatchObject({ code: 'CodeWrong' });
});

/** Browsers that have an order by its code, by its link, or because they placed it. */
const holders = {
  code: async (one: Placed) => withCode(one),
  link: async (one: Placed) => {
    const browser = visit(shop);
    await post(browser, 'Order/open-link', linkTo(one));
    return browser;
  },
  placing: async (_: Placed, buyer: Browser) => buyer,
};

/** Orders that a holder of one order must not reach. */
const foreign = {
  'another order of the same guest': async ({ email }: Placed) => placedBy(visit(shop), email),
  "another guest's order": async () => placedBy(visit(shop)),
  "a member's order": async () => {
    const email = `${unique('member')}@example.com`;
    shop.auth.add(email, UserType.USER_TYPE_MEMBER);
    const member = visit(shop);
    await member.signIn(email);
    return placedBy(member, email);
  },
};

test.each(
  (Object.keys(holders) as (keyof typeof holders)[]).flatMap((by) =>
    (Object.keys(foreign) as (keyof typeof foreign)[]).map((whose) => [by, whose] as const),
  ),
)('who has an order by %s does not reach %s by any call', async (by, whose) => {
  const buyer = visit(shop);
  const one = await placedBy(buyer);
  const { orderID, orderNo, line } = await foreign[whose](one);
  const browser = await holders[by](one, buyer);
  expect(await read(browser, one)).toMatchObject({ status: true });
  const refused = await Promise.all([
    browser.post('Order/get-member-order-details', { orderID }),
    browser.post('order/get-order-pdf', { orderID, orderNo }),
    browser.get(`Order/get-tax-invoice?memberNo=&orderID=${orderID}`),
    browser.get(`Order/get-packing-list?orderNo=${orderNo}`),
    browser.post('Order/cancel', { orderID }),
    browser.post('Order/cancel', { orderID, dryRun: true }),
    browser.post('Order/answer-offer', { orderID, accept: [line], decline: [] }),
    browser.post('Order/resend-confirmation', { orderID }),
    browser.post('Order/end-links', { orderID }),
    browser.post('Order/change-delivery', { orderID, devliveryDetails: place }),
    browser.post('return/get-member-order-details', { orderNo: orderID }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404));
  expect(shop.orders.state).toMatchObject({ cancels: [], resent: [] });
});

test('the code of an order opens no cart and no list', async () => {
  const buyer = visit(shop);
  const one = await placedBy(buyer);
  const browser = await withCode(one);
  await buyer.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  expect((await browser.post('cart/get-shopping-carts-for-cartspage')).json().listing).toEqual([]);
  expect(await read(visit(shop), one)).toMatchObject(notFound);
});

const photo = formOf([{ name: 'files', fileName: 'a.jpg', text: 'a picture' }]);
const uploaded = async (browser: Browser, orderID?: string) => {
  const query = orderID === undefined ? '' : `?orderID=${orderID}`;
  const answer = await browser.post(`return/return-upload-image${query}`, photo.payload, photo.headers);
  return { http: answer.statusCode, ...answer.json() };
};
const picture = async (browser: Browser, name: string) =>
  (await shop.app.inject({ method: 'GET', url: `/au/upload/${name}`, headers: { cookie: browser.cookie() } }))
    .statusCode;
const asked = ({ orderID, line }: Placed, fileurl = '') => ({
  returnItems: [
    { orderID, shoppingCartID: line, returnQuantity: 1, returnReason: 1, userMsg: 'Too small.', memberno: '', fileurl },
  ],
});

test('with the code a guest asks to return goods, with a photo, answers and reads what came of it', async () => {
  const order = await placedBy(visit(shop));
  const { orderID, orderNo } = order;
  const browser = await withCode(order);
  const { newFileName, ...answer } = await uploaded(browser, orderID);
  expect(answer).toMatchObject({ http: 200, status: true });
  expect(await picture(browser, newFileName)).toBe(200);
  const { data } = await post(browser, 'return/create-return-order-item', asked(order, newFileName));
  const { returnOrderNo } = data;
  expect(shop.returns.owners.get(returnOrderNo)).toBe(shop.orders.placed.get(orderID)?.owner);
  expect(await picture(browser, newFileName)).toBe(200);
  const page = (await read(browser, order)).data;
  expect(page.returnDataTables).toMatchObject([{ returnOrderNumber: returnOrderNo }]);
  const returnItemID = page.returnDataTables[0].returnItemID;
  const body = { returnItemID };
  expect(await post(browser, 'return/get-return-request-details', body)).toMatchObject({ status: true });
  const { data: chat } = await post(browser, 'return/get-return-request-chat-details', body);
  expect(chat.thread.map((entry: { message_txt: string }) => entry.message_txt)).toEqual([
    'Does not fit.',
    'Which vehicle?',
    'A 2014 wagon.',
  ]);
  expect(chat.thread[0]).toMatchObject({ ...body, user_type: 'Member', partNumber: 'SL-B-60' });
  const followUp = { ...body, memberno: '', userMsg: 'A van.' };
  expect(await post(browser, 'return/update-return-request-details', followUp)).toMatchObject({ status: true });
  for (const [path, named] of [
    ['return/get-member-order-details', { orderNo: orderID }],
    ['return/get-return-order-info', { orderNo: orderID }],
    ['return/view-return-details', { orderNo, returnOrderNo }],
  ] as const)
    expect(await post(browser, path, named)).toMatchObject({ status: true });
  const note = (await browser.get(`Order/get-credit-note?returnOrderNo=${returnOrderNo}`)).json();
  expect(note).toMatchObject({ code: 'Pending' });
  expect(await post(visit(shop), 'return/get-return-request-details', body)).toMatchObject(notFound);
});

test('with the code a guest pays for the exchange order of a request; by a mailed link it is not opened', async () => {
  const buyer = visit(shop);
  const order = await placedBy(buyer);
  const { owner = '' } = shop.orders.placed.get(order.orderID) ?? {};
  await post(buyer, 'return/create-return-order-item', asked(order));
  const returnItemID = (await read(buyer, order)).data.returnDataTables[0].returnItemID;
  const exchange = shop.orders.addExchange(owner, returnItemID);
  for (const { items } of shop.returns.known.values())
    for (const item of items)
      if (item.itemId === returnItemID)
        item.exchange = Exchange.fromPartial({ state: ExchangeState.EXCHANGE_STATE_HELD, ...exchange });
  const item = { returnItemID };
  const pay = { orderID: exchange.orderId, orderNo: exchange.orderNo, amount: 31 };
  const browser = await withCode(order);
  expect(await post(browser, 'payment/eway-access-code', pay)).toMatchObject({ code: 'CartChanged' });
  const found = await post(browser, 'return/get-return-request-details', item);
  expect(found.data.table[0].exchange).toMatchObject({ state: 'Held', orderNo: exchange.orderNo });
  expect(await post(browser, 'payment/eway-access-code', pay)).toMatchObject({ http: 200, status: true });
  const reader = visit(shop);
  await post(reader, 'Order/open-link', linkTo(order));
  expect(await post(reader, 'return/get-return-request-details', item)).toMatchObject({ status: true });
  expect(await post(reader, 'payment/eway-access-code', pay)).toMatchObject({ code: 'CartChanged' });
});

test('the code of an order reaches no return, conversation or photo of another order of the same guest', async () => {
  const buyer = visit(shop);
  const email = `${unique('buyer')}@example.com`;
  const [one, other] = [await placedBy(buyer, email), await placedBy(buyer, email)];
  const { newFileName } = await uploaded(buyer, other.orderID);
  const { data } = await post(buyer, 'return/create-return-order-item', asked(other, newFileName));
  const { returnOrderNo } = data;
  const returnItemID = (await read(buyer, other)).data.returnDataTables[0].returnItemID;
  const browser = await withCode(one);
  const before = shop.returns.state.asked.length;
  const calls = [
    ['return/create-return-order-item', asked(other)],
    ['return/update-return-request-details', { returnItemID, memberno: '', userMsg: 'Mine.' }],
    ['return/get-return-request-details', { returnItemID }],
    ['return/get-return-request-chat-details', { returnItemID }],
    ['return/get-member-order-details', { orderNo: other.orderID }],
    ['return/get-return-order-info', { orderNo: other.orderID }],
    ['return/view-return-details', { orderNo: other.orderNo, returnOrderNo }],
  ] as const;
  for (const [path, body] of calls) expect(await post(browser, path, body), path).toMatchObject(notFound);
  expect((await browser.get(`Order/get-credit-note?returnOrderNo=${returnOrderNo}`)).statusCode).toBe(404);
  expect(await picture(browser, newFileName)).toBe(404);
  expect(await uploaded(browser, other.orderID)).toMatchObject(notFound);
  expect(await uploaded(browser)).toMatchObject(notFound);
  expect(shop.returns.state.asked).toHaveLength(before);
  expect(await picture(buyer, newFileName)).toBe(200);
});

test('by a mailed link a return is read, not asked for nor answered', async () => {
  const buyer = visit(shop);
  const order = await placedBy(buyer);
  const { orderID } = order;
  await post(buyer, 'return/create-return-order-item', asked(order));
  const returnItemID = (await read(buyer, order)).data.returnDataTables[0].returnItemID;
  const browser = visit(shop);
  await post(browser, 'Order/open-link', linkTo(order));
  expect(await post(browser, 'return/get-return-request-chat-details', { returnItemID })).toMatchObject({
    status: true,
  });
  const before = shop.returns.state.asked.length;
  const reading = { http: 403, code: 'ReadingOnly' };
  const followUp = { returnItemID, memberno: '', userMsg: 'A van.' };
  expect(await post(browser, 'return/update-return-request-details', followUp)).toMatchObject(reading);
  expect(await post(browser, 'return/create-return-order-item', asked(order))).toMatchObject(reading);
  expect(await uploaded(browser, orderID)).toMatchObject(reading);
  expect(shop.returns.state.asked).toHaveLength(before);
});

/** Moves the order to the account of a member who verified its address. */
const join = ({ orderID }: Placed): string => {
  const owner = `member:${unique('M')}`;
  const known = shop.orders.placed.get(orderID);
  if (!known) throw new Error('no order');
  const order = { ...known.order, membershipNo: owner.slice('member:'.length) };
  shop.orders.placed.set(orderID, { owner, guestOwner: known.owner, order });
  return owner;
};

test('an order that moved to an account stays with the session that placed it, its codes and its links', async () => {
  const buyer = visit(shop);
  const email = `${unique('buyer')}@example.com`;
  const [order, other] = [await placedBy(buyer, email), await placedBy(visit(shop), email)];
  const [byCode, link, byLink] = [await withCode(order), linkTo(order), visit(shop)];
  await post(byLink, 'Order/open-link', link);
  join(order);
  const lateCode = await withCode(order);
  for (const browser of [buyer, byCode, lateCode]) {
    const { data } = await read(browser, order);
    expect(data.orderNumber).toBe(order.orderNo);
    expect(data.reading).toBeUndefined();
  }
  expect((await read(byLink, order)).data.reading).toBe(true);
  const { orderID } = order;
  expect(await post(byLink, 'Order/cancel', { orderID })).toMatchObject({ http: 403, code: 'ReadingOnly' });
  expect(await post(buyer, 'Order/cancel', { orderID, requestID: 'moved' })).toMatchObject({ status: true });
  const lateLink = visit(shop);
  await post(lateLink, 'Order/open-link', link);
  expect((await read(lateLink, order)).data.reading).toBe(true);

  // Other sessions are refused, and these sessions cannot read other orders of the account.
  join(other);
  for (const browser of [buyer, byCode, lateCode, byLink]) expect(await read(browser, other)).toMatchObject(notFound);
  expect(await read(visit(shop), order)).toMatchObject(notFound);
});

test('an opened order ends with twelve hours, and a signed-in browser has it meanwhile', async () => {
  const order = await placedBy(visit(shop));
  const browser = await withCode(order);
  const email = `${unique('member')}@example.com`;
  shop.auth.add(email, UserType.USER_TYPE_MEMBER);
  await browser.signIn(email);
  expect(await read(browser, order)).toMatchObject({ status: true });
  const guest = await withCode(order);
  now += 12 * 60 * minute;
  expect(await read(guest, order)).toMatchObject(notFound);
});

test('a mailed link shows the order and its documents, and changes nothing', async () => {
  const order = await placedBy(visit(shop));
  const { orderID, orderNo } = order;
  const browser = visit(shop);
  expect(await post(browser, 'Order/open-link', linkTo(order))).toMatchObject({ data: { orderID, orderNo } });
  expect(await read(browser, order)).toMatchObject({ status: true, data: { reading: true } });
  expect((await browser.post('order/get-order-pdf', { orderID })).json()).toMatchObject({ status: true });
  for (const path of ['Order/cancel', 'Order/resend-confirmation', 'Order/end-links'])
    expect(await post(browser, path, { orderID })).toMatchObject({ http: 403, code: 'ReadingOnly' });
  const moved = { orderID, devliveryDetails: place };
  expect(await post(browser, 'Order/change-delivery', moved)).toMatchObject({ http: 403, code: 'ReadingOnly' });
  expect(await post(browser, 'Order/cancel', { orderID, dryRun: true })).toMatchObject({ code: 'ReadingOnly' });
  expect(shop.orders.state).toMatchObject({ cancels: [], resent: [] });

  await post(browser, 'Order/request-code', pairOf(order));
  await enter(browser, order, mailedCode());
  await post(browser, 'Order/open-link', linkTo(order));
  expect((await read(browser, order)).data.reading).toBeUndefined();
  expect(await post(browser, 'Order/cancel', { orderID })).toMatchObject({ status: true });
});

test('a link ends after sixty days, and when its buyer ends all links; a later link opens the order', async () => {
  const order = await placedBy(visit(shop));
  const { orderID } = order;
  const [early, reader] = [linkTo(order), visit(shop)];
  await post(reader, 'Order/open-link', early);
  now += minute;
  const buyer = await withCode(order);
  expect(await post(buyer, 'Order/end-links', { orderID })).toMatchObject({ status: true });
  expect(await post(visit(shop), 'Order/open-link', early)).toMatchObject(notFound);
  expect(await read(reader, order)).toMatchObject(notFound);
  expect(await read(buyer, order)).toMatchObject({ status: true });
  now += minute;
  const late = linkTo(order);
  expect(await post(visit(shop), 'Order/open-link', late)).toMatchObject({ status: true });
  now += 60 * 24 * 60 * minute + 1;
  expect(await post(visit(shop), 'Order/open-link', late)).toMatchObject(notFound);
});

test('the token of a list, and one that was changed, open no order', async () => {
  const { token } = linkTo(await placedBy(visit(shop)));
  const ofList = shop.listLinks.seal({ listId: 'l1', version: '' });
  for (const wrong of [ofList, `${token.slice(0, -2)}AA`, 'x'])
    expect(await post(visit(shop), 'Order/open-link', { token: wrong })).toMatchObject(notFound);
});

test('a mailbox gets five codes an hour, whichever orders are named', async () => {
  const redis = await openRedis(createLogger('bff', 'silent'));
  const counted = await openShop({ limitMails: createRecipientLimit(redis) });
  const email = `${unique('buyer')}@example.com`;
  const ask = async (at: number) =>
    (await visit(counted).post('Order/request-code', { orderNo: `SL1000000${at}`, email })).statusCode;
  for (let at = 0; at < 5; at += 1) expect(await ask(at)).toBe(200);
  expect(await ask(5)).toBe(429);
  expect(counted.notifications.codes).toHaveLength(5);
  await counted.close();
  redis.disconnect();
});

test('without Redis nothing is opened', async () => {
  const down = await openShop({ redisUrl: 'redis://127.0.0.1:1' });
  const pair = { orderNo: 'SL10000001', email: 'robin@example.com' };
  for (const [path, body] of [
    ['Order/request-code', pair],
    ['Order/enter-code', { ...pair, code: '123456' }],
  ] as const)
    expect((await visit(down).post(path, body)).json()).toMatchObject({ status: false, code: 'Unavailable' });
  expect(down.notifications.codes).toEqual([]);
  await down.close();
});
