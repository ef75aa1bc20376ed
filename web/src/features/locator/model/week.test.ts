import { expect, test } from 'vitest';
import { weekRows } from './week.ts';

const on = (days: number[], opens: string, closes: string) => days.map((day) => ({ day, opens, closes }));

test('days with the same hours are one row, and a day without is closed', () => {
  const week = [...on([6], '09:00', '12:00'), ...on([1, 2, 3, 4, 5], '08:00', '17:30')];
  expect(weekRows(week)).toEqual([
    { from: 1, to: 5, spans: [{ opens: '08:00', closes: '17:30' }] },
    { from: 6, to: 6, spans: [{ opens: '09:00', closes: '12:00' }] },
    { from: 7, to: 7, spans: [] },
  ]);
});

test('a day with a break has two spans in order', () => {
  const [monday] = weekRows([...on([1], '13:00', '17:00'), ...on([1], '08:00', '12:00')]);
  expect(monday?.spans.map(({ opens }) => opens)).toEqual(['08:00', '13:00']);
});
