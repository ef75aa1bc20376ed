import type { Permission } from '@southline/rest/who';
import { afterAll, expect, test } from 'vitest';
import { needsCaller, permissionOf, permissions } from '../src/security/permissions.ts';
import { openShop, visit } from './shop.ts';
import { type Records, type Sample, samples } from './walk/calls.ts';
import { come, type Kind, kinds } from './walk/people.ts';

type Which = '' | 'own' | 'foreign';

const recordsOf = async (kind: Kind): Promise<Records> => {
  const { own } = await come(shop, kind);
  if (!own) throw new Error('somebody with records was expected');
  return own;
};

const shop = await openShop();
const records = { 'Member A': await recordsOf('Member A'), 'Member B': await recordsOf('Member B') };
afterAll(() => shop.close());

const rowOf = (call: string): Permission => {
  const [method = '', path = ''] = call.split(' ');
  return permissionOf(method, path);
};

const split = (call: string) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path: path.replace(':provider', 'parts') };
};

const isStaff = (kind: Kind) => kind === 'Dealer' || kind === 'Admin';
const isSignedIn = (kind: Kind) => kind.startsWith('Member') || isStaff(kind);

/** The expected result according to the table of permissions: admitted, or the status of the refusal. */
const expected = ({ call, note, names, membersOnly }: Sample, kind: Kind, which: Which): string => {
  const row = rowOf(call);
  const who = note === 'empty token' && row.withEmptyToken ? row.withEmptyToken : row.who;
  // Members reach only their own records. Staff cannot read others' with these calls either.
  if (who === 'M') return isSignedIn(kind) ? (which === 'foreign' ? '404' : 'in') : '401';
  if (who === 'S') return isStaff(kind) ? 'in' : isSignedIn(kind) ? '403' : '401';
  if (who === 'A') return kind === 'Admin' ? 'in' : isSignedIn(kind) ? '403' : '401';
  if (kind === 'ended' && needsCaller(row) && !row.asks) return '401';
  if (who === 'P') return 'in';
  if (kind === 'nobody') return names === 'nothing' ? 'in' : '404';
  if (membersOnly && kind === 'guest') return '404';
  if (which !== 'foreign') return 'in';
  // Staff may read placed orders of others. A cart is visible only to its owner.
  return who === 'O' && isStaff(kind) && note !== 'of a cart' ? 'in' : '404';
};

const ask = async ({ call, request }: Sample, { browser }: Awaited<ReturnType<typeof come>>, of: Records) => {
  const { method, path } = split(call);
  const { query, body } = request(of);
  const answer = method === 'GET' ? await browser.get(`${path}?${query ?? ''}`) : await browser.post(path, body);
  return { status: answer.statusCode, body: answer.body };
};

const inWords = (status: number) => ([401, 403, 404].includes(status) ? String(status) : 'in');

const columns = kinds.flatMap((kind): [Kind, Which][] =>
  kind === 'nobody'
    ? [[kind, 'foreign']]
    : [
        [kind, 'own'],
        [kind, 'foreign'],
      ],
);

const show = (lines: readonly (readonly string[])[]): string => {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
};

const reads = (call: string) => /^GET |\/get-/.test(call);

/** People of each kind. One serves until a call of theirs may have changed something. */
const actors = () => {
  const present = new Map<Kind, Awaited<ReturnType<typeof come>>>();
  return {
    async of(kind: Kind) {
      const actor = present.get(kind) ?? (await come(shop, kind));
      present.set(kind, actor);
      return actor;
    },
    answered(kind: Kind, call: string, seen: string) {
      // The answer to an ended session may clear its cookie.
      if (kind === 'ended' || (seen === 'in' && !reads(call))) present.delete(kind);
    },
  };
};

test('every call admits exactly the callers in the table, for own and foreign records', async () => {
  const table = [['call', 'who', ...columns.map(([kind, which]) => `${kind}${which === 'own' ? '' : ' →'}`)]];
  const wrong: string[] = [];
  let cells = 0;
  const people = actors();
  for (const sample of samples) {
    const name = sample.note ? `${sample.call} (${sample.note})` : sample.call;
    const line = [name, rowOf(sample.call).who];
    for (const [kind, which] of columns) {
      if (sample.names !== 'record' && which === 'foreign' && kind !== 'nobody') {
        line.push('');
        continue;
      }
      const actor = await people.of(kind);
      const foreign = records[kind === 'Member A' ? 'Member B' : 'Member A'];
      const seen = inWords((await ask(sample, actor, which === 'own' ? (actor.own ?? foreign) : foreign)).status);
      const should = expected(sample, kind, sample.names === 'record' ? which : 'own');
      people.answered(kind, sample.call, seen);
      line.push(seen);
      cells += 1;
      if (seen !== should) wrong.push(`${name}, ${kind}, ${which || 'no'} record: ${seen} instead of ${should}`);
    }
    table.push(line);
  }
  const legend = 'in: let in · →: a record of somebody else (Member A’s; for A, B’s)';
  process.stdout.write(`\n${show(table)}\n${legend}\n${samples.length} requests, ${cells} cells\n\n`);
  expect(wrong).toEqual([]);
});

