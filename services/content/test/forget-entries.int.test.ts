import { ReceiptType } from '@southline/contracts/content';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { promotionEntries, receipts } from '../src/storage/collections.ts';
import { runContent } from './support/bench.ts';
import { aPicture, read, upload } from './support/receipts.ts';

const monthsAgo = (months: number) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
};

const content = perFile(() => runContent({ PROMOTION_DRAWN_AT: monthsAgo(7).toISOString() }));

const entered = async () => {
  const guest = content.guest();
  const receiptNo = unique('receipt');
  const { fileName } = await upload(guest, await aPicture(), 'photo.jpg', receiptNo);
  await guest.submitEntry({
    requestId: unique('request'),
    firstName: 'Robin',
    lastName: 'Lee',
    email: 'robin@shop.example',
    mobile: '0412345678',
    receiptType: ReceiptType.RECEIPT_TYPE_SERVICE,
    receiptNo,
    amountCents: 10_000,
    fileNames: [fileName],
    consents: [true, true, true],
    region: 'nz',
    language: 'en',
    emailProven: false,
  });
  return { fileName, receiptNo };
};

test('six months after the draw its entries and their files are gone, and later ones are not', async () => {
  const [old, fresh] = [await entered(), await entered()];
  const before = monthsAgo(8);
  await promotionEntries(content.mongo).updateOne({ receiptNo: old.receiptNo }, { $set: { enteredAt: before } });
  await receipts(content.mongo).updateOne({ fileName: old.fileName }, { $set: { createdAt: before } });
  const numbers = async () =>
    (await promotionEntries(content.mongo).find().toArray()).map(({ receiptNo }) => receiptNo);
  await eventually(async () => expect(await numbers()).toEqual([fresh.receiptNo]));
  await eventually(() => expect(read(content.staff, old.fileName)).rejects.toMatchObject({ kind: 'not-found' }));
  expect((await read(content.staff, fresh.fileName)).content.length).toBeGreaterThan(0);
  const files = content.mongo.db.collection('receiptPictures.files');
  expect(await files.countDocuments()).toBe(1);
});
