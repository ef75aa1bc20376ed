/**
 * Makes the slices of Noto Sans SC: node slice.ts PACKAGE, where PACKAGE is an unpacked @fontsource/noto-sans-sc.  Each slice
 * is a small font of characters that occur together. PDFs need static TrueType outlines and cannot embed WOFF. So the script
 * unpacks the fonts, drops unused tables and compresses them as plain TrueType files.
 */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

const kept = ['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post'];

interface Table {
  readonly tag: string;
  readonly sum: number;
  readonly data: Buffer;
}

const tablesOf = (woff: Buffer): Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + index * 20;
    const number = (at: number) => woff.readUInt32BE(entry + at);
    const [offset, packed, size, sum] = [number(4), number(8), number(12), number(16)];
    const data = woff.subarray(offset, offset + packed);
    return { tag: woff.toString('latin1', entry, entry + 4), sum, data: packed < size ? inflateSync(data) : data };
  }).filter(({ tag }) => kept.includes(tag.trim()));

const trueType = (tables: readonly Table[]): Buffer => {
  const head = Buffer.alloc(12 + tables.length * 16);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(0x10000, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tables.length - power) * 16, 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, sum, data }, index) => {
    const entry = 12 + index * 16;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(sum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
};

/** fontkit's types omit the checksum in the table `head`. */
type OpenFont = Font & { readonly head: { readonly checkSumAdjustment: number } };
const opened = (ttf: Buffer) => create(ttf) as OpenFont;

const source = process.argv[2] ?? '';
const target = join(import.meta.dirname, 'noto-sans-sc');
const latin = opened(readFileSync(join(import.meta.dirname, 'inter-regular.ttf')));
const files = readdirSync(join(source, 'files')).filter((file) => /-\d+-400-normal\.woff$/.test(file));
const index: Record<string, string> = {};
const taken = new Set<number>();
const sums = new Set<number>();
for (const file of files) {
  const ttf = trueType(tablesOf(readFileSync(join(source, 'files', file))));
  const font = opened(ttf);
  const own = (code: number) => code !== 0xffff && !latin.hasGlyphForCodePoint(code) && !taken.has(code);
  const signs = font.characterSet.filter(own);
  if (signs.length === 0) continue;
  for (const code of signs) taken.add(code);
  // The PDF library distinguishes fonts with the same name by this checksum.
  if (sums.has(font.head.checkSumAdjustment)) throw new Error(`${file} cannot be told apart.`);
  sums.add(font.head.checkSumAdjustment);
  const [, name = ''] = /-(\d+)-400-/.exec(file) ?? [];
  index[name] = String.fromCodePoint(...signs.sort((a, b) => a - b));
  writeFileSync(join(target, `${name}.ttf.br`), brotliCompressSync(ttf));
}
writeFileSync(join(target, 'signs.json'), `${JSON.stringify(index, undefined, 2)}\n`);
copyFileSync(join(source, 'LICENSE'), join(import.meta.dirname, 'OFL-noto-sans-sc.txt'));
console.log(Object.keys(index).length, 'slices,', taken.size, 'signs');
