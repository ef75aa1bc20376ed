import { expect, test } from 'vitest';
import { ageOf, commonDecisions, type WorkItem } from './work.ts';

const item = (decisions: string[], service: WorkItem['service'] = 'notifications'): WorkItem => ({
  service,
  kind: 'mail-given-up',
  key: 'a',
  record: 'order-confirmation',
  orderID: '',
  since: '2026-03-01T00:00:00.000Z',
  facts: {},
  decisions,
});

test('several items offer the decisions that each of them has', () => {
  expect(commonDecisions([])).toEqual([]);
  expect(commonDecisions([item(['accept', 'retry'])])).toEqual(['accept', 'retry']);
  expect(commonDecisions([item(['retry', 'discard']), item(['accept', 'retry'])])).toEqual(['retry']);
  expect(commonDecisions([item(['retry']), item([])])).toEqual([]);
});

test('money is decided about one entry at a time', () => {
  const refund = item(['accept', 'retry'], 'payments');
  expect(commonDecisions([refund])).toEqual(['accept', 'retry']);
  expect(commonDecisions([refund, refund])).toEqual([]);
  expect(commonDecisions([item(['retry']), refund])).toEqual([]);
});

test('an age is whole days, hours or minutes, and never negative', () => {
  const at = '2026-03-01T00:00:00.000Z';
  const after = (ms: number) => ageOf(at, Date.parse(at) + ms);
  expect(after(-5_000)).toEqual({ value: 0, unit: 'minute' });
  expect(after(59 * 60_000)).toEqual({ value: 59, unit: 'minute' });
  expect(after(60 * 60_000)).toEqual({ value: 1, unit: 'hour' });
  expect(after(49 * 3_600_000)).toEqual({ value: 2, unit: 'day' });
});
