import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { maxListRows, maxLists } from '../src/domain/part-lists/part-list.ts';
import { partLists } from '../src/storage/collections.ts';
import { runningCatalogue } from './support/running-catalogue.ts';

const running = perFile(runningCatalogue);

const memberOf = (membershipNo: string, role: 'Member' | 'Dealer' | 'Admin' = 'Member') =>
  running.listsOf({ subject: `member:${membershipNo}`, role, membershipNo });

const rows = [
  { partNo: 'sl f100', quantity: 2 },
  { partNo: 'NO-SUCH-PART', quantity: 999 },
];
const names = async (client: ReturnType<typeof memberOf>) =>
  (await client.listPartLists({})).lists.map(({ name }) => name);

it('a list keeps typed numbers in their order', async () => {
  const member = memberOf(unique('m'));
  const { list } = await member.savePartList({ name: '  Monday   order ', rows });
  expect(list).toMatchObject({ name: 'Monday order', rows });
  expect(await member.getPartList({ listId: list?.listId ?? '' })).toEqual({ list });
  expect((await member.listPartLists({})).lists).toEqual([list]);
});

it('saving under an existing name replaces the list', async () => {
  const member = memberOf(unique('m'));
  const { list: first } = await member.savePartList({ name: 'Van', rows });
  await member.savePartList({ name: 'Bench', rows });
  const { list: second } = await member.savePartList({ name: 'VAN', rows: rows.slice(0, 1) });
  expect(second).toEqual({ listId: first?.listId, name: 'VAN', rows: rows.slice(0, 1) });
  expect(await names(member)).toEqual(['Bench', 'VAN']);
});

it('at most fifty are stored, also with concurrent saves; existing ones can still change', async () => {
  const membershipNo = unique('m');
  const at = { owner: `member:${membershipNo}`, rows, savedAt: new Date(0) };
  await partLists(running.mongo).insertMany(
    Array.from({ length: maxLists - 1 }, (_, index) => ({
      ...at,
      _id: unique('l'),
      name: `L${index}`,
      nameKey: `l${index}`,
    })),
  );
  const member = memberOf(membershipNo);
  const saving = ['a', 'b', 'c'].map((name) => member.savePartList({ name, rows }));
  const refused = (await Promise.allSettled(saving)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(refused[0]).toMatchObject({ reason: { kind: 'conflict', code: 'TooManyLists' } });
  expect((await names(member)).length).toBeLessThanOrEqual(maxLists);
  expect((await member.savePartList({ name: 'l3', rows: rows.slice(1) })).list?.rows).toEqual(rows.slice(1));
});

it.each([
  ['no name', { name: '  ', rows }],
  ['a name of 61 characters', { name: 'x'.repeat(61), rows }],
  ['no row', { name: 'x', rows: [] }],
  ['201 rows', { name: 'x', rows: Array.from({ length: maxListRows + 1 }, () => ({ partNo: 'A1', quantity: 1 })) }],
  ['a row without a number', { name: 'x', rows: [{ partNo: ' ', quantity: 1 }] }],
  ['a number of 61 characters', { name: 'x', rows: [{ partNo: '1'.repeat(61), quantity: 1 }] }],
  ['a card number', { name: 'x', rows: [...rows, { partNo: '4444.3333.2222.1111', quantity: 1 }] }],
  ['none of a part', { name: 'x', rows: [{ partNo: 'A1', quantity: 0 }] }],
  ['a thousand of a part', { name: 'x', rows: [{ partNo: 'A1', quantity: 1_000 }] }],
])('a list with %s is refused', async (_what, typed) => {
  const member = memberOf(unique('m'));
  await expect(member.savePartList(typed)).rejects.toMatchObject({ kind: 'invalid', code: 'InvalidRequest' });
  expect(await names(member)).toEqual([]);
});

it("a stranger's list is no list, for staff as well", async () => {
  const owner = memberOf(unique('m'));
  const listId = (await owner.savePartList({ name: 'Mine', rows })).list?.listId ?? '';
  for (const stranger of [memberOf(unique('m')), memberOf(unique('m'), 'Admin')]) {
    const missing = { kind: 'not-found', code: 'NotFound', message: 'There is no such list.' };
    for (const id of [listId, 'missing']) {
      await expect(stranger.getPartList({ listId: id })).rejects.toMatchObject(missing);
      await expect(stranger.removePartList({ listId: id })).rejects.toMatchObject(missing);
    }
    expect(await names(stranger)).toEqual([]);
  }
  expect(await names(owner)).toEqual(['Mine']);
  await owner.removePartList({ listId });
  expect(await names(owner)).toEqual([]);
});

it('lists are for people with an account; only the BFF reads a shared one, while it exists', async () => {
  const owner = memberOf(unique('m'));
  const { list } = await owner.savePartList({ name: 'Shared', rows });
  const listId = list?.listId ?? '';
  expect(await running.sharedLists.getSharedPartList({ listId })).toEqual({ list });
  await expect(owner.getSharedPartList({ listId })).rejects.toMatchObject({ kind: 'forbidden' });
  const guest = running.listsOf({ subject: 'guest:a', role: 'guest' });
  await expect(guest.savePartList({ name: 'x', rows })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(guest.listPartLists({})).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(running.listsOf().listPartLists({})).rejects.toMatchObject({ kind: 'unauthenticated' });
  await owner.removePartList({ listId });
  await expect(running.sharedLists.getSharedPartList({ listId })).rejects.toMatchObject({ code: 'NotFound' });
});

it('an owner ends the links to a list, or to the own carts, as often as wanted; nobody else does', async () => {
  const [owner, stranger] = [memberOf(unique('m')), memberOf(unique('m'))];
  const listId = (await owner.savePartList({ name: 'Shared', rows })).list?.listId ?? '';
  const versionOf = async (shared: string) => (await running.sharedLists.getLinkVersion({ shared })).version;
  for (const id of [listId, 'missing'])
    await expect(stranger.endLinks({ listId: id })).rejects.toMatchObject({ code: 'NotFound' });
  expect(await versionOf(listId)).toBe('');
  await owner.endLinks({ listId });
  const first = await versionOf(listId);
  await owner.endLinks({ listId });
  expect(new Set(['', first, await versionOf(listId)]).size).toBe(3);
  const subject = `guest:${unique('g')}`;
  const guest = running.listsOf({ subject, role: 'guest' });
  expect(await versionOf(subject)).toBe('');
  await guest.endLinks({ listId: '' });
  expect(await versionOf(subject)).not.toBe('');
  await expect(guest.getLinkVersion({ shared: subject })).rejects.toMatchObject({ kind: 'forbidden' });
});

it('the lists of an owner are read in the order of an index', async () => {
  const { queryPlanner } = await partLists(running.mongo)
    .find({ owner: 'member:1' })
    .sort({ nameKey: 1 })
    .limit(maxLists)
    .explain('queryPlanner');
  const plan = JSON.stringify(queryPlanner.winningPlan);
  expect(plan).toContain('IXSCAN');
  expect(plan).not.toContain('"SORT"');
});
