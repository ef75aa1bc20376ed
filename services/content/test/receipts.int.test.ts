import { eventually } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { receipts } from '../src/storage/collections.ts';
import { runContent } from './support/bench.ts';
import { aPdf, aPicture, parts, read, upload } from './support/receipts.ts';

const content = perFile(runContent);

/** Every trace of files in the store. */
const traces = async (owner?: string) => {
  const { db } = content.mongo;
  const names = ['receiptUploads.files', 'receiptUploads.chunks', 'receiptPictures.files', 'receiptPictures.chunks'];
  const stored = await Promise.all(names.map((name) => db.collection(name).countDocuments()));
  return { stored, records: await receipts(content.mongo).countDocuments(owner ? { owner } : {}) };
};

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'a picture (%s) is re-encoded as JPEG without its metadata',
  async (format) => {
    const guest = content.guest();
    const ending = format === 'jpeg' ? 'JPG' : format;
    const { fileName, contentType } = await upload(guest, await aPicture(format), `photo.${ending}`);
    expect(contentType).toBe('image/jpeg');
    const { about, content: bytes } = await read(guest, fileName);
    expect(about).toMatchObject({ contentType: 'image/jpeg', originalName: `photo.${ending}` });
    const { exif, ...metadata } = await sharp(bytes).metadata();
    expect(exif).toBeUndefined();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    expect(bytes.includes('secret-in-the-metadata')).toBe(false);
  },
);

test.each(['photo.jpg', 'receipt.jfif', 'receipt.jpe', 'receipt.JPG', 'receipt', 'photo.webp'])(
  'a JPEG of a Samsung phone is taken as %s',
  async (name) => {
    const guest = content.guest();
    const jpeg = await aPicture();
    const scan = jpeg.indexOf(Buffer.of(0xff, 0xda));
    // The decoder only warns about this value of the end of the spectral selection.
    jpeg[scan + jpeg.readUInt16BE(scan + 2)] = 0;
    const { fileName, contentType } = await upload(guest, Buffer.concat([jpeg, await aPicture()]), name);
    expect(contentType).toBe('image/jpeg');
    const { content: bytes } = await read(guest, fileName);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 });
  },
);

test.each(['\n', '\r\n', '  ', '\ufeff', 'Content-Type: application/pdf\r\n\r\n'])(
  'a PDF behind %j stays unchanged',
  async (before) => {
    const guest = content.guest();
    const pdf = Buffer.concat([Buffer.from(before), aPdf()]);
    const { fileName, contentType } = await upload(guest, pdf, 'photo.jpg');
    expect(contentType).toBe('application/pdf');
    expect((await read(guest, fileName)).content.equals(pdf)).toBe(true);
  },
);

test('a refused file is named', async () => {
  const heic = Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from('ftypheic'), Buffer.alloc(99)]);
  await expect(upload(content.guest(), heic, 'photo.jpg')).rejects.toMatchObject({
    message: 'This file is HEIC. Please upload a picture (JPG, PNG, GIF or WebP) or a PDF.',
  });
});

test('what hides behind a picture is gone', async () => {
  const guest = content.guest();
  const polyglot = Buffer.concat([await aPicture(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
  const { fileName } = await upload(guest, polyglot, 'photo.jpg');
  expect((await read(guest, fileName)).content.includes('<script>')).toBe(false);
});

test('a PDF stays unchanged, byte for byte', async () => {
  const guest = content.guest();
  const pdf = aPdf(3_000_000);
  const { fileName, contentType } = await upload(guest, pdf, 'receipt.pdf');
  expect(contentType).toBe('application/pdf');
  expect((await read(guest, fileName)).content.equals(pdf)).toBe(true);
});

test.each([
  ['a script that is called a picture', Buffer.from('<script>alert(1)</script>'), 'photo.jpg'],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'photo.svg'],
  ['a page that is called a PDF', Buffer.from('<!doctype html><p>hello</p>'), 'receipt.pdf'],
  ['a program that is called a PDF', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000)]), 'receipt.pdf'],
  ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5_000)]), 'receipt.zip'],
  ['a picture with two endings', Buffer.from('GIF89a'), 'photo.gif.html'],
  [
    'a photo of an iPhone',
    Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from('ftypheic'), Buffer.alloc(99)]),
    'photo.heic',
  ],
  ['a picture that is none behind its first bytes', Buffer.from('\u0089PNG\r\n\u001a\n'), 'photo.png'],
  ['nothing', Buffer.alloc(0), 'photo.jpg'],
])('%s is refused and leaves nothing behind', async (_, bytes, name) => {
  const before = await traces();
  await expect(upload(content.guest(), bytes, name)).rejects.toMatchObject({ kind: 'unsupported' });
  expect(await traces()).toEqual(before);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const before = await traces();
  const guest = content.guest();
  await expect(guest.uploadReceipt(parts(aPdf(5_000_000), 'receipt.pdf', undefined))).rejects.toMatchObject({
    kind: 'invalid',
  });
  const short = parts(aPdf(5_000_000), 'receipt.pdf', { bytes: 6_000_000, receiptNo: 'R-1' });
  await expect(guest.uploadReceipt(short)).rejects.toMatchObject({ kind: 'invalid' });
  await eventually(async () => expect(await traces()).toEqual(before));
});

