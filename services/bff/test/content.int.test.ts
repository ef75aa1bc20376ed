import { UserType } from '@southline/contracts/auth';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { openShop, signedIn, visit } from './shop.ts';

const shop = perFile(openShop);

const form = (parts: readonly { name: string; value: string | Buffer; file?: string }[]) => {
  const boundary = 'southline-test';
  const pieces = parts.flatMap(({ name, value, file }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n`,
    value,
    '\r\n',
  ]);
  const payload = Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
};
const pdf = Buffer.from('%PDF-1.4 receipt');

test('texts come in the requested language, and unchanged ones are not sent again', async () => {
  const { get } = visit(shop, 'nz');
  const first = await get('Language/get?lng=zh&screenName=home&country=B2CNZ');
  expect(first.json()).toEqual({ status: true, data: { 'home.title': '配件' } });
  const again = await shop.app.inject({
    url: '/nz/api/Language/get?lng=zh&screenName=home',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('texts without a requested language are in the chosen one, else in English', async () => {
  const browser = visit(shop);
  expect((await browser.get('Language/get?screenName=home')).json().data).toEqual({ 'home.title': 'Parts' });
  browser.jar.set('southline-language', 'zh');
  expect((await browser.get('Language/get?screenName=home')).json().data).toEqual({ 'home.title': '配件' });
  expect((await browser.get('Language/get?lng=en&screenName=home')).json().data).toEqual({ 'home.title': 'Parts' });
});

test('every call takes a language, under either name', async () => {
  const { get } = visit(shop);
  expect((await get('Language/get?language=zh&screenName=home')).json().data).toEqual({ 'home.title': '配件' });
  for (const name of ['lng', 'language']) {
    expect((await get(`products/get-product-list?screenname=Batteries&${name}=zh`)).statusCode).toBe(200);
    expect((await get(`session/current?${name}=${'x'.repeat(20)}`)).statusCode).toBe(400);
  }
});

test.each(['Language/get?screenName=none', 'Images/get?screenName=none'])('%s is a normal no', async (call) => {
  const answer = await visit(shop).get(call);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: false, code: 'NotFound', message: 'There is no such screen.' },
  ]);
});

test('a screen without a name is refused, and a country of the other region', async () => {
  expect((await visit(shop).get('Language/get')).statusCode).toBe(400);
  expect((await visit(shop, 'nz').get('Images/get?screenName=home&country=B2CAU')).statusCode).toBe(400);
});

test('a picture has the name from the call, is cached permanently and sandboxed', async () => {
  const { data } = (await visit(shop).get('Images/get?screenName=home')).json();
  expect(data).toEqual([{ id2: 'hero', fileName: 'home/hero-1.svg' }]);
  const picture = await shop.app.inject({ url: `/au/images/${data[0].fileName}` });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(picture.headers['cache-control']).toContain('immutable');
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  expect((await shop.app.inject({ url: '/au/images/home/none.svg' })).statusCode).toBe(404);
});

test('pictures come in the requested language, else in the chosen one', async () => {
  const browser = visit(shop);
  const chinese = [{ id2: 'hero', fileName: 'home/hero-zh.svg' }];
  expect((await browser.get('Images/get?screenName=home&lng=zh&country=B2CAU')).json().data).toEqual(chinese);
  browser.jar.set('southline-language', 'zh');
  expect((await browser.get('Images/get?screenName=home')).json().data).toEqual(chinese);
  expect((await browser.get('Images/get?screenName=home&lng=en')).json().data).not.toEqual(chinese);
});

test('a flag answers by its status alone', async () => {
  const { get } = visit(shop);
  expect((await get('session/show-chicago-banner')).json()).toEqual({ status: true });
  expect((await get('session/show-announcement')).json()).toMatchObject({ status: false, message: expect.any(String) });
});

test('an enquiry is passed on with region and language, and no cookie is set', async () => {
  const browser = visit(shop, 'nz');
  browser.jar.set('southline-language', 'zh');
  const answer = await browser.post('Contactus/submit-contactus', {
    name: 'Robin',
    phone: '0412345678',
    email: 'robin@shop.example',
    comment: 'Two\nlines',
  });
  expect(answer.json()).toEqual({ status: true, message: 'The enquiry has been sent.' });
  expect(answer.cookies).toEqual([]);
  expect(shop.content.enquiries.at(-1)).toMatchObject({ region: 'nz', language: 'zh', comment: 'Two\nlines' });
});

test('an incomplete form gets an error for every field', async () => {
  const answer = await visit(shop).post('Contactus/submit-contactus', { phone: '04' });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      status: false,
      code: 'InvalidRequest',
      message: 'Name is required.',
      errors: [
        { field: 'name', message: 'Name is required.' },
        { field: 'email', message: 'Email is required.' },
      ],
    },
  ]);
});

test('an address sends so many of each form in an hour; other calls go on', async () => {
  const busy = await openShop({ settings: { FORMS_PER_HOUR: 2 } });
  try {
    const { get, post } = visit(busy);
    const person = { name: 'Robin', phone: '0412345678', email: 'robin@shop.example' };
    for (const call of ['Contactus/submit-contactus', 'booking/request']) {
      expect((await post(call, person)).statusCode).toBe(200);
      expect((await post(call, person)).statusCode).toBe(200);
      const refused = await post(call, person);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'TooManyRequests']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await get('Language/get?screenName=home')).statusCode).toBe(200);
  } finally {
    await busy.close();
  }
});

test('a view of a page is counted by its template and the tab alone, and no cookie is set', async () => {
  const view = { page: '/$region/part-detail/$productNo', visit: '0f'.repeat(16) };
  const answer = await visit(shop, 'nz').post('analytics/page', view);
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, { status: true }, []]);
  expect(shop.content.views).toEqual([{ ...view, region: 'nz' }]);
  for (const change of [{ page: '/nz/part-detail/FO1003' }, { visit: 'robin' }, { plate: 'MANY01' }]) {
    expect((await visit(shop).post('analytics/page', { ...view, ...change })).statusCode).toBe(400);
  }
  expect(shop.content.views).toHaveLength(1);
});

test('an address has only so many views counted in an hour', async () => {
  const busy = await openShop({ settings: { PAGE_VIEWS_PER_HOUR: 1 } });
  try {
    const view = { page: '/$region/cart', visit: '0f'.repeat(16) };
    expect((await visit(busy).post('analytics/page', view)).statusCode).toBe(200);
    expect((await visit(busy).post('analytics/page', view)).statusCode).toBe(429);
    expect(busy.content.views).toHaveLength(1);
  } finally {
    await busy.close();
  }
});

test('only staff read the page counts', async () => {
  const asked = 'analytics/pages?from=2026-01-01&to=2026-01-31';
  const comeAs = (userType: UserType) => signedIn(shop, userType);
  const dealer = await comeAs(UserType.USER_TYPE_DEALER);
  expect((await dealer.get(asked)).json()).toEqual({
    status: true,
    data: [{ day: '2026-01-01', page: '/$region/cart', views: 2, visits: 1 }],
  });
  expect((await dealer.get('analytics/pages?from=20260101&to=x')).statusCode).toBe(400);
  expect((await (await comeAs(UserType.USER_TYPE_MEMBER)).get(asked)).statusCode).toBe(403);
  expect((await visit(shop).get(asked)).statusCode).toBe(401);
});

test('a header cannot be smuggled in by a name', async () => {
  const answer = await visit(shop).post('Contactus/submit-contactus', { name: 'Robin\r\nBcc: all@shop.example' });
  expect(answer.statusCode).toBe(400);
});

test.each([
  [
    'before',
    [
      { name: 'receiptNo', value: 'R-1' },
      { name: 'files', value: pdf, file: 'receipt.pdf' },
    ],
  ],
  [
    'after',
    [
      { name: 'files', value: pdf, file: 'receipt.pdf' },
      { name: 'receiptNo', value: 'R-1' },
    ],
  ],
])('an uploaded file arrives unchanged, its receipt number %s it, and belongs to the new guest', async (_, parts) => {
  const { payload, headers } = form(parts);
  const answer = await visit(shop).post('ChicagoEntry/upload-file', payload, headers);
  expect(answer.json()).toMatchObject({ status: true });
  const { fileName } = answer.json();
  expect(shop.content.uploads.get(fileName)?.content.equals(pdf)).toBe(true);
  const [guest] = answer.cookies;
  const read = (cookie?: string) =>
    shop.app.inject({ url: `/au/chicago-entry-upload/${fileName}`, headers: cookie ? { cookie } : {} });
  const own = await read(`${guest?.name}=${guest?.value}`);
  expect([own.statusCode, own.rawPayload.equals(pdf)]).toEqual([200, true]);
  expect(own.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/pdf' });
  expect(own.headers['content-disposition']).toMatch(/^attachment/);
  expect(own.headers['content-security-policy']).toContain('sandbox');
  expect((await read()).statusCode).toBe(404);
});

test('a form without a file, with two, with the file elsewhere or with another field is refused', async () => {
  const file = { name: 'files', value: pdf, file: 'receipt.pdf' };
  const receiptNo = { name: 'receiptNo', value: 'R-1' };
  const forms = [[receiptNo], [file, file], [{ ...file, name: 'other' }], [file, receiptNo, { name: 'x', value: '1' }]];
  for (const parts of forms) {
    const { payload, headers } = form(parts);
    const answer = await visit(shop).post('ChicagoEntry/upload-file', payload, headers);
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([400, 'InvalidRequest']);
  }
  expect((await visit(shop).post('ChicagoEntry/upload-file', {})).statusCode).toBe(415);
});

test('a form without a boundary, or that ends in the middle, is refused', async () => {
  const { payload, headers } = form([{ name: 'files', value: pdf, file: 'receipt.pdf' }]);
  const forms: [Buffer, Record<string, string>][] = [
    [payload, { 'content-type': 'multipart/form-data' }],
    [payload.subarray(0, -30), headers],
  ];
  for (const [body, head] of forms) {
    const answer = await visit(shop).post('ChicagoEntry/upload-file', body, head);
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([400, 'InvalidRequest']);
  }
});

test('a form with a too large declared size is refused before it is read', async () => {
  const { payload, headers } = form([{ name: 'files', value: pdf, file: 'receipt.pdf' }]);
  const announced = { ...headers, 'content-length': '200000000' };
  expect((await visit(shop).post('ChicagoEntry/upload-file', payload, announced)).statusCode).toBe(413);
});

test('an entry may be the body or its field `entry`', async () => {
  for (const body of [{ firstName: 'Robin' }, { entry: { firstName: 'Robin' } }]) {
    expect((await visit(shop).post('ChicagoEntry/submit', body)).json()).toMatchObject({ status: true });
  }
  for (const amount of [-1, 1e12, 1.001, 'NaN']) {
    expect((await visit(shop).post('ChicagoEntry/submit', { amount })).statusCode).toBe(400);
  }
});
