import { NoticeKind, NoticeServiceService } from '@southline/contracts/catalogue';
import { NoticeRaised, noticeRaised } from '@southline/contracts/events';
import { partMessage, partOf } from '@southline/contracts/part-facts';
import type { Identity } from '@southline/platform/identity';
import { outbox } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { anOrderPlaced } from '@southline/testkit/order-placed';
import { aReturnProcessed, returnProcessedMessage } from '@southline/testkit/return-processed';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { maxNotices, maxRounds, maxUnconfirmed } from '../src/domain/notices/notice.ts';
import { notices } from '../src/storage/collections.ts';
import { createNoticeStore } from '../src/storage/notice-store.ts';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const { NOTICE_KIND_BACK_IN_STOCK: backInStock, NOTICE_KIND_SUPERSEDED: superseded } = NoticeKind;
/** On sale but out of stock. */
const [empty, another] = ['SL-O501', 'SL-K301'];

const running = await runningCatalogue();
await importWorld(running.mongo, smallWorld());
await eventually(async () => expect((await running.vehicles.listMakes({})).makes).toEqual(['FORD', 'TOYOTA']));
afterAll(() => running.stop());

const callsOf = (identity?: Identity) => running.client(NoticeServiceService, identity);
const member: Identity = { subject: 'member:100200', role: 'Member', membershipNo: '100200' };
const asMailer = () => running.asService(NoticeServiceService, 'notifications');

const stockOf = (partNo: string, available: number) =>
  importWorld(running.mongo, { stock: [{ part_no: partNo, available }] });
beforeEach(async () => {
  await stockOf(empty, 0);
  await stockOf(another, 0);
});

const someone = () => `${unique('buyer')}@example.com`;
const wish = (email: string, change: Partial<{ partNo: string; kind: NoticeKind }> = {}) => ({
  partNo: empty,
  kind: backInStock,
  email,
  region: 'nz',
  language: 'zh',
  ...change,
});
const wishesOf = (email: string) => notices(running.mongo).find({ email }).toArray();

/** The outbox events about the wishes of an address, the oldest first. */
const raisedFor = async (email: string) => {
  const ids = (await wishesOf(email)).map(({ _id }) => _id);
  const rows = await outbox(running.mongo)
    .find({ topic: noticeRaised.topic, key: { $in: ids } })
    .sort({ createdAt: 1 })
    .toArray();
  return rows.map(({ value }) => NoticeRaised.decode(value.buffer));
};

/** The token of the last mail to an address. */
const tokenOf = async (email: string) => {
  const { noticeId } = (await raisedFor(email)).at(-1) ?? { noticeId: '' };
  return (await asMailer().getNotice({ noticeId })).token;
};

/** Waits until every earlier wish was checked once more. */
const anotherRound = async () => {
  const email = someone();
  await createNoticeStore(running.mongo).addWaiting(
    {
      id: unique('notice'),
      part: 'SLF100',
      partNo: 'SL-F100',
      description: '',
      kind: 'BackInStock' as const,
      email,
      region: 'au' as const,
      language: 'en',
    },
    new Date(),
  );
  await eventually(async () => expect(await raisedFor(email)).toHaveLength(1));
};

it('a guest must confirm first, and an unconfirmed wish sends no notice', async () => {
  const email = someone();
  const [guest, other] = [callsOf(), someone()];
  expect(await guest.requestNotice(wish(email))).toEqual({ waiting: false });
  expect(await guest.requestNotice(wish(other))).toEqual({ waiting: false });
  expect(await raisedFor(email)).toMatchObject([{ unconfirmed: true, round: 1 }]);
  expect(await guest.confirmNotice({ token: await tokenOf(email) })).toEqual({ partNo: empty, kind: backInStock });
  await stockOf(empty, 9);
  await eventually(async () => expect(await raisedFor(email)).toHaveLength(2));
  await anotherRound();
  expect(await raisedFor(other)).toMatchObject([{ unconfirmed: true }]);
  const raised = (await raisedFor(email))[1];
  expect(raised).toMatchObject({ unconfirmed: false, round: 0 });
  expect(await asMailer().getNotice({ noticeId: raised?.noticeId ?? '' })).toMatchObject({
    email,
    region: 'nz',
    language: 'zh',
    partNo: empty,
    description: 'Part SL-O501',
    kind: backInStock,
    unconfirmed: false,
    supersededBy: '',
  });
});

