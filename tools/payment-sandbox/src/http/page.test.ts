import { expect, it } from 'vitest';
import type { JournalEntry } from '../domain/journal-entry.ts';
import { page } from './page.ts';

const captured = (seq: number, invoiceNumber: string): JournalEntry => ({
  type: 'captured',
  seq,
  at: '2026-01-10T10:00:00.000Z',
  accessCode: `code-${seq}`,
  transactionId: 10_000_000 + seq,
  authorisationCode: '123456',
  responseCode: '00',
  responseMessage: 'A2000',
  amount: 12_345,
  invoiceNumber,
  invoiceReference: 'order-1',
});

it('shows the last twenty transactions, newest first', () => {
  const text = page({
    mode: 'approve',
    faults: [],
    entries: Array.from({ length: 25 }, (_, index) => captured(index + 1, `S${index + 1}`)),
  });
  expect(text.match(/\$123\.45/g)).toHaveLength(20);
  expect(text.indexOf('10000025')).toBeLessThan(text.indexOf('10000006'));
  expect(text).not.toContain('10000005');
});

it('escapes what merchants wrote', () => {
  expect(page({ mode: 'approve', faults: [], entries: [captured(1, '<script>')] })).not.toContain('<script>');
});

it('asks for nothing from other addresses', () => {
  expect(page({ mode: 'cents', faults: [], entries: [] })).not.toMatch(/(src|href)=|url\(|@import/);
});
