import { FavouriteOrder } from '@southline/contracts/catalogue';
import { eventually, unique } from '@southline/testkit';
import { killedAtEachWrite, orKilled } from '@southline/testkit/killed-writes';
import { memberClosedMessage } from '@southline/testkit/member-closed';
import type { Document } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { maxFavourites } from '../src/domain/favourites/favourite.ts';
import { favourites } from '../src/storage/collections.ts';
import { createFavouriteStore, favouriteSort } from '../src/storage/favourite-store.ts';
import { forgetMember } from '../src/storage/own-data.ts';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const running = await runningCatalogue();
await importWorld(running.mongo, smallWorld());
await eventually(async () => expect((await running.vehicles.listMakes({})).makes).toEqual(['FORD', 'TOYOTA']));
afterAll(() => running.stop());

const memberOf = (membershipNo: string, role: 'Member' | 'Dealer' | 'Admin' = 'Member') =>
  running.favouritesOf({ subject: `member:${membershipNo}`, role, membershipNo });

type Client = ReturnType<typeof memberOf>;

const listed = async (client: Client, query: Partial<Parameters<Client['listFavourites']>[0]> = {}) => {
  const all = { page: 1, pageSize: 100, order: FavouriteOrder.FAVOURITE_ORDER_PART_NO, descending: false, ...query };
  return client.listFavourites(all);
};
const numbers = async (client: Client, query: Partial<Parameters<Client['listFavourites']>[0]> = {}) =>
  (await listed(client, query)).favourites.map(({ partNo }) => partNo);

