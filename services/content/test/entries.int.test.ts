import { ReceiptType } from '@southline/contracts/content';
import { promotionEntered } from '@southline/contracts/events';
import { insisting, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { expect, test } from 'vitest';
import { promotionEntries } from '../src/storage/collections.ts';
import { runContent } from './support/bench.ts';
import { aPdf, read, upload } from './support/receipts.ts';

const content = perFile(runContent);

const entry = (change: object = {}) => ({
  requestId: unique('request'),
  firstName: 'Robin',
  lastName: 'Lee',
  email: 'robin@shop.example',
  mobile: '0412345678',
  receiptType: ReceiptType.RECEIPT_TYPE_SERVICE,
  receiptNo: 'R-1',
  amountCents: 10_000,
  fileNames: [] as string[],
  consents: [true, true, true],
  region: 'nz',
  language: 'en',
  emailProven: false,
  ...change,
});

/** A guest with an uploaded receipt. */
const withReceipt = async () => {
  const guest = content.guest();
  const receiptNo = unique('receipt');
  const { fileName } = await upload(guest, aPdf(), 'receipt.pdf', receiptNo);
  return { guest, receiptNo, fileNames: [fileName] };
};

const entered = async (receiptNo: string) =>
  (await eventsOf(content.mongo, promotionEntered)).filter((event) => event.receiptNo === receiptNo);

test('a receipt gives ten entries, one event, and its files can be deleted no more', async () => {
  const { guest, receiptNo, fileNames } = await withReceipt();
  const request = entry({ receiptNo, fileNames });
  const first = await guest.submitEntry(request);
  expect(first.entries).toBe(10);
  expect(await guest.submitEntry(request)).toEqual(first);
  expect(await entered(receiptNo)).toMatchObject([{ entryId: first.entryId, entries: 10, region: 'nz' }]);
  const [fileName = ''] = fileNames;
  await expect(guest.deleteReceipt({ fileName })).rejects.toMatchObject({ kind: 'not-found' });
  expect((await read(content.staff, fileName)).content.length).toBeGreaterThan(0);
});

test('of a hundred entries with one receipt number, in any spelling and from anybody, one counts', async () => {
  const number = unique('shared');
  const tries = Array.from({ length: 10 }, async (_, at) => {
    const guest = content.guest();
    const receiptNo = at % 2 ? number.toUpperCase() : ` ${number.replace(/-/g, ' ')}`;
    const { fileName } = await upload(guest, aPdf(), 'receipt.pdf', receiptNo);
    return Promise.allSettled(
      Array.from({ length: 10 }, () => {
        const request = entry({ receiptNo, fileNames: [fileName] });
        return insisting(() => guest.submitEntry(request));
      }),
    );
  });
  const outcomes = (await Promise.all(tries)).flat();
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['DuplicateReceipt']));
});

test.each([
  [{ firstName: ' ' }, 'First Name is required.'],
  [{ lastName: '' }, 'Last Name is required.'],
  [{ email: '' }, 'Email is required.'],
  [{ email: 'robin@' }, 'Please enter valid email address.'],
  [{ mobile: '' }, 'Mobile No is required.'],
  [{ receiptType: ReceiptType.RECEIPT_TYPE_UNSPECIFIED }, 'Please select receipt type.'],
  [{ receiptNo: '' }, 'Receipt Number is required.'],
  [{ amountCents: 0 }, 'Please enter total amount.'],
  [{ amountCents: 9_999 }, 'A service counts from $100.'],
  [{ fileNames: [] }, 'Please upload your receipt.'],
  [{ consents: [true, false, true] }, 'Please tick all three boxes.'],
])('an entry with %j is refused: %s', async (change, message) => {
  const { guest, receiptNo, fileNames } = await withReceipt();
  await expect(guest.submitEntry(entry({ receiptNo, fileNames, ...change }))).rejects.toMatchObject({
    kind: 'invalid',
    message,
  });
});

test('a battery counts from any amount', async () => {
  const { guest, receiptNo, fileNames } = await withReceipt();
  const request = entry({ receiptNo, fileNames, receiptType: ReceiptType.RECEIPT_TYPE_BATTERIES, amountCents: 1 });
  expect((await guest.submitEntry(request)).entries).toBe(10);
});

test('files of another person, or of another receipt, do not count', async () => {
  const { receiptNo, fileNames } = await withReceipt();
  const missing = { message: 'Please upload your receipt.' };
  await expect(content.guest().submitEntry(entry({ receiptNo, fileNames }))).rejects.toMatchObject(missing);
  const other = await withReceipt();
  await expect(other.guest.submitEntry(entry({ receiptNo, fileNames: other.fileNames }))).rejects.toMatchObject(
    missing,
  );
});

test('past the closing date nothing is recorded', async () => {
  const closed = await runContent({ PROMOTION_CLOSES_AT: '2024-05-31T23:59:00+10:00' });
  try {
    const guest = closed.guest();
    const { fileName } = await upload(guest, aPdf(), 'receipt.pdf');
    await expect(guest.submitEntry(entry({ fileNames: [fileName] }))).rejects.toMatchObject({
      code: 'PromotionClosed',
    });
    expect(await promotionEntries(closed.mongo).countDocuments()).toBe(0);
  } finally {
    await closed.stop();
  }
});

test('only administrators list entries, each once, page by page', async () => {
  const before = await promotionEntries(content.mongo).countDocuments();
  for (let count = 0; count < 3; count += 1) {
    const { guest, receiptNo, fileNames } = await withReceipt();
    await guest.submitEntry(entry({ receiptNo, fileNames }));
  }
  const seen: string[] = [];
  let pageToken = '';
  do {
    const page = await content.admin.listEntries({ pageSize: 2, pageToken });
    expect(page.entries.length).toBeLessThanOrEqual(2);
    seen.push(...page.entries.map(({ entryId }) => entryId));
    pageToken = page.nextPageToken;
  } while (pageToken !== '');
  expect(new Set(seen).size).toBe(before + 3);
  expect(seen).toHaveLength(before + 3);
  for (const other of [content.member, content.staff])
    await expect(other.listEntries({ pageSize: 2, pageToken: '' })).rejects.toMatchObject({ kind: 'forbidden' });
});