it('sends one notice when a return brings the part back, ignoring the case of the address', async () => {
  const email = someone();
  const calls = callsOf(member);
  const again = email.toUpperCase();
  const answers = await Promise.all([email, email, again].map((each) => calls.requestNotice(wish(each))));
  expect(answers).toEqual([{ waiting: true }, { waiting: true }, { waiting: true }]);
  const back = aReturnProcessed(anOrderPlaced(), {
    lines: aReturnProcessed(anOrderPlaced())
      .lines.slice(0, 1)
      .map((line) => ({
        ...line,
        part: partMessage({ ...partOf(line), cleansedPartNo: 'SLO501' }),
        quantity: 3,
        includeInStock: true,
      })),
  });
  const message = returnProcessedMessage(back);
  await running.publish([message, message]);
  const all = () =>
    Promise.all([email, again].map(raisedFor)).then((found) => found.flat().map(({ unconfirmed }) => unconfirmed));
  await eventually(async () => expect(await all()).toEqual([false]));
  await anotherRound();
  expect(await all()).toEqual([false]);
});

it('a replaced part notifies wishes for a successor and wishes for stock', async () => {
  const [forStock, forNews] = [someone(), someone()];
  const calls = callsOf(member);
  const partNo = 'SL-K303';
  await calls.requestNotice(wish(forStock, { partNo }));
  await calls.requestNotice(wish(forNews, { partNo: 'sl f100', kind: superseded }));
  const rows = [
    ...smallWorld().supersessions,
    { old_part_no: partNo, new_part_no: 'SL-K300', kind: 'REPLACES', note: '' },
    { old_part_no: 'SL-F100', new_part_no: 'SL-O500', kind: 'REPLACES', note: '' },
  ];
  expect(await raisedFor(forNews)).toEqual([]);
  await importWorld(running.mongo, { supersessions: rows });
  for (const [email, supersededBy] of [
    [forStock, 'SL-K300'],
    [forNews, 'SL-O500'],
  ] as const) {
    const [raised] = await eventually(async () => {
      const found = await raisedFor(email);
      expect(found).toHaveLength(1);
      return found;
    });
    const found = await asMailer().getNotice({ noticeId: raised?.noticeId ?? '' });
    expect(found).toMatchObject({ kind: superseded, supersededBy });
  }
  await expect(calls.requestNotice(wish(someone(), { partNo }))).rejects.toMatchObject({ code: 'NotOrderable' });
  await importWorld(running.mongo, { supersessions: smallWorld().supersessions });
});

it.each([
  ['a part that is there', { partNo: 'SL-F100' }, 'InStock'],
  ['a part that was replaced', { partNo: 'SL-F099', kind: superseded }, 'NotOrderable'],
  ['a number that is none', { partNo: 'NO-SUCH-PART' }, 'PartUnknown'],
  ['nothing in particular', { kind: NoticeKind.NOTICE_KIND_UNSPECIFIED }, 'InvalidRequest'],
  ['somebody without an address', { email: 'robin' }, 'InvalidRequest'],
])('a wish is refused for %s', async (_, change, code) => {
  await eventually(async () => {
    await expect(callsOf().requestNotice({ ...wish(someone()), ...change })).rejects.toMatchObject({ code });
  });
});