test('a name with a path is only a label, not a storage path', async () => {
  const guest = content.guest();
  const { fileName } = await upload(guest, aPdf(), '../../etc/pass\u0000wd@home.pdf');
  expect(fileName).toMatch(/^[\w-]{22}$/);
  expect((await read(guest, fileName)).about?.originalName).toBe('passwd_home.pdf');
});

test('three files make a receipt, also when four come at once; each receipt has its own three', async () => {
  const guest = content.guest();
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => upload(guest, aPdf(), 'receipt.pdf', 'R 1-1')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(upload(guest, aPdf(), 'receipt.pdf', 'r-11')).rejects.toMatchObject({ kind: 'invalid' });
  await upload(guest, aPdf(), 'receipt.pdf', 'R-12');
});

test('a receipt number is needed', async () => {
  await expect(upload(content.guest(), aPdf(), 'receipt.pdf', ' - ')).rejects.toMatchObject({
    message: 'Receipt Number is required.',
  });
});

test('only the uploader and staff read a file, and only the uploader deletes it', async () => {
  const guest = content.guest();
  const { fileName } = await upload(guest, aPdf(), 'receipt.pdf');
  expect((await read(content.staff, fileName)).content.length).toBeGreaterThan(0);
  for (const other of [content.guest(), content.member]) {
    await expect(read(other, fileName)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(other.deleteReceipt({ fileName })).rejects.toMatchObject({ kind: 'not-found' });
  }
  await expect(content.staff.deleteReceipt({ fileName })).rejects.toMatchObject({ kind: 'not-found' });
  await guest.deleteReceipt({ fileName });
  await expect(read(guest, fileName)).rejects.toMatchObject({ kind: 'not-found' });
  await upload(guest, aPdf(), 'receipt.pdf');
});

test('what no entry has taken up within a day is removed, with its bytes', async () => {
  const guest = content.guest();
  const { fileName } = await upload(guest, await aPicture(), 'photo.jpg', 'OLD-1');
  const { fileName: fresh } = await upload(guest, aPdf(), 'receipt.pdf', 'NEW-1');
  const yesterday = new Date(Date.now() - 24 * 3_600_000 - 1_000);
  await receipts(content.mongo).updateOne({ fileName }, { $set: { createdAt: yesterday } });
  await eventually(() => expect(read(guest, fileName)).rejects.toMatchObject({ kind: 'not-found' }));
  expect((await read(guest, fresh)).content.length).toBeGreaterThan(0);
});

test('slow uploads block no other; above sixty-four, more are refused as unavailable', async () => {
  const guest = content.guest();
  const ends: (() => void)[] = [];
  const dripping = async function* () {
    yield* parts(Buffer.alloc(0), 'slow.pdf', undefined);
    await new Promise<void>((resolve) => ends.push(resolve));
  };
  const pending = () => receipts(content.mongo).countDocuments({ state: 'Pending' });
  const drip = () => guest.uploadReceipt(dripping()).catch((error: unknown) => error);
  const slow = Array.from({ length: 63 }, drip);
  await eventually(async () => expect(await pending()).toBe(63));
  await upload(content.guest(), aPdf(), 'receipt.pdf');
  slow.push(drip());
  await eventually(async () => expect(await pending()).toBe(64));
  await expect(upload(content.guest(), aPdf(), 'receipt.pdf')).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'UploadsBusy',
    details: { retryAfter: '10' },
  });
  for (const end of ends) end();
  for (const outcome of await Promise.all(slow)) expect(outcome).toMatchObject({ code: 'UploadCutOff' });
  await upload(content.guest(), aPdf(), 'receipt.pdf');
});

test('files that no entry has taken up have so much room together, and make room when they go', async () => {
  const small = await runContent({ LOOSE_RECEIPTS_MB: '101' });
  try {
    const guest = small.guest();
    const { fileName } = await upload(guest, aPdf(1_500_000), 'receipt.pdf');
    await expect(upload(small.guest(), aPdf(), 'receipt.pdf')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'NoRoom',
    });
    await guest.deleteReceipt({ fileName });
    await upload(guest, aPdf(), 'receipt.pdf');
  } finally {
    await small.stop();
  }
});
