import { expect, test } from 'vitest';
import { byTime, timelineEntry } from './timeline.ts';

test('an entry has its time in UTC and the facts that are known', () => {
  const at = new Date('2026-11-24T03:00:00.000Z');
  expect(timelineEntry(at, 'parcel-sent', { parcel: 1, carrier: '', by: undefined })).toEqual({
    at: '2026-11-24T03:00:00.000Z',
    what: 'parcel-sent',
    facts: { parcel: '1' },
  });
});

test('entries are sorted by time, and those of one moment keep their order', () => {
  const entry = (second: number, what: string) => timelineEntry(new Date(second * 1_000), what);
  const [late, first, second] = [entry(9, 'late'), entry(1, 'first'), entry(1, 'second')];
  expect(byTime([late, first, second])).toEqual([first, second, late]);
});
