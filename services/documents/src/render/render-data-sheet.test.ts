import { expect, test } from 'vitest';
import type { DataSheet } from '../domain/data-sheet.ts';
import { renderDataSheet } from './render-data-sheet.ts';

const sheet: DataSheet = {
  name: 'Marine Batteries',
  category: 'Batteries',
  description: 'For boats that start with the same battery they anchor with.',
  drawing: { family: 'batteries', attributes: { length: '306', width: '173', height: '225' } },
  sections: [{ name: 'Construction', points: ['Dual terminals', 'Anchored plates'] }],
  recommendation: 'Fit an isolating switch.',
  publishedAt: new Date('2026-03-01T00:00:00Z'),
};
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a data sheet is one page, and the same bytes each time', async () => {
  const [first, again] = await Promise.all([renderDataSheet(sheet, 'Southline'), renderDataSheet(sheet, 'Southline')]);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.equals(again)).toBe(true);
  expect(pages(first)).toBe(1);
});

test('many points run over to further pages', async () => {
  const points = Array.from({ length: 120 }, (_, index) => `Point ${index + 1}`);
  expect(pages(await renderDataSheet({ ...sheet, sections: [{ name: 'Long', points }] }, 'Southline'))).toBe(4);
});
