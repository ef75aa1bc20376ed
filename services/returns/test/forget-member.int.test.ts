import { ProcessAction } from '@southline/contracts/returns';
import { noRemarks } from '@southline/kernel/order';
import { ownerOfMember } from '@southline/kernel/owner';
import { closedMembers } from '@southline/platform/own-data';
import { eventually, unique } from '@southline/testkit';
import { killedAtEachWrite, orKilled } from '@southline/testkit/killed-writes';
import { memberClosedMessage } from '@southline/testkit/member-closed';
import { perFile } from '@southline/testkit/per-file';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { items, photos, returns } from '../src/storage/collections.ts';
import { forgetMember } from '../src/storage/forget-member.ts';
import { runReturns } from './support/bench.ts';
import { anApproved, aRequest, press, refusal } from './support/steps.ts';

const bench = perFile(() => runReturns());

const stored = async (returnNo: string) => {
  const found = await returns(bench.mongo).findOne({ returnNo });
  if (!found) throw new Error('no return');
  return { ...found, items: await items(bench.mongo).find({ returnNo }).toArray() };
};
const textsOf = ({ items: all }: Awaited<ReturnType<typeof stored>>) =>
  all.flatMap(({ entries }) => entries.map(({ message }) => message));
const aPhoto = async (membershipNo: string) => {
  const fileName = `${unique('photo')}.jpg`;
  const photo = {
    owner: ownerOfMember(membershipNo),
    fileName,
    originalName: 'me.jpg',
    state: 'Ready' as const,
    createdAt: new Date(),
  };
  await photos(bench.mongo).insertOne({ _id: new ObjectId(), ...photo });
};

test('an ended return loses its texts, its address and its photos; its numbers stay, and an open one is finished first', async () => {
  const membershipNo = unique('M');
  const ended = await anApproved(bench, { membershipNo });
  await ended.staff.processReturn(press(ended.returnNo, ended.lineIds, ProcessAction.PROCESS_ACTION_DECLINE));
  const open = await aRequest(bench, { membershipNo });
  const other = await aRequest(bench);
  await aPhoto(membershipNo);
  await aPhoto(other.membershipNo);
  expect((await ended.member.listOpenReturns({})).returnNos).toEqual([open.returnNo]);
  const number = { 'order.purchaseOrderNo': 'PO 7' };
  await returns(bench.mongo).updateOne({ returnNo: ended.returnNo }, { $set: number });
  const before = await stored(ended.returnNo);
  expect(textsOf(before).join('')).not.toBe('');

  const message = memberClosedMessage(membershipNo);
  await bench.publish([message, message]);
  await eventually(async () => expect((await stored(ended.returnNo)).forgottenAt).toBeInstanceOf(Date));
  const after = await stored(ended.returnNo);
  expect(textsOf(after).join('')).toBe('');
  expect(new Set(Object.values(after.order.delivery))).toEqual(new Set(['']));
  expect(after.order).toMatchObject({ remarks: noRemarks });
  expect(after.order).not.toHaveProperty('purchaseOrderNo');
  expect(after.processing).toMatchObject({ action: 'Decline', note: '' });
  for (const field of ['returnNo', 'state', 'refundCents', 'history', 'membershipNo'] as const)
    expect(after[field], field).toEqual(before[field]);
  expect(textsOf(await stored(open.returnNo)).join('')).not.toBe('');

  // The last refusal declines the return.
  for (const itemId of open.itemIds) await bench.staff().respondToItem(refusal(itemId));
  await closedMembers(bench.mongo).updateOne({ _id: membershipNo }, { $set: { dueAt: new Date(0) } });
  await eventually(async () => expect((await stored(open.returnNo)).forgottenAt).toBeInstanceOf(Date));
  await eventually(async () =>
    expect(await photos(bench.mongo).countDocuments({ owner: ownerOfMember(membershipNo) })).toBe(0),
  );
  expect(await photos(bench.mongo).countDocuments({ owner: ownerOfMember(other.membershipNo) })).toBe(1);
  expect(textsOf(await stored(other.returnNo)).join('')).not.toBe('');
});

test('a run that is killed before any of its writes is finished by the next one', async () => {
  let runs = 0;
  for (const dying of killedAtEachWrite(bench.mongo)) {
    runs += 1;
    const membershipNo = unique('M');
    const declined = await anApproved(bench, { membershipNo });
    await declined.staff.processReturn(
      press(declined.returnNo, declined.lineIds, ProcessAction.PROCESS_ACTION_DECLINE),
    );
    await aPhoto(membershipNo);
    const holder = { membershipNo, owner: ownerOfMember(membershipNo), email: '' };
    await orKilled(forgetMember(dying)(holder));
    // Texts and address are removed in the same transaction.
    const half = await stored(declined.returnNo);
    expect(textsOf(half).join('') === '').toBe(half.forgottenAt !== undefined);
    expect(await forgetMember(bench.mongo)(holder)).toBeUndefined();
    const after = await stored(declined.returnNo);
    expect([textsOf(after).join(''), after.order.delivery.email, after.processing?.note]).toEqual(['', '', '']);
    expect(after.forgottenAt).toBeInstanceOf(Date);
    expect(await photos(bench.mongo).countDocuments({ owner: holder.owner })).toBe(0);
  }
  // At least one run for the return, its items and the pieces of a photo.
  expect(runs).toBeGreaterThan(4);
});
