import { Parcel } from '@southline/contracts/orders';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';
import { come } from './walk/people.ts';

const shop = perFile(openShop);

const LIST = 'Order/get-member-orders';

test('a row of the own list', async () => {
  const { browser, own } = await come(shop, 'Member A');
  expect((await browser.post(LIST)).json()).toEqual({
    status: true,
    totalCount: 1,
    data: [
      {
        orderid: own?.order.orderID,
        orderNumber: own?.order.orderNo,
        orderDate: '2026-03-04T05:06:07.000Z',
        sales: 272.85,
        fulfilmentStatus: 'Order Placed',
        buyerName: 'Robin',
        businessName: '',
        purchaseOrderNo: '',
        firstParts: [{ partno: 'SL-B-60', partsDescription: 'Battery 60 Ah', quantity: 2 }],
        lineCount: 1,
        deliveryChangeNo: 0,
        offerUntil: '',
      },
    ],
  });
  expect(shop.orders.state.selected).toMatchObject({ from: '', until: '', page: 1, pageSize: 10, descending: true });
});

test.each([
  ['au', '2026-09-30T14:00:00.000Z', '2026-10-04T13:00:00.000Z'],
  ['nz', '2026-09-30T11:00:00.000Z', '2026-10-04T11:00:00.000Z'],
])('days are those of %s, the last one included', async (region, from, until) => {
  const { browser } = await come(shop, 'Member A');
  await shop.app.inject({
    method: 'POST',
    url: `/${region}/api/${LIST}`,
    headers: { cookie: browser.cookie() },
    payload: { fromDate: '20261001', toDate: '20261004', orderNo: 'SL1', page: 2, sortBy: 'sales' },
  });
  expect(shop.orders.state.selected).toMatchObject({ from, until, orderNo: 'SL1', page: 2, descending: false });
});

test('a search, and orders to dispatch that are older than some days, are asked for', async () => {
  const { browser } = await come(shop, 'Member A');
  await browser.post(LIST, { search: 'robin po7', show: 'waiting' });
  expect(shop.orders.state.selected).toMatchObject({ search: 'robin po7', toDispatch: true, until: '' });
  await browser.post(LIST, { show: 'waiting-3' });
  const age = Date.now() - Date.parse(shop.orders.state.selected?.until ?? '');
  expect(Math.round(age / 86_400_000)).toBe(3);
  await browser.post(LIST, { show: 'waiting-3', toDate: '20200101' });
  expect(shop.orders.state.selected?.until).toBe('2020-01-01T13:00:00.000Z');
});

test.each([
  [{ fromDate: '20260302', toDate: '20260301' }, 'From date cannot later than to date.'],
  [{ toDate: '20260230' }, 'There is no such day.'],
])('%j is refused', async (wanted, message) => {
  const { browser } = await come(shop, 'Member A');
  const answer = await browser.post(LIST, wanted);
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  const csv = await browser.get(`Order/member-orders.csv?${new URLSearchParams(wanted as Record<string, string>)}`);
  expect([csv.statusCode, csv.json().message]).toEqual([400, message]);
});

test('the CSV list has day and time of the region', async () => {
  const { browser, own } = await come(shop, 'Member A');
  const csv = await browser.get('Order/member-orders.csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body.split('\r\n')).toEqual([
    '"Order Number","Order Date","Total $ Value","Status","Purchase Order No","Invoice No","GST","Credits"',
    `"${own?.order.orderNo}","04/03/2026 16:06:07","272.85","Order Placed","","INV-${own?.order.orderID.slice(0, 4)}","24.80","0.00"`,
    '',
  ]);
});

test('a list, its CSV and the details say alike that a part of an order has left', async () => {
  const { browser, own } = await come(shop, 'Member A');
  const orderID = own?.order.orderID ?? '';
  const placed = shop.orders.placed.get(orderID);
  if (!placed) throw new Error('There is no order.');
  const parcel = Parcel.fromPartial({ parcelNo: 1, dispatchedAt: '2026-03-05T00:00:00.000Z' });
  shop.orders.placed.set(orderID, { ...placed, order: { ...placed.order, parcels: [parcel] } });
  const word = 'Order Partly Dispatched';
  expect((await browser.post(LIST)).json().data).toMatchObject([{ fulfilmentStatus: word }]);
  expect((await browser.get('Order/member-orders.csv')).body).toContain(`"${word}"`);
  const details = await browser.post('Order/get-member-order-details', { orderID });
  expect(details.json().data.fulfilmentStatus).toBe(word);
  const returnable = await browser.post('return/get-member-return-lists', {});
  expect(returnable.json().returnList).toMatchObject([{ orderStatus: word, unitsLeft: 0 }]);
});

test('staff list one member’s orders or all', async () => {
  const { browser } = await come(shop, 'Dealer');
  const { own } = await come(shop, 'Member B');
  const everybody = (await browser.post('Order/get-admin-orders', {})).json();
  const row = everybody.data.find(({ orderid }: { orderid: string }) => orderid === own?.order.orderID);
  expect(row.membershipNo).not.toBe('');
  const theirs = (await browser.post('Order/get-admin-orders', { membershipNo: ` ${row.membershipNo} ` })).json();
  expect(theirs).toMatchObject({ totalCount: 1, data: [row] });
  const admin = await come(shop, 'Admin');
  const csv = (await admin.browser.get(`Order/manager-orders.csv?membershipNo=${row.membershipNo}`)).body;
  expect(csv).toContain(`"${row.orderNumber}","04/03/2026 16:06:07","272.85","Order Placed",`);
  expect(csv).toContain(`"${row.membershipNo}","Robin",""`);
});

test('staff find an order by the number of its invoice or of a return', async () => {
  const { browser } = await come(shop, 'Dealer');
  const { own } = await come(shop, 'Member B');
  const { orderID = '', orderNo = '' } = own?.order ?? {};
  const { returnNo } = shop.returns.add('member:B', orderID, orderNo);
  shop.documents.state.invoiced.set('INV-100042', orderID);
  const selectedBy = async (search: string) => {
    expect((await browser.post('Order/get-admin-orders', { search })).statusCode).toBe(200);
    return shop.orders.state.selected;
  };
  for (const search of ['inv100042', ' INV-100042 ', returnNo.toLowerCase()])
    expect(await selectedBy(search)).toMatchObject({ orderIds: [orderID], search: '' });
  for (const search of ['INV-999999', 'SR99999999', 'Quay Motors'])
    expect(await selectedBy(search)).toMatchObject({ orderIds: [], search });
});

test('dealers take no list of all orders, codes or entries with them', async () => {
  const { browser } = await come(shop, 'Dealer');
  const answers = [
    await browser.get('Order/manager-orders.csv'),
    await browser.get('ChicagoEntry/entries.csv'),
    await browser.post('voucher/admin-list'),
  ];
  for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([403, 'Forbidden']);
});

test('an order is ordered again by its own member alone', async () => {
  const [mine, theirs] = [await come(shop, 'Member A'), await come(shop, 'Member B')];
  const body = { orderID: mine.own?.order.orderID, dryRun: true };
  expect((await mine.browser.post('Order/reorder', body)).json()).toMatchObject({
    status: true,
    data: { added: [{ partNo: 'SL-B-60', oldPrice: 129.95, price: 129.95 }], replaced: [], unavailable: [] },
  });
  expect((await theirs.browser.post('Order/reorder', body)).statusCode).toBe(404);
});
