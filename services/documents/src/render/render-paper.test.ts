import { inflateSync } from 'node:zlib';
import { families } from '@southline/drawings/families';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import type { Paper } from '../domain/paper.ts';
import { pricedColumns } from '../domain/priced-table.ts';
import { barsOf } from './heading.ts';
import { renderPaper } from './render-paper.ts';

const row = (description: string, index = 0): Paper['rows'][number] => [
  { kind: 'drawing', drawing: { family: families[index % families.length] ?? '', attributes: {} } },
  { kind: 'text', text: `SL-${index}`, strong: true },
  { kind: 'text', text: description },
  ...['1', '$1.00', '$1.00'].map((text) => ({ kind: 'text', text }) as const),
];

const paper = (change: Partial<Paper> = {}): Paper => ({
  title: 'Tax Invoice',
  number: 'INV-100001',
  fileName: 'x.pdf',
  createdAt: new Date('2026-03-31T14:30:00Z'),
  facts: [{ label: 'Order no', value: 'SL10000234' }],
  parties: [{ label: 'Deliver to', lines: ['Test Buyer', '1 Example Street'] }],
  columns: pricedColumns,
  rows: [row('Battery')],
  totals: [{ label: 'TOTAL TO PAY', value: '$1.00', strong: true }],
  remarks: [],
  notes: '',
  signatures: [],
  issuer: 'Southline · ABN 12 345 678 901',
  ...change,
});

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('the same document has the same bytes each time', async () => {
  const all = paper({ rows: families.map((_, index) => row('Part', index)) });
  const [first, second] = [await renderPaper(all), await renderPaper(all)];
  expect(first.equals(second)).toBe(true);
  expect((await renderPaper(paper({ number: 'INV-100002' }))).equals(await renderPaper(paper()))).toBe(false);
});

test('many lines go over several pages', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => row('Oil filter, spin-on', index));
  const pdf = await renderPaper(paper({ rows }));
  expect(pages(pdf)).toBeGreaterThan(10);
  expect(pdf.length).toBeLessThan(1_000_000);
});

test('fields of any length and character give a small document of text only', async () => {
  const hostile = `${'x'.repeat(10_000)} <script>app.alert(1)</script> =cmd|' /C calc'!A0 file:///etc/passwd \u202e\u0000\ud800 日本語 👩‍🔧 ${'ZW\u200b'.repeat(2_000)}`;
  const pdf = await renderPaper(
    paper({
      number: hostile.slice(0, 80),
      facts: [{ label: 'Purchase order no', value: hostile }],
      parties: [{ label: 'Deliver to', lines: [hostile, hostile], large: true }],
      rows: [row(hostile)],
      remarks: [hostile.slice(-200)],
      notes: hostile,
    }),
  );
  const source = pdf.toString('latin1');
  expect(pdf.length).toBeLessThan(1_000_000);
  for (const active of ['/JavaScript', '/JS', '/URI', '/Launch', '/OpenAction', '/EmbeddedFile']) {
    expect(source).not.toContain(active);
  }
});

/** The fonts in a PDF, each a subset with only the characters that it prints. */
const fontsIn = (pdf: Buffer): Font[] => {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/\/FontFile2 (\d+) 0 R/g)].map(([, object]) => {
    const from = source.indexOf('stream\n', source.indexOf(`\n${object} 0 obj`)) + 'stream\n'.length;
    return create(inflateSync(pdf.subarray(from, source.indexOf('\nendstream', from)))) as Font;
  });
};

test('documents share a font subset until one needs an uncommon character', async () => {
  const signs = async (buyer: string) => {
    const pdf = await renderPaper(paper({ parties: [{ label: 'Deliver to', lines: [buyer] }] }));
    return fontsIn(pdf).reduce((sum, { numGlyphs }) => sum + numGlyphs, 0);
  };
  const few = await signs('Kim Fox');
  expect(await signs('Zed Quigley 2/987')).toBe(few);
  expect(await signs('Kim ЖЯ')).toBe(few + 2);
});

test('Chinese names and notes are printed in fonts that draw each of their signs, the same bytes each time', async () => {
  const chinese = paper({
    parties: [{ label: 'Deliver to', lines: ['张小明', '海港街十二号'], large: true }],
    notes: '请送到后门，谢谢。陳國強',
  });
  const pdf = await renderPaper(chinese);
  expect(pdf.equals(await renderPaper(chinese))).toBe(true);
  const latin = fontsIn(await renderPaper(paper()));
  const added = fontsIn(pdf).slice(latin.length);
  // 20 different characters; glyph 0 of each font means a missing character.
  expect(added.reduce((sum, { numGlyphs }) => sum + numGlyphs - 1, 0)).toBe(20);
  for (const font of added) {
    for (let id = 1; id < font.numGlyphs; id += 1) expect(font.getGlyph(id).path.commands.length).toBeGreaterThan(3);
  }
});

test('a document is accessible: its language, and a table with rows and cells', async () => {
  const source = (await renderPaper(paper())).toString('latin1');
  expect(source).toContain('/Lang (en-AU)');
  expect(source).toContain('/Marked true');
  const elements = [...source.matchAll(/\/S \/(\w+)/g)].map(([, role]) => role);
  expect(elements.filter((role) => role === 'Document' || role === 'H1' || role === 'Table')).toHaveLength(3);
  expect(elements.filter((role) => role === 'TR')).toHaveLength(2);
  expect(elements.filter((role) => role === 'TH')).toHaveLength(pricedColumns.length);
  expect(elements.filter((role) => role === 'TD')).toHaveLength(pricedColumns.length);
});

/** Everything that the pages draw, as PDF operators. */
const drawnIn = (pdf: Buffer): string => {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/\/FlateDecode\n>>\nstream\n/g)]
    .map(({ 0: mark, index }) => pdf.subarray(index + mark.length, source.indexOf('\nendstream', index)))
    .map((stream) => inflateSync(stream).toString('latin1'))
    .join('\n');
};

test('an order number is printed as bars that a scanner reads, as vectors and the same bytes each time', async () => {
  // The Code 128 that bwip-js also draws: start B, SL1000 …, check character, stop.
  expect(barsOf('SL10000234')).toBe(
    '1101001000011011101000100011011101011101111011001000100110110011001100110011010001011000100110010001100011101011',
  );
  const barred = paper({ barcode: 'SL10000234' });
  const pdf = await renderPaper(barred);
  expect(pdf.equals(await renderPaper(barred))).toBe(true);
  const rectangles = (source: string) => source.match(/ re$/gm)?.length ?? 0;
  const bars = barsOf('SL10000234').match(/1+/g)?.length ?? 0;
  expect(rectangles(drawnIn(pdf)) - rectangles(drawnIn(await renderPaper(paper())))).toBe(bars);
  expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
});
