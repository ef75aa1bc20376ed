import { startClamd } from '@southline/testkit/clamd';
import { afterAll, expect, test } from 'vitest';
import { receipts } from '../src/storage/collections.ts';
import { runContent } from './support/bench.ts';
import { aPdf, aPicture, read, upload } from './support/receipts.ts';

const clamd = await startClamd();
const content = await runContent({ SCANNER_ADDRESS: clamd.address });
afterAll(async () => {
  await content.stop();
  await clamd.stop();
});

const kept = () => receipts(content.mongo).countDocuments();
const harmful = Buffer.concat([aPdf(), Buffer.from('HARMFUL')]);

test('a harmless file is stored after the scanner has seen every byte', async () => {
  const guest = content.guest();
  const [pdf, picture] = [aPdf(300_000), await aPicture()];
  const { fileName } = await upload(guest, pdf, 'receipt.pdf', 'CLEAN-1');
  expect((await read(guest, fileName)).content.length).toBe(pdf.length);
  await upload(guest, picture, 'photo.jpg', 'CLEAN-1');
  expect(clamd.scanned).toEqual([pdf.length, picture.length]);
});

test('a harmful file is refused and leaves no data', async () => {
  const before = await kept();
  await expect(upload(content.guest(), harmful, 'receipt.pdf')).rejects.toMatchObject({
    kind: 'unsupported',
    code: 'HarmfulFile',
  });
  expect(await kept()).toBe(before);
});

test('a file too large for the scanner is refused', async () => {
  const before = await kept();
  const large = aPdf(30_000_000);
  await expect(upload(content.guest(), large, 'receipt.pdf')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await kept()).toBe(before);
});

test('while the scanner is away uploads are refused', async () => {
  const before = await kept();
  await clamd.stop();
  await expect(upload(content.guest(), aPdf(), 'receipt.pdf')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await kept()).toBe(before);
});
