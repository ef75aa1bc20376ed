import { eventually } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { stampOf } from '../src/contract/pictures.ts';
import { openShop, visit } from './shop.ts';

const shop = perFile(openShop);

const listed: [string, string, object, unknown][] = [
  ['GET', 'api/Vehicle/GetMakes', {}, ['FORD', 'TOYOTA']],
  ['GET', 'api/Vehicle/GetModels', { make: 'TOYOTA' }, ['HILUX']],
  ['GET', 'api/Vehicle/GetYears', { make: 'TOYOTA', model: 'HILUX' }, [2020, 2018]],
  [
    'GET',
    'api/Vehicle/GetVariants',
    { make: 'TOYOTA', model: 'HILUX', year: 2018, series: '' },
    [{ series: 'GUN126R', variant: 'SR5' }],
  ],
  [
    'GET',
    'api/ProductCategory/GetCategories',
    { VehicleSlug: 'toyota-hilux-2018', VehicleID: 'v1', kType: 'k1' },
    [
      {
        categoryID: 'c',
        categoryName: 'Electrical',
        partSubCategorys: [{ categoryID: 'c-b', categoryName: 'Batteries' }],
      },
    ],
  ],
];

test.each(listed)('execute answers %s %s', async (httpMethod, urlRelative, data, expected) => {
  const answer = await visit(shop).execute(httpMethod, urlRelative, data);
  expect(answer.json()).toEqual({ status: true, data: expected });
});

test('vehicles carry the names of the contract', async () => {
  const filter = { make: 'TOYOTA', model: 'HILUX', year: 2018, series: '', variant: 'SR5' };
  const page = { showAll: true, maxResultCount: 20, skipCount: 0 };
  const answer = await visit(shop).execute('POST', 'api/Vehicle/SearchVehicles', { ...filter, ...page });
  expect(answer.json().data).toMatchObject({
    totalCount: 1,
    items: [{ vehicleSlug: 'toyota-hilux-2018', vehicleID: 'v1', vehicleKType: 'k1', carline: 'Utility 2.8 TD' }],
  });
});

test('a part list has groups of rows with prices in dollars, stock and fit in words, and parts of kits inside', async () => {
  const data = { vehicleSlug: 'toyota-hilux-2018', categoryId: 'c', subcategoryId: 'c-b' };
  const { data: listing } = (await visit(shop).execute('GET', 'api/products/GetProducts', data)).json();
  expect(listing).toMatchObject({ maxPage: 1, totalCount: 1, partListing: [{ categoryName: 'Batteries' }] });
  const [row] = listing.partListing[0].partsListing;
  expect(row).toMatchObject({
    productNr: 'SL-B-60',
    extra: { gmPartNumber: '92000001', minQty: 2 },
    listPrice: 129.95,
    overallStockLevel: 'Low',
    fit: 'FitsIf',
    fitNote: 'with stop-start',
    thumbImage: `/au/images/parts/SLB60-${stampOf('abc123')}.svg`,
    hasCollapse: true,
    keyAttributes: ['12 V', '60 Ah'],
  });
  expect(row.childPartListing[0]).toMatchObject({ productNr: 'SL-C-1', childDepth: 1, childPartListing: [] });
});

test('a list takes pages, sorts and filters, and answers facets to those that do', async () => {
  const list = (rest: object) =>
    visit(shop).execute('GET', 'api/products/GetProducts', { vehicleSlug: '', categoryId: 'c', ...rest });
  const filters = { grade: ['PREMIUM'], inStock: true, priceFrom: 19.99, priceTo: 20, attributes: { Axle: ['rear'] } };
  const { data } = (await list({ pageNo: 3, pageSize: 50, sort: 'Axle', filters })).json();
  expect(data).toMatchObject({
    maxPage: 7,
    fitCount: 1,
    facets: [{ name: 'Axle', values: [{ value: '3', count: 1 }] }],
  });
  expect((await list({})).json().data).not.toHaveProperty('facets');
  const refused: [object, string][] = [
    [{ pageSize: 9 }, 'pageSize'],
    [{ pageSize: 51 }, 'pageSize'],
    [{ page: 0 }, 'page'],
    [{ sort: '' }, 'sort'],
    [{ filters: { grade: 'PREMIUM' } }, 'filters.grade'],
    [{ filters: { priceFrom: -1 } }, 'filters.priceFrom'],
    [{ filters: { colour: 'red' } }, 'filters.colour'],
    [{ filters: { attributes: { Axle: 'rear' } } }, 'filters.attributes.Axle'],
  ];
  for (const [rest, field] of refused) {
    const answer = await list(rest);
    expect([answer.statusCode, answer.json().code, answer.json().errors?.[0]?.field]).toEqual([
      ...[400, 'InvalidRequest', field],
    ]);
  }
});

