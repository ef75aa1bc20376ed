import { ownDataServices } from '@southline/contracts/own-data';
import { ownerOfMember } from '@southline/kernel/owner';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photos } from '../src/storage/collections.ts';
import { runReturns } from './support/bench.ts';
import { parts, pdf, read, upload } from './support/photos.ts';
import { aRequest, question, wish } from './support/steps.ts';

const bench = perFile(() => runReturns());

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';

const aPicture = (format: Format = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#2266aa' } })
    .withExif({ IFD0: { Copyright: 'secret-in-the-metadata' } })
    .toFormat(format)
    .toBuffer();

const traces = async () => {
  const names = ['photos', 'photoUploads.files', 'photoUploads.chunks', 'photoPictures.files', 'photoPictures.chunks'];
  return Promise.all(names.map((name) => bench.mongo.db.collection(name).countDocuments()));
};

const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]);
const ico = Buffer.concat([Buffer.from([0, 0, 1, 0]), Buffer.alloc(200)]);

test.each<[Format, string]>([
  ['jpeg', 'JPG'],
  ['jpeg', 'jfif'],
  ['jpeg', 'jpe'],
  ['webp', 'jpg'],
  ['png', 'png'],
  ['gif', 'gif'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['tiff', 'tif'],
])('a picture (%s, .%s) is re-encoded, without its location', async (format, ending) => {
  const member = bench.as(unique('M'));
  const { fileName, contentType } = await upload(member, await aPicture(format), `me@home.${ending}`);
  expect(contentType).toBe('image/jpeg');
  expect(fileName).toMatch(/^[\w-]{22}\.jpg$/);
  const { about, content } = await read(member, fileName);
  expect(about).toMatchObject({ inline: true, originalName: `me_home.${ending}`, contentType: 'image/jpeg' });
  expect((await sharp(content).metadata()).exif).toBeUndefined();
  expect(content.includes('secret-in-the-metadata')).toBe(false);
});

test.each<[string, Buffer]>([
  ['paper.pdf', pdf],
  ['design.ai', pdf],
  ['old-design.ai', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%Creator: Adobe Illustrator(R) 8.0\n')],
  ['pointer.cur', Buffer.concat([Buffer.from([0, 0, 2, 0]), Buffer.alloc(200)])],
  ['old.bmp', bmp],
  ['icon.ico', ico],
  ['photo.jpg', pdf],
  ['after-a-line-feed.pdf', Buffer.concat([Buffer.from('\n'), pdf])],
  ['drawing.svg', svg],
  ['drawing.png', svg],
])('%s stays unchanged, and is only for downloading', async (name, content) => {
  const member = bench.as(unique('M'));
  const { fileName } = await upload(member, content, name);
  const kept = await read(member, fileName);
  expect(kept.about).toMatchObject({ inline: false });
  expect(fileName).not.toMatch(/\.(jpg|png)$/);
  expect(kept.content.equals(content)).toBe(true);
});

test.each<[string, Buffer, string]>([
  ['a script that is called a picture', Buffer.from('<script>alert(1)</script>'), 'photo.jpg'],
  ['a page that is called a drawing', Buffer.from('<!doctype html><svg></svg>'), 'photo.svg'],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000)]), 'photo.pdf'],
  ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5_000)]), 'photo.zip'],
  ['a picture that is none behind its first bytes', Buffer.from('\u0089PNG\r\n\u001a\n'), 'photo.png'],
  ['nothing', Buffer.alloc(0), 'photo.jpg'],
])('%s is refused and leaves nothing', async (_, content, name) => {
  const before = await traces();
  await expect(upload(bench.as(unique('M')), content, name)).rejects.toMatchObject({ kind: 'unsupported' });
  expect(await traces()).toEqual(before);
});

test('a file that is too large, or breaks off, is refused and leaves no data', async () => {
  const before = await traces();
  const large = upload(bench.as(unique('M')), Buffer.concat([pdf, Buffer.alloc(20_000_000)]), 'paper.pdf');
  await expect(large).rejects.toMatchObject({ kind: 'too-large' });
  const short = bench.as(unique('M')).uploadPhoto(parts(pdf, 'paper.pdf', -1));
  await expect(short).rejects.toMatchObject({ code: 'UploadCutOff' });
  await eventually(async () => expect(await traces()).toEqual(before));
});