it('a stranger’s address gets few mails however often it is entered, and the answer is the same', async () => {
  const email = someone();
  for (let round = 0; round < maxRounds + 2; round += 1)
    expect(await callsOf().requestNotice(wish(email))).toEqual({ waiting: false });
  expect((await raisedFor(email)).map(({ round }) => round)).toEqual([1, 2, 3]);
  const parts = smallWorld().parts.map(({ part_no }) => part_no);
  for (const partNo of parts.filter((no) => no.startsWith('SL-K') || no.startsWith('SL-F100')))
    expect(await callsOf().requestNotice(wish(email, { partNo, kind: superseded }))).toEqual({ waiting: false });
  expect(await wishesOf(email)).toHaveLength(maxUnconfirmed);
});

it('an address has so many wishes at a time', async () => {
  const email = someone();
  const store = createNoticeStore(running.mongo);
  const many = Array.from({ length: maxNotices }, (_, index) => ({
    id: unique('notice'),
    part: `NONE${index}`,
    partNo: `NONE-${index}`,
    description: '',
    email,
    kind: 'BackInStock' as const,
    region: 'au' as const,
    language: 'en',
  }));
  for (const notice of many) expect(await store.addWaiting(notice, new Date())).toBe(true);
  await expect(callsOf(member).requestNotice(wish(email))).rejects.toMatchObject({ code: 'TooManyNotices' });
  expect(await callsOf().requestNotice(wish(email))).toEqual({ waiting: false });
  expect(await raisedFor(email)).toEqual([]);
});

it('a link ends every wish of its reader, also twice, and the address is forgotten', async () => {
  const email = someone();
  const calls = callsOf(member);
  await calls.requestNotice(wish(email));
  await callsOf().requestNotice(wish(email, { partNo: another }));
  const token = await tokenOf(email);
  await calls.endNotices({ token });
  await calls.endNotices({ token });
  await expect(calls.confirmNotice({ token })).rejects.toMatchObject({ code: 'InvalidToken' });
  expect(await wishesOf(email)).toEqual([]);
  await stockOf(empty, 5);
  await anotherRound();
  expect(await notices(running.mongo).countDocuments({ tokens: { $size: 1 }, state: 'Ended', part: 'SLK301' })).toBe(1);
  for (const call of [() => calls.endNotices({ token: 'none' }), () => calls.confirmNotice({ token: '' })])
    await expect(call()).rejects.toMatchObject({ kind: 'declined', code: 'InvalidToken' });
});

it('after three days a fulfilled wish has no address', async () => {
  const email = someone();
  await callsOf(member).requestNotice(wish(email));
  await stockOf(empty, 5);
  await eventually(async () => expect(await raisedFor(email)).toHaveLength(1));
  const [{ _id = '' } = {}] = await wishesOf(email);
  const long = new Date(Date.now() - 4 * 24 * 60 * 60_000);
  await notices(running.mongo).updateOne({ _id }, { $set: { toldAt: long } });
  await eventually(async () => expect(await wishesOf(email)).toEqual([]));
  await expect(asMailer().getNotice({ noticeId: _id })).rejects.toMatchObject({ kind: 'not-found' });
});

it('what mails say is for notifications alone', async () => {
  for (const identity of [undefined, member, { subject: 'service:content', role: 'service' } as const])
    await expect(callsOf(identity).getNotice({ noticeId: 'any' })).rejects.toMatchObject({
      kind: identity ? 'forbidden' : 'unauthenticated',
    });
});

it('reads by index', async () => {
  const now = new Date();
  const filters = [
    { part: 'A', kind: 'BackInStock', addressKey: 'a', open: true },
    { addressKey: 'a', open: true },
    { tokens: 'a', expiresAt: { $gt: now } },
    { state: 'Waiting', part: { $gt: 'A' } },
    { state: 'Told', toldAt: { $lt: now }, email: { $exists: true } },
  ] as const;
  for (const filter of filters) {
    const sorted = 'state' in filter && 'part' in filter ? { part: 1, _id: 1 } : {};
    const plan = await notices(running.mongo)
      .find(filter)
      .sort(sorted as Record<string, 1>)
      .explain('queryPlanner');
    const text = JSON.stringify(plan.queryPlanner.winningPlan);
    expect(text).toContain('IXSCAN');
    expect(text).not.toMatch(/COLLSCAN|"SORT"/);
  }
});
