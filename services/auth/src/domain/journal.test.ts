import { expect, test } from 'vitest';
import { wordsIn, wordsOf } from './journal.ts';

test('words keep the dashes of numbers, lose other signs, and come once', () => {
  expect(wordsIn('Paid (by phone), SL-B-60: paid!')).toEqual(['paid', 'by', 'phone', 'sl-b-60']);
});

test('an entry is found by its record, actor, name, reason and what changed', () => {
  const entry = {
    record: 'RT000123',
    actor: 'M100200',
    reason: 'box was wet',
    before: { state: 'Pending' },
    after: { state: 'Declined' },
    clientAddress: '',
  };
  expect(wordsOf(entry, 'Kim Desk')).toEqual([
    'rt000123',
    'm100200',
    'kim',
    'desk',
    'box',
    'was',
    'wet',
    'declined',
    'pending',
  ]);
});
