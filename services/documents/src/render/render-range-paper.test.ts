import { describe, expect, test } from 'vitest';
import type { RangePaper } from '../domain/range-paper.ts';
import { renderRangePaper } from './render-range-paper.ts';

const drawing = { family: 'batteries', attributes: { length: '306', width: '173', height: '225' } };
const section = { name: 'First aid', facts: [{ label: 'UN number', value: '2794' }], points: ['Rinse.'], steps: false };
const paper = (kind: string, rest: Partial<RangePaper> = {}): RangePaper => ({
  kind,
  name: 'Marine Batteries',
  category: 'Batteries',
  description: 'For boats.',
  drawing,
  note: 'Keep it.',
  facts: [],
  sections: [section],
  highlights: [],
  products: [],
  publishedAt: new Date('2026-03-01T00:00:00Z'),
  ...rest,
});
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
const product = {
  name: 'Deep Cycle',
  category: 'Batteries',
  description: 'For running.',
  drawing,
  recommendation: 'Size it.',
  sections: [section, section, section],
};

describe('a document of the range', () => {
  test.each([
    ['SDS', {}],
    ['Installation', { sections: [{ ...section, steps: true }] }],
    ['Flyers', { highlights: Array(3).fill({ title: 'Start', text: 'At dawn.' }) }],
    ['Warranty', { drawing: undefined }],
    ['Terms', { drawing: undefined }],
  ])('%s is one page that names itself, and the same bytes each time', async (kind, rest) => {
    const [first, again] = await Promise.all([
      renderRangePaper(paper(kind, rest), 'Southline'),
      renderRangePaper(paper(kind, rest), 'Southline'),
    ]);
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.equals(again)).toBe(true);
    expect(pages(first)).toBe(1);
    expect(first.length).toBeLessThan(1_000_000);
  });

  test('a catalogue has its contents on the first page and each product on one of its own', async () => {
    const pdf = await renderRangePaper(paper('Catalogue', { products: Array(14).fill(product) }), 'Southline');
    expect(pages(pdf)).toBe(15);
    expect(pdf.length).toBeLessThan(1_000_000);
  });

  test('sections run over to further pages', async () => {
    const pdf = await renderRangePaper(paper('SDS', { sections: Array(40).fill(section) }), 'Southline');
    expect(pages(pdf)).toBeGreaterThan(1);
  });
});