test('a part number without a hit is an empty list, an unknown part a normal "no"', async () => {
  const guest = visit(shop);
  const none = await guest.execute('POST', 'api/products/searchall', { partNo: 'nothing' });
  expect(none.json()).toEqual({ status: true, data: { partListing: [], maxPage: 1, totalCount: 0 } });
  const unknown = await guest.execute('GET', 'api/products/GetProductDetail', { ProductNr: 'nothing' });
  expect(unknown.statusCode).toBe(200);
  expect(unknown.json()).toMatchObject({ status: false, code: 'NotFound', message: expect.stringMatching(/\w/) });
});

test('a part shows its fit and the pieces needed only for a chosen vehicle', async () => {
  const guest = visit(shop);
  const plain = await guest.execute('GET', 'api/products/GetProductDetail', { ProductNr: 'sl-b-60' });
  expect(plain.json().data.product).toMatchObject({ productNr: 'SL-B-60', minQuantity: 2, listPrice: 129.95 });
  expect(plain.json().data.product).not.toHaveProperty('fit');
  expect(plain.json().data.product).not.toHaveProperty('pcq');
  expect(plain.json().data.product.baseImages).toEqual([`/au/images/parts/SLB60-${stampOf('abc123')}.svg?size=detail`]);
  const chosen = { ProductNr: 'sl-b-60', vehicleSlug: 'toyota-hilux-2018' };
  const fitted = await guest.execute('GET', 'api/products/GetProductDetail', chosen);
  expect(fitted.json().data.product).toMatchObject({ fit: 'FitsIf', pcq: 3 });
});

test('a part has its place in the range and a data sheet', async () => {
  const { data } = (await visit(shop).execute('GET', 'api/products/GetProductDetail', { ProductNr: 'sl-b-60' })).json();
  expect(data.product.categories).toEqual([{ categoryID: 'c-b', categoryName: 'Batteries' }]);
  expect(data.alternatives.map(({ productNr }: { productNr: string }) => productNr)).toEqual(['SL-C-1']);
  const sheet = await shop.app.inject({ method: 'GET', url: data.product.dataSheet });
  expect(sheet.headers['content-type']).toBe('application/pdf');
  expect(sheet.body).toContain('SL-B-60');
  for (const file of ['NOTHING.pdf', 'SLB60'])
    expect((await shop.app.inject({ method: 'GET', url: `/au/pdf/parts/${file}` })).statusCode).toBe(404);
});

test('delivery terms are public, and orders is not called each time', async () => {
  const terms = async () => (await shop.app.inject({ method: 'GET', url: '/au/api/cart/get-delivery-terms' })).json();
  const first = await terms();
  expect(first.data).toEqual({
    fee: 12.95,
    freeFrom: 150,
    cutOff: '14:00',
    timeZone: 'Australia/Melbourne',
    transitDays: { VIC: 1, WA: 5 },
    warehouseClosedOn: ['2026-12-25'],
    holidays: { WA: ['2026-12-25'] },
  });
  const { calls } = shop.orders.state;
  expect(await terms()).toEqual(first);
  expect(shop.orders.state.calls).toBe(calls);
});

test('fitments and supersessions keep their format', async () => {
  const guest = visit(shop);
  const fitments = await guest.execute('GET', 'api/products/GetProductFitments', { partid: 'p1' });
  expect(fitments.json().data).toMatchObject({ fitments: [], vehicles: [{ make: 'TOYOTA', years: '2015–2020' }] });
  const older = await guest.post('Products/get-supersession-listing', { partNo: 'SL-B-55', gmPartNo: '' });
  expect(older.json().data[0]).toMatchObject({ partNumber: 'SL-B-55', supersededPart: 'SL-B-60', loading: false });
  const named = await guest.post('Products/search-by-category', { category: 'Batteries' });
  expect(named.json().data.totalCount).toBe(1);
});

test('several categories are one list, six at most', async () => {
  const list = (category: string | string[]) => visit(shop).post('Products/search-by-category', { category });
  const counts = [await list(['Batteries']), await list(['Batteries', 'Hoses']), await list('Batteries')];
  expect(counts.map((answer) => answer.json().data.totalCount)).toEqual([1, 2, 1]);
  expect((await list([])).statusCode).toBe(400);
  expect((await list(Array.from({ length: 7 }, (_, index) => `Category ${index}`))).statusCode).toBe(400);
});

