import { createLogger } from '@southline/platform/logger';
import { connectRedis } from '@southline/platform/redis';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { describe, expect, test } from 'vitest';
import { createLookUpLimit } from '../src/security/look-up-limit.ts';
import type { Person } from '../src/sessions/people.ts';
import { openRedis } from './redis.ts';
import { openShop, sendFleet, visit } from './shop.ts';

const logger = createLogger('bff', 'silent');
const rego = { httpMethod: 'POST', urlRelative: 'api/Vehicle/SearchByRego' } as const;
const vin = { httpMethod: 'POST', urlRelative: 'api/Vehicle/SearchByVin' } as const;
const keywords = { httpMethod: 'GET', urlRelative: 'api/Product/SearchByKeywords' } as const;

const shop = perFile(openShop);

const ask = async ({ httpMethod, urlRelative }: { httpMethod: string; urlRelative: string }, data: object) =>
  (await visit(shop).execute(httpMethod, urlRelative, data)).json();

describe('keywords', () => {
  test('answer a page of rows, the pages and the total', async () => {
    const { status, data } = await ask(keywords, { keywords: 'battery 12 v', pageNo: 3 });
    expect(status).toBe(true);
    expect(data).toMatchObject({ maxPage: 3, totalCount: 21, partListing: [{ categoryName: 'Batteries' }] });
    expect(data.partListing[0].partsListing[0]).toMatchObject({ orderable: true, supersededBy: '' });
  });

  test('that lead to nothing are an empty list, not a failure', async () => {
    expect(await ask(keywords, { keywords: '💥' })).toEqual({
      status: true,
      data: { partListing: [], maxPage: 1, totalCount: 0, facets: [] },
    });
  });

  test.each([[{}], [{ keywords: '' }], [{ keywords: 'x', pageNo: 0 }], [{ keywords: { $gt: '' } }]])(
    '%j is refused',
    async (data) => expect(await ask(keywords, data)).toMatchObject({ status: false, code: 'InvalidRequest' }),
  );
});

describe('a registration', () => {
  test('leads to vehicles, in any spelling', async () => {
    const { status, data } = await ask(rego, { value: 'ABC 123', state: 'VIC' });
    expect(status).toBe(true);
    expect(data).toMatchObject([{ vehicleSlug: 'toyota-hilux-2018', vehicleKType: 'k1', carline: 'Utility 2.8 TD' }]);
  });

  test('an unknown one is a normal no', async () => {
    expect(await ask(rego, { value: 'NONE1', state: 'VIC' })).toMatchObject({ status: false, code: 'NotFound' });
  });
});

describe('a VIN', () => {
  test('or a frame number leads to vehicles', async () => {
    expect(await ask(vin, { value: 'GUN126-3901234' })).toMatchObject({
      status: true,
      data: [{ vehicleID: 'v1', vin: 'GUN126-3901234', items: ['Utility 2.8 TD'] }],
    });
  });

  test('one without a vehicle reports its decoded facts', async () => {
    const answer = await ask(vin, { value: '6T1BF3EK50X123456' });
    expect(answer).toMatchObject({ status: false, code: 'NotFound', data: { make: 'TOYOTA' } });
    expect(answer.message).toBe(
      'No vehicle was found for this number. It was given by TOYOTA, perhaps in 2018. Please check its characters. ' +
        'Choose the vehicle by make and model.',
    );
  });

  test('that can be none is refused', async () => {
    const answer = await ask(vin, { value: '12345' });
    expect(answer).toMatchObject({ status: false, code: 'InvalidRequest', errors: [{ field: 'value' }] });
  });
});

test('a vehicle is named by its slug', async () => {
  const get = { httpMethod: 'GET', urlRelative: 'api/Vehicle/GetVehicle' };
  expect(await ask(get, { vehicleSlug: 'toyota-hilux-2018' })).toMatchObject({ data: { vehicleID: 'v1', vin: '' } });
  expect(await ask(get, { vehicleSlug: 'nobodys' })).toMatchObject({ status: false, code: 'NotFound' });
});

const many = { perAddress: 100, perGuest: 100, perMember: 100, perNewMember: 100 };