describe('favourites', () => {
  it('are added once in any spelling, listed and removed', async () => {
    const member = memberOf(unique('m'));
    await Promise.all(['SL-F100', 'sl f100', 'SLF100'].map((partNo) => member.addFavourite({ partNo })));
    await member.addFavourite({ partNo: 'SL-K300' });
    expect(await listed(member)).toMatchObject({
      totalCount: 2,
      favourites: [
        { partNo: 'SL-F100', description: 'Part SL-F100', cleansedPartNo: 'SLF100', supersededBy: '' },
        { partNo: 'SL-K300', description: 'Service kit' },
      ],
    });
    await member.removeFavourite({ partNo: 'slf-100' });
    await member.removeFavourite({ partNo: 'slf-100' });
    expect(await numbers(member)).toEqual(['SL-K300']);
  });

  it('are parts that there are', async () => {
    const member = memberOf(unique('m'));
    for (const partNo of ['', '...', 'NO-SUCH-PART'])
      await expect(member.addFavourite({ partNo })).rejects.toMatchObject({ kind: 'not-found', code: 'PartUnknown' });
  });

  it('are in the natural order of their numbers, also those from before the sort key', async () => {
    const no = unique('m');
    const store = createFavouriteStore(running.mongo);
    const numbersInOrder = ['PL-9', 'PL-10', 'PL-10-A'];
    for (const partNo of [...numbersInOrder].reverse())
      await store.add({
        owner: no,
        part: partNo.replaceAll('-', ''),
        partNo,
        description: 'Plug',
        addedAt: new Date(),
      });
    expect(await store.numbers(no)).toEqual(numbersInOrder);
  });

  it('are sorted by number, description or date, the newest first by default', async () => {
    const member = memberOf(unique('m'));
    for (const partNo of ['SL-K300', 'SL-F100', 'SL-O500']) await member.addFavourite({ partNo });
    expect(await numbers(member, { descending: true })).toEqual(['SL-O500', 'SL-K300', 'SL-F100']);
    const byDescription = { order: FavouriteOrder.FAVOURITE_ORDER_DESCRIPTION };
    expect(await numbers(member, byDescription)).toEqual(['SL-F100', 'SL-O500', 'SL-K300']);
    const byDate = { order: FavouriteOrder.FAVOURITE_ORDER_DATE_ADDED };
    expect(await numbers(member, byDate)).toEqual(['SL-K300', 'SL-F100', 'SL-O500']);
    const unspecified = { order: FavouriteOrder.FAVOURITE_ORDER_UNSPECIFIED };
    expect(await numbers(member, unspecified)).toEqual(['SL-O500', 'SL-F100', 'SL-K300']);
  });

  it('have pages with the total, ten rows by default', async () => {
    const membershipNo = unique('m');
    const store = createFavouriteStore(running.mongo);
    for (let index = 100; index < 123; index += 1) {
      const favourite = { part: `X${index}`, partNo: `X-${index}`, description: 'Same', addedAt: new Date(0) };
      await store.add({ ...favourite, owner: `member:${membershipNo}` });
    }
    const member = memberOf(membershipNo);
    const byDescription = { order: FavouriteOrder.FAVOURITE_ORDER_DESCRIPTION, pageSize: 0 };
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listed(member, { ...byDescription, page })));
    expect(pages.map(({ favourites }) => favourites.length)).toEqual([10, 10, 3, 0]);
    expect(new Set(pages.flatMap(({ favourites }) => favourites.map(({ partNo }) => partNo))).size).toBe(23);
    for (const { totalCount } of pages) expect(totalCount).toBe(23);
  });

  it('are known by their numbers, all of a list at once', async () => {
    const member = memberOf(unique('m'));
    for (const partNo of ['sl o500', 'SL-F100']) await member.addFavourite({ partNo });
    expect((await member.listFavouriteNumbers({})).partNos).toEqual(['SL-F100', 'SL-O500']);
    expect((await memberOf(unique('m')).listFavouriteNumbers({})).partNos).toEqual([]);
  });

  it('name the newest number of a replaced part, and stay when the catalogue no longer has theirs', async () => {
    const member = memberOf(unique('m'));
    await member.addFavourite({ partNo: 'SL-F099' });
    await member.addFavourite({ partNo: 'SL-O501' });
    const world = smallWorld();
    const parts = world.parts.filter(({ part_no }) => part_no !== 'SL-O501');
    for (const part of parts) if (part.part_no === 'SL-F099') part.description = 'Renamed filter';
    await importWorld(running.mongo, { parts });
    const [replaced, vanished] = await eventually(async () => {
      const { favourites } = await listed(member);
      expect(favourites.at(1)?.cleansedPartNo).toBeUndefined();
      return favourites;
    });
    expect(replaced).toMatchObject({ partNo: 'SL-F099', supersededBy: 'SL-F100', description: 'Renamed filter' });
    expect(vanished).toMatchObject({ partNo: 'SL-O501', description: 'Part SL-O501', supersededBy: '' });
    const byDescription = { order: FavouriteOrder.FAVOURITE_ORDER_DESCRIPTION, descending: true };
    expect(await numbers(member, byDescription)).toEqual(['SL-F099', 'SL-O501']);
    await importWorld(running.mongo, { parts: smallWorld().parts });
  });

  it('are at most a thousand, also when several are added at once', async () => {
    const membershipNo = unique('m');
    const owner = `member:${membershipNo}`;
    await favourites(running.mongo).insertMany(
      Array.from({ length: maxFavourites - 1 }, (_, index) => {
        const part = `Y${index}`;
        return { owner, part, partNo: part, description: part, sortText: part, addedAt: new Date(0) };
      }),
    );
    const member = memberOf(membershipNo);
    const adding = ['SL-F100', 'SL-K300', 'SL-O500'].map((partNo) => member.addFavourite({ partNo }));
    const refused = (await Promise.allSettled(adding)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect((await listed(member)).totalCount).toBeLessThanOrEqual(maxFavourites);
    expect(refused[0]).toMatchObject({ reason: { kind: 'conflict', code: 'TooManyFavourites' } });
  });

  it('belong to their owner, for people with an account only', async () => {
    const [one, other] = [memberOf(unique('m')), memberOf(unique('m'), 'Dealer')];
    await one.addFavourite({ partNo: 'SL-F100' });
    await other.removeFavourite({ partNo: 'SL-F100' });
    expect(await numbers(other)).toEqual([]);
    expect(await numbers(one)).toEqual(['SL-F100']);
    const guest = running.favouritesOf({ subject: 'guest:a', role: 'guest' });
    const service = running.favouritesOf({ subject: 'service:orders', role: 'service' });
    for (const nobody of [guest, service]) {
      await expect(nobody.addFavourite({ partNo: 'SL-F100' })).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(nobody.listFavouriteNumbers({})).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(listed(nobody)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(nobody.removeFavourite({ partNo: 'SL-F100' })).rejects.toMatchObject({ kind: 'forbidden' });
    }
    await expect(listed(running.favouritesOf())).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

const stages = (plan: Document): string[] => [
  plan.stage,
  ...(plan.inputStage ? stages(plan.inputStage) : []),
  ...(plan.inputStages ?? []).flatMap(stages),
];

it.each([
  ['part', false],
  ['part', true],
  ['description', false],
  ['description', true],
  ['addedAt', false],
  ['addedAt', true],
] as const)('a page sorted by %s (descending: %s) is read in the order of an index', async (order, descending) => {
  const { queryPlanner } = await favourites(running.mongo)
    .find({ owner: 'member:1' })
    .sort(favouriteSort(order, descending))
    .limit(10)
    .explain('queryPlanner');
  const used = stages(queryPlanner.winningPlan);
  expect(used).toContain('IXSCAN');
  expect(used).not.toContain('SORT');
});

describe('a closed account', () => {
  it('leaves no favourite and no list here; those of others stay', async () => {
    const [no, other] = [unique('m'), unique('m')];
    const listsOf = (membershipNo: string) =>
      running.listsOf({ subject: `member:${membershipNo}`, role: 'Member', membershipNo });
    for (const each of [no, other]) {
      await memberOf(each).addFavourite({ partNo: 'SL-F100' });
      await listsOf(each).savePartList({ name: 'Shelf', rows: [{ partNo: 'SL-F100', quantity: 1 }] });
    }
    const message = memberClosedMessage(no);
    await running.publish([message, message]);
    await eventually(async () => expect(await numbers(memberOf(no))).toEqual([]));
    await eventually(async () => expect((await listsOf(no).listPartLists({})).lists).toEqual([]));
    expect(await numbers(memberOf(other))).toEqual(['SL-F100']);
    expect((await listsOf(other).listPartLists({})).lists).toHaveLength(1);
  });

  it('is forgotten by the next run when one is killed before any of its writes', async () => {
    let runs = 0;
    for (const dying of killedAtEachWrite(running.mongo)) {
      runs += 1;
      const no = unique('m');
      const owner = `member:${no}`;
      const lists = running.listsOf({ subject: owner, role: 'Member', membershipNo: no });
      await memberOf(no).addFavourite({ partNo: 'SL-F100' });
      await lists.savePartList({ name: 'Shelf', rows: [{ partNo: 'SL-F100', quantity: 1 }] });
      const holder = { membershipNo: no, owner, email: `${no}@example.com` };
      await orKilled(forgetMember(dying)(holder));
      expect(await forgetMember(running.mongo)(holder)).toBeUndefined();
      expect([await numbers(memberOf(no)), (await lists.listPartLists({})).lists]).toEqual([[], []]);
    }
    // Four killed runs, one before each deletion (favourites, garage, lists, wishes for mails), and the completed one.
    expect(runs).toBe(5);
  });
});