test('the sizes of some categories are a table: 20 of them, or 200', async () => {
  const filters = { attributes: { Pack: ['1 L'] } };
  const ask = (body: object) => visit(shop).post('products/get-sizes', body);
  const answer = await ask({ category: ['Batteries', 'Hoses'], filters });
  expect(answer.json().data).toMatchObject({
    columns: ['Capacity'],
    sizes: [{ values: ['60 Ah'], parts: [{ productNr: 'SL-B-60', variant: ['1 L'] }] }],
    totalSizes: 20,
    totalParts: 2,
  });
  expect((await ask({ category: ['Batteries'], all: true })).json().data.totalSizes).toBe(200);
  expect((await ask({ category: [] })).statusCode).toBe(400);
});

test('a part that says where it sits names a picture of that place', async () => {
  const sitting = await visit(shop).execute('GET', 'api/products/GetProductFitments', { partid: 'CALIPERL' });
  const [fitment] = sitting.json().data.fitments;
  expect(fitment.place).toEqual({ end: 'front', side: 'left', spot: 'wheel' });
  const picture = await shop.app.inject({ method: 'GET', url: fitment.fitmentUrl });
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const other = fitment.fitmentUrl.replace('left', 'nowhere');
  expect((await shop.app.inject({ method: 'GET', url: other })).statusCode).toBe(404);
});

test('a category reflects the catalogue’s current answer, with the pictures of its region', async () => {
  const list = (category: string, region?: string) =>
    visit(shop, region).post('Products/search-by-category', { category });
  const count = async () => (await list('Growing')).json().data.totalCount;
  expect(await count()).toBe(1);
  // An answer is reused for a second.
  await eventually(async () => expect(await count()).toBe(2));
  const [au, again, nz] = [await list('Batteries'), await list('Batteries'), await list('Batteries', 'nz')];
  expect(again.body).toBe(au.body);
  expect(again.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(nz.json()).toEqual(JSON.parse(au.body.replaceAll('/au/', '/nz/')));
  expect(nz.body).toContain('/nz/images/parts/');
});

test('a search and a part reflect the catalogue’s current answer, with the pictures of their region', async () => {
  const find = async (keywords: string) =>
    (await visit(shop).execute('GET', 'api/Product/SearchByKeywords', { keywords, pageNo: 1 })).json().data.totalCount;
  const [one, two] = [await find('growing'), await find('growing')];
  expect(two).toBe(one + 1);
  const open = (region?: string) =>
    visit(shop, region).execute('GET', 'api/products/GetProductDetail', { ProductNr: 'SL-B-60' });
  const [au, again, nz] = [await open(), await open(), await open('nz')];
  expect(again.body).toBe(au.body);
  expect(again.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(nz.json()).toEqual(JSON.parse(au.body.replaceAll('/au/', '/nz/')));
  expect(nz.body).toContain('/nz/images/parts/');
});

test.each([
  ['PUT', 'api/Vehicle/GetMakes'],
  ['POST', 'api/Vehicle/GetMakes'],
  ['GET', 'api/Vehicle/SearchByRego'],
  ['GET', '../api/Vehicle/GetMakes'],
  ['GET', 'http://169.254.169.254/latest'],
  ['GET', '//127.0.0.1/api/Vehicle/GetMakes'],
  ['GET', 'api/Vehicle/GetMakes?x=1'],
  ['GET', 'api\\Vehicle\\GetMakes'],
  ['GET', 'api/Vehicle/GetMakes\r\nHost: x'],
  ['GET', '__proto__'],
  ['GET', ''],
])('execute does not know %s %s', async (httpMethod, urlRelative) => {
  const answer = await visit(shop).execute(httpMethod, urlRelative);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ status: false, code: 'NotFound' });
});

test('only the parts provider executes', async () => {
  const body = { httpMethod: 'GET', urlRelative: 'api/Vehicle/GetMakes', data: {} };
  expect((await visit(shop).post('internal/execute', body)).statusCode).toBe(404);
  expect((await visit(shop).post('Parts/Execute', { ...body, userIP: '1.2.3.4' })).statusCode).toBe(200);
});

test('data of an operation is refused like a body: a missing, a wrong and an unknown field', async () => {
  const answer = await visit(shop).execute('GET', 'api/Vehicle/GetYears', { make: { $ne: null }, extra: 1 });
  expect(answer.statusCode).toBe(400);
  const { code, errors } = answer.json();
  expect(code).toBe('InvalidRequest');
  expect(errors.map(({ field }: { field: string }) => field).sort()).toEqual(['extra', 'make', 'model']);
});
