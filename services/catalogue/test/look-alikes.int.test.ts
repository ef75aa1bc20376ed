import { createHash } from 'node:crypto';
import { ownerOfMember } from '@southline/kernel/owner';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { freshDatabase, unique } from '@southline/testkit';
import { lookAlikes } from '@southline/testkit/look-alikes';
import { afterAll, expect, it } from 'vitest';
import type { Notice } from '../src/domain/notices/notice.ts';
import { collections, notices } from '../src/storage/collections.ts';
import { createNoticeStore } from '../src/storage/notice-store.ts';
import { forgetMember, ownData } from '../src/storage/own-data.ts';
import { recordAddressKeys } from '../src/storage/record-address-keys.ts';

const mongo = await connectMongo(freshDatabase('look_alikes'), { logger: createLogger('test', 'silent') });
await prepareDatabase(mongo, collections);
afterAll(() => mongo.close());

const store = createNoticeStore(mongo);
const now = new Date();
const notice = (email: string, part = unique('part')): Notice => ({
  id: unique('notice'),
  part,
  partNo: part,
  description: '',
  kind: 'BackInStock',
  email,
  region: 'au',
  language: 'en',
});
const holder = (email: string) => {
  const membershipNo = unique('M');
  return { membershipNo, owner: ownerOfMember(membershipNo), email };
};
const filesOf = async (email: string) => {
  const files = new Set<string>();
  for (const read of ownData(mongo)) for await (const { file } of read(holder(email))) files.add(file);
  return [...files];
};
const count = (email: string) => notices(mongo).countDocuments({ email });

it('the account of a look-alike address neither reads, deletes nor counts wishes of another address', async () => {
  const { address, strangers, same } = lookAlikes();
  expect(await store.addWaiting(notice(address), now)).toBe(true);
  const part = unique('part');
  for (const stranger of strangers) {
    expect(await filesOf(stranger), stranger).toEqual([]);
    await forgetMember(mongo)(holder(stranger));
    // Each address has its own wish for one part.
    await store.addUnconfirmed(notice(stranger, part), now);
  }
  expect(await notices(mongo).countDocuments({ part })).toBe(strangers.length);
  expect(await count(address)).toBe(1);
  expect(await filesOf(same[0] ?? '')).toEqual(['notices.json']);
  await forgetMember(mongo)(holder(same[0] ?? ''));
  expect(await count(address)).toBe(0);
  expect(await notices(mongo).countDocuments({ part })).toBe(strangers.length);
});

it('wishes of earlier releases are moved from the key of another address', async () => {
  const name = unique('mi');
  const [address, kelvin, composed] = [`${name}k@a.example`, `${name}\u212a@a.example`, `${name}e\u0301@a.example`];
  const wishes = [notice(address), notice(kelvin), notice(composed), notice(composed.normalize('NFC'))];
  const part = wishes[3]?.part ?? '';
  const earlier = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex');
  for (const wish of wishes) await store.addWaiting(wish, now);
  for (const email of [kelvin, composed])
    await notices(mongo).updateOne({ email }, { $set: { addressKey: earlier(email), part } });
  await recordAddressKeys(mongo);
  await recordAddressKeys(mongo);
  await forgetMember(mongo)(holder(address));
  expect([await count(address), await count(kelvin)]).toEqual([0, 1]);
  // One wish of an address for a part is enough.
  expect((await count(composed)) + (await count(composed.normalize('NFC')))).toBe(1);
});