test('a photo is its owner’s and staff’s, and goes with a request once', async () => {
  const membershipNo = unique('M');
  const [order, member] = [
    bench.anOrder({ membershipNo, lines: [{ quantity: 2, price: 100 }] }),
    bench.as(membershipNo),
  ];
  const { fileName } = await upload(member, await aPicture(), 'photo.jpg');
  const stranger = bench.as(unique('M'));
  await expect(read(stranger, fileName)).rejects.toMatchObject({ kind: 'not-found' });
  const theirs = bench.anOrder({ membershipNo: unique('M') });
  const stolen = { orderId: theirs.orderId, lines: [wish(theirs, 1, 0, fileName)] };
  await expect(bench.as(theirs.membershipNo).createReturn(stolen)).rejects.toMatchObject({ kind: 'invalid' });

  const { returnNo } = await member.createReturn({ orderId: order.orderId, lines: [wish(order, 1, 0, fileName)] });
  expect((await member.getReturn({ returnNo })).returnOrder?.items[0]).toMatchObject({ fileName });
  expect((await read(bench.staff(), fileName)).about).toMatchObject({ inline: true });
  expect(await photos(bench.mongo).findOne({ fileName })).toMatchObject({ state: 'Attached' });
  const [itemId = ''] = (await member.getReturn({ returnNo })).returnOrder?.items.map((item) => item.itemId) ?? [];
  await bench.staff().respondToItem(question(itemId));
  const again = member.followUp({ itemId, message: 'The same.', fileName });
  await expect(again).rejects.toMatchObject({ kind: 'invalid' });
  expect((await member.getItem({ itemId })).entries).toHaveLength(2);
});

test('an answer may bring a photo, too', async () => {
  const {
    member,
    itemIds: [itemId = ''],
  } = await aRequest(bench);
  await bench.staff().respondToItem(question(itemId));
  const { fileName } = await upload(member, await aPicture(), 'photo.jpg');
  await member.followUp({ itemId, message: 'Here.', fileName });
  expect((await member.getItem({ itemId })).entries.at(-1)).toMatchObject({ fileName });
});

test('a photo in an answer of staff becomes the photo of the return', async () => {
  const {
    member,
    membershipNo,
    itemIds: [itemId = ''],
  } = await aRequest(bench);
  const staff = bench.staff();
  const { fileName } = await upload(staff, await aPicture(), 'where.jpg');
  await staff.respondToItem({ ...question(itemId), fileName });
  expect((await member.getItem({ itemId })).entries.at(-1)).toMatchObject({ fileName });
  expect((await read(member, fileName)).content.length).toBeGreaterThan(0);
  await expect(read(bench.as(unique('M')), fileName)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await photos(bench.mongo).findOne({ fileName })).toMatchObject({ owner: ownerOfMember(membershipNo) });
});

test('photos that no request names end after a day, attached ones do not', async () => {
  const {
    member,
    itemIds: [itemId = ''],
  } = await aRequest(bench);
  await bench.staff().respondToItem(question(itemId));
  const [kept, loose] = [await upload(member, await aPicture(), 'a.jpg'), await upload(member, pdf, 'b.pdf')];
  await member.followUp({ itemId, message: 'Here.', fileName: kept.fileName });
  const names = [kept.fileName, loose.fileName];
  const createdAt = new Date(Date.now() - 25 * 3_600_000);
  await photos(bench.mongo).updateMany({ fileName: { $in: names } }, { $set: { createdAt } });
  await eventually(() => expect(read(member, loose.fileName)).rejects.toMatchObject({ kind: 'not-found' }));
  expect((await read(member, kept.fileName)).content.length).toBeGreaterThan(0);
});

test('a member has a bounded number of photos that no request names', async () => {
  const membershipNo = unique('M');
  const rows = Array.from({ length: 40 }, () => ({
    owner: ownerOfMember(membershipNo),
    fileName: unique('f'),
    originalName: 'f',
    state: 'Ready' as const,
    createdAt: new Date(),
  }));
  await photos(bench.mongo).insertMany(rows);
  await expect(upload(bench.as(membershipNo), pdf, 'a.pdf')).rejects.toMatchObject({ code: 'TooManyFiles' });
});

test('the own data of a member has the photos, also one that an earlier version stored', async () => {
  const membershipNo = unique('M');
  const [member, identity] = [bench.as(membershipNo), bench.member(membershipNo)];
  const [now, before] = [await upload(member, pdf, 'a.pdf'), await upload(member, pdf, 'b.pdf')];
  await upload(bench.as(unique('M')), pdf, 'c.pdf');
  const stored = { fileName: before.fileName };
  await photos(bench.mongo).updateOne(stored, { $set: { membershipNo }, $unset: { owner: '' } });
  const files = new Set<string>();
  for await (const { part } of bench.client(ownDataServices.returns, identity).exportOwnData({ email: '' }))
    files.add(part?.file ?? '');
  expect([...files].sort()).toEqual(
    ['photos.json', ...[now, before].map(({ fileName }) => `photos/${fileName}`)].sort(),
  );
});
