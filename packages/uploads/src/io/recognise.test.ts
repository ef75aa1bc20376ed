import { expect, test } from 'vitest';
import { picturesAndPdf, recogniser } from './recognise.ts';

const recognise = recogniser({ ...picturesAndPdf, 'image/svg+xml': { endings: ['svg'], picture: false } });
const pdf = '%PDF-1.4\n1 0 obj';
const multipart =
  '--b1\r\nContent-Disposition: form-data; name="file"; filename="r.pdf"\r\nContent-ID: <a@b>\r\nContent-Type: application/pdf\r\n\r\n';

test.each([
  ['at the start', ''],
  ['after a line feed', '\n'],
  ['after a line break of Windows', '\r\n'],
  ['after two blanks', '  '],
  ['after a byte order mark', '\u00ef\u00bb\u00bf'],
  ['after the head of a form', multipart],
  ['after 1,024 bytes', 'x'.repeat(1_024)],
  ['after a warning of PHP', 'Notice: Undefined index in /var/www/invoice.php on line 3\n'],
  ['after a header of HTTP', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
  ['after a job of a printer', '\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
])('a PDF header %s makes a PDF', async (_place, before) => {
  const found = await recognise(Buffer.from(`${before}${pdf}`, 'latin1'), 'receipt.pdf');
  expect(found).toEqual({ contentType: 'application/pdf', ending: 'pdf', picture: false });
});

test.each([
  ['too late', 'x'.repeat(1_025)],
  ['in a page', '<!DOCTYPE html><script>alert(1)</script>'],
  ['in a script of a page', '\n  <script>/*'],
])('a PDF header %s makes none', async (_place, before) => {
  expect(await recognise(Buffer.from(`${before}${pdf}`), 'receipt.pdf')).toHaveProperty('found');
});

const jpeg = Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), Buffer.from('JFIF\0'), Buffer.alloc(40)]);
/** A JPEG whose first segment is another one: Exif of phones, tables of old cameras, Adobe's. */
const jpegOf = (segment: number) => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, segment, 0, 67), Buffer.alloc(80)]);
const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.of(40, 0, 0, 0), Buffer.from('WEBPVP8 '), Buffer.alloc(40)]);
const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(40)]);

test.each([
  ['receipt.jfif', jpeg, 'image/jpeg', 'jpg'],
  ['receipt.jpe', jpeg, 'image/jpeg', 'jpg'],
  ['receipt.JPG', jpeg, 'image/jpeg', 'jpg'],
  ['receipt', jpeg, 'image/jpeg', 'jpg'],
  ['receipt.png', jpeg, 'image/jpeg', 'jpg'],
  ['IMG_0012.HEIC', jpeg, 'image/jpeg', 'jpg'],
  ['photo.jpg.download', jpeg, 'image/jpeg', 'jpg'],
  ['photo.jpg', webp, 'image/webp', 'webp'],
  ['photo.jpeg', gif, 'image/gif', 'gif'],
  ['photo.gif.html', gif, 'image/gif', 'gif'],
  ['photo.heic', jpegOf(0xe1), 'image/jpeg', 'jpg'],
  ['photo', jpegOf(0xdb), 'image/jpeg', 'jpg'],
  ['photo.jpg.png', jpegOf(0xee), 'image/jpeg', 'jpg'],
  ['照片.jpg', jpeg, 'image/jpeg', 'jpg'],
  ['.jpg', jpeg, 'image/jpeg', 'jpg'],
])('a picture is one under the name %s', async (name, content, contentType, ending) => {
  expect(await recognise(content, name)).toEqual({ contentType, ending, picture: true });
});

const isoMedia = (brand: string) =>
  Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from(`ftyp${brand}`), Buffer.alloc(40)]);

test.each([
  ['HEIC', isoMedia('heic'), 'photo.heic'],
  ['HEIC', isoMedia('heic'), 'photo.jpg'],
  ['HEIC', isoMedia('heix'), 'IMG_1.HEIC'],
  ['HEIC', isoMedia('mif1'), '20260625_144458.heic'],
  ['HEIC', isoMedia('msf1'), 'live.heics'],
  ['HEIC', isoMedia('heim'), 'photo.jpg'],
  ['HEIC', isoMedia('heis'), 'photo.jpg'],
  ['HEIC', isoMedia('hevc'), 'burst.jpg'],
  ['AVIF', isoMedia('avif'), 'photo.jpg'],
  ['AVIF', isoMedia('avis'), 'photo.jpg'],
  ['CR3', isoMedia('crx '), 'IMG_1.CR3'],
  ['3GP', isoMedia('3gp4'), 'clip.jpg'],
  ['TIFF', Buffer.concat([Buffer.of(0x49, 0x49, 0x2a, 0), Buffer.alloc(40)]), 'scan.tif'],
  ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)]), 'scan.png'],
  ['DOC', Buffer.concat([Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), Buffer.alloc(600)]), 'receipt.pdf'],
  ['RTF', Buffer.from('{\\rtf1 Receipt}'), 'receipt.pdf'],
  ['neither a picture nor a PDF', Buffer.from('From: a@b.example\r\nSubject: receipt\r\n\r\n'), 'receipt.eml'],
  ['neither a picture nor a PDF', Buffer.from('%FDF-1.2'), 'receipt.pdf'],
  ['MOV', isoMedia('qt  '), 'IMG_1.MOV'],
  ['MP4', isoMedia('isom'), 'video.jpg'],
  ['ZIP', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5_000)]), 'receipt.pdf'],
  ['EXE', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000)]), 'receipt.pdf'],
  ['neither a picture nor a PDF', Buffer.from('<!doctype html><svg></svg>'), 'photo.svg'],
  ['neither a picture nor a PDF', Buffer.from('alert(1)'), 'photo.jpg'],
  ['neither a picture nor a PDF', Buffer.alloc(0), 'photo.jpg'],
])('%s is named when it is refused', async (found, content, name) => {
  expect(await recognise(content, name)).toEqual({ found });
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<?xml version="1.0"?>\n<!-- Inkscape -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg>',
])('a drawing stays unchanged: %s', async (text) => {
  expect(await recognise(Buffer.from(text), 'drawing.svg')).toEqual({
    contentType: 'image/svg+xml',
    ending: 'svg',
    picture: false,
  });
});
