import { PromotionServiceService, ReceiptType } from '@southline/contracts/content';
import { ownDataServices } from '@southline/contracts/own-data';
import { ownerOfMember } from '@southline/kernel/owner';
import { eventually, unique } from '@southline/testkit';
import { killedAtEachWrite, orKilled } from '@southline/testkit/killed-writes';
import { memberClosedMessage } from '@southline/testkit/member-closed';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { promotionEntries, receipts } from '../src/storage/collections.ts';
import { forgetMember } from '../src/storage/own-data.ts';
import { runContent } from './support/bench.ts';
import { aPicture, upload } from './support/receipts.ts';

const content = perFile(() => runContent());

const member = async () => {
  const membershipNo = unique('M');
  const email = `${unique('Robin')}@shop.example`;
  const identity = { subject: ownerOfMember(membershipNo), role: 'Member', membershipNo } as const;
  const client = content.client(PromotionServiceService, identity);
  const receiptNo = unique('receipt');
  const { fileName } = await upload(client, await aPicture(), 'photo.jpg', receiptNo);
  await client.submitEntry({
    requestId: unique('request'),
    firstName: 'Robin',
    lastName: 'Lee',
    email,
    mobile: '0412345678',
    receiptType: ReceiptType.RECEIPT_TYPE_SERVICE,
    receiptNo,
    amountCents: 10_000,
    fileNames: [fileName],
    consents: [true, true, true],
    region: 'nz',
    language: 'en',
    emailProven: true,
  });
  const words = unique('question');
  const form = { name: 'Robin', phone: '0412345678', email, comment: words, region: 'au', language: 'en' };
  await content.enquiries.submitEnquiry({ requestId: unique('request'), emailProven: false, ...form });
  const files = async () => {
    const found = new Map<string, Buffer>();
    // Addresses are compared without regard to case.
    const stream = content.client(ownDataServices.content, identity).exportOwnData({ email: email.toUpperCase() });
    for await (const { part } of stream) if (part) found.set(part.file, Buffer.from(part.content));
    return found;
  };
  return { membershipNo, email, fileName, words, files };
};

test('the own enquiries, entries and receipts are exported; after closing they are gone, those of others stay', async () => {
  const [one, other] = [await member(), await member()];
  const files = await one.files();
  expect([...files.keys()]).toEqual(['enquiries.json', 'promotion-entries.json', `receipts/${one.fileName}`]);
  expect(String(Buffer.concat([...files.values()]))).not.toContain(other.email);
  const message = memberClosedMessage(one.membershipNo, one.email.toLowerCase());
  await content.publish([message, message]);
  await eventually(async () => expect((await one.files()).size).toBe(0));
  expect(await receipts(content.mongo).countDocuments({ fileName: one.fileName })).toBe(0);
  expect(await promotionEntries(content.mongo).countDocuments()).toBe(1);
  expect((await other.files()).size).toBe(3);
});

test('a run that is killed before any of its writes is finished by the next one', async () => {
  let runs = 0;
  for (const dying of killedAtEachWrite(content.mongo)) {
    runs += 1;
    const { membershipNo, email, fileName, files } = await member();
    const holder = { membershipNo, owner: ownerOfMember(membershipNo), email: email.toLowerCase() };
    await orKilled(forgetMember(dying)(holder));
    expect(await forgetMember(content.mongo)(holder)).toBeUndefined();
    expect((await files()).size).toBe(0);
    expect(await receipts(content.mongo).countDocuments({ fileName })).toBe(0);
    expect(await promotionEntries(content.mongo).countDocuments({ owner: holder.owner })).toBe(0);
  }
  // One killed run before each write (enquiries, bookings, the pieces of a receipt, its record, the entry), and the
  // completed one.
  expect(runs).toBeGreaterThan(6);
});