test('after all tries A and B still have their records', async () => {
  for (const { cart, order, line } of Object.values(records)) {
    const carts = [...shop.orders.carts.values()].filter(({ orderId }) => orderId === cart.orderID);
    expect(carts.flatMap(({ lines }) => lines.map(({ lineId }) => lineId))).toEqual([line]);
    const { browser } = await come(shop, 'Admin');
    expect((await browser.post('Order/get-member-order-details', { orderID: order.orderID })).statusCode).toBe(200);
  }
});

test('another person’s record and a missing one get the same answers', async () => {
  const missing = { orderID: 'A'.repeat(22), orderNo: 'SL999999' };
  for (const sample of samples.filter(({ names }) => names === 'record')) {
    for (const kind of ['guest', 'Member B'] as const) {
      const actor = await come(shop, kind);
      const foreign = await ask(sample, actor, records['Member A']);
      const absent = await ask(sample, actor, {
        line: 'B'.repeat(22),
        cart: missing,
        order: missing,
        list: 'D'.repeat(22),
        sharedToken: '',
        orderToken: '',
        vehicle: 'D'.repeat(22),
        returned: { itemID: 'C'.repeat(22), returnOrderNo: 'SR999999' },
      });
      expect({ call: sample.call, ...foreign }).toEqual({ call: sample.call, ...absent });
    }
  }
});

test('the walk, the table and the document know the same calls', async () => {
  const { paths } = (await shop.app.inject({ url: '/openapi.json' })).json();
  const documented = Object.entries<object>(paths).flatMap(([path, item]) =>
    Object.keys(item).map(
      (method) => `${method} ${path.replace('/{region}/api/', '').replace('{provider}', ':provider')}`,
    ),
  );
  const lower = (calls: readonly string[]) => calls.map((call) => call.toLowerCase()).sort();
  expect(lower(documented)).toEqual(lower(Object.keys(permissions)));
  expect(lower([...new Set(samples.map(({ call }) => call))])).toEqual(lower(Object.keys(permissions)));
});

const crossSite: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.test' },
  { origin: 'null' },
];

test('a write from another site is refused on every call, for every caller', async () => {
  const { browser, own } = await come(shop, 'Admin');
  const writes = samples.filter(({ call }) => call.startsWith('POST'));
  for (const { call, request } of writes) {
    const { body } = request(own ?? records['Member A']);
    for (const headers of crossSite) {
      const answer = await browser.post(split(call).path, body, headers);
      expect([call, answer.statusCode, answer.json().code]).toEqual([call, 403, 'CrossSite']);
    }
  }
  expect((await browser.post('auth/get-profile')).statusCode).toBe(200);
});

test('a listed path with another method, and a path that is not listed, are not found for anybody', async () => {
  const { browser } = await come(shop, 'Admin');
  const cookie = browser.cookie();
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string) =>
    (await shop.app.inject({ method, url, headers: { cookie } })).statusCode;
  for (const call of Object.keys(permissions)) {
    const { method, path } = split(call);
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (other !== method) expect([other, path, await send(other, `/au/api/${path}`)]).toEqual([other, path, 404]);
    }
  }
  for (const path of ['auth', 'auth/admin', 'return/process', 'admin', 'cms', '../cms']) {
    expect([path, await send('POST', `/au/api/${path}`)]).toEqual([path, 404]);
  }
  for (const url of ['/metrics', '/au/cms', '/au/api', '/api/auth/get-profile', '/debug', '/.env']) {
    expect([url, await send('GET', url)]).toEqual([url, 404]);
  }
});

test('a member’s favourites are unreachable for all others', async () => {
  const [owner, other] = [await come(shop, 'Member A'), await come(shop, 'Member B')];
  await owner.browser.post('products/add-favourite', { partno: 'SL-MINE' });
  await other.browser.post('products/remove-favourite', { partno: 'SL-MINE' });
  expect((await other.browser.post('products/get-favourite')).json()).toMatchObject({ favourite: [], totalCount: 0 });
  expect((await owner.browser.post('products/get-favourite')).json().totalCount).toBe(1);
  expect((await other.browser.post('products/get-favourite-numbers')).json().data).toEqual([]);
  const nobody = await visit(shop).post('products/get-favourite');
  expect(nobody.json()).toEqual({ status: false, code: 'UnauthorisedAccess', message: 'UnauthorisedAccess' });
});