describe('look-ups of a member', () => {
  const limits = { ...many, perMember: 5, perNewMember: 2 };
  const someone = (role: Person['role'], createdAt: Date | undefined) =>
    ({
      membershipNo: unique('M'),
      role,
      member: createdAt && { membershipNo: 'M', userType: 1, profile: undefined, createdAt: createdAt.toISOString() },
    }) as unknown as Person;
  const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * 86_400_000 - 1);

  test.each([
    ['an account older than a week: five', someone('Member', weeksAgo(1)), 5],
    ['a new account: two', someone('Member', new Date()), 2],
    ['an account whose age is not known: two', someone('Member', undefined), 2],
  ])('end after the number that a day allows: %s', async (_, person, allowed) => {
    const redis = await openRedis(logger);
    const limit = createLookUpLimit(redis, limits, logger);
    const look = (by?: number) => limit({ address: '192.0.2.1', guest: undefined, person, ...(by && { by }) });
    for (let count = 0; count < allowed; count += 1) await look();
    await expect(look()).rejects.toMatchObject({ kind: 'too-many', code: 'TooManyRequests' });
    redis.disconnect();
  });

  test('staff look up as their work needs', async () => {
    const redis = await openRedis(logger);
    const limit = createLookUpLimit(redis, limits, logger);
    const person = someone('Dealer', new Date());
    for (let count = 0; count < 20; count += 1) await limit({ address: '192.0.2.1', guest: undefined, person });
    redis.disconnect();
  });

  test('of a plate and of a file count together, each row of the file', async () => {
    const redis = await openRedis(logger);
    const limit = createLookUpLimit(redis, { ...many, perNewMember: 4 }, logger);
    const limited = await openShop({ limitLookUps: limit });
    const member = visit(limited);
    await member.signIn(limited.auth.add(`${unique('fleet')}@shop.example`).profile.email);
    const file = (...rows: string[]) => sendFleet(member, ['label,plate,state', ...rows].join('\n'));
    expect((await file('Van 1,ABC123,VIC', 'Van 2,ABC124,VIC')).statusCode).toBe(200);
    const plate = { value: 'ABC 123', state: 'VIC' };
    expect((await member.execute('POST', rego.urlRelative, plate)).statusCode).toBe(200);
    expect((await file('Van 3,ABC123,VIC', 'Van 4,ABC124,VIC')).statusCode).toBe(429);
    expect((await member.execute('POST', rego.urlRelative, plate)).statusCode).toBe(429);
    // Vehicles that are named need no look-up.
    expect((await sendFleet(member, 'label,vehicle_slug\nVan 5,any')).statusCode).toBe(200);
    await limited.close();
    redis.disconnect();
  });
});

describe('look-ups of a guest', () => {
  const address = () => `192.0.2.${Math.floor(Math.random() * 1_000_000)}`;

  test('end after the hourly limit; the answer asks to sign in and keeps the session', async () => {
    const redis = await openRedis(logger);
    const here = address();
    const limit = createLookUpLimit(redis, { ...many, perAddress: 3 }, logger);
    const limited = await openShop({ limitLookUps: (lookUp) => limit({ ...lookUp, address: here }) });
    const look = async (operation: typeof rego | typeof vin, value: string) =>
      (
        await visit(limited).execute('POST', operation.urlRelative, {
          value,
          ...(operation === rego && { state: 'VIC' }),
        })
      ).json();
    for (let count = 0; count < 3; count += 1) expect((await look(rego, 'ABC 123')).status).toBe(true);
    for (const operation of [rego, vin]) {
      expect(await look(operation, 'ABC 123')).toEqual({ status: false, message: 'UnauthorisedAccess' });
    }
    await limited.close();
    redis.disconnect();
  });

  test('go on while Redis is away', async () => {
    const redis = connectRedis('redis://127.0.0.1:1', logger);
    const limit = createLookUpLimit(redis, { perAddress: 1, perGuest: 1, perMember: 1, perNewMember: 1 }, logger);
    await limit({ address: address(), guest: 'guest', person: undefined });
    await limit({ address: address(), guest: 'guest', person: undefined });
    redis.disconnect();
  });
});
