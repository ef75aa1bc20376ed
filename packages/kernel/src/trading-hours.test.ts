import { expect, test } from 'vitest';
import { type Closure, openingAt, type TradingHours, tradingRows } from './trading-hours.ts';

const shop = (timeZone: string, closures: readonly Closure[] = []): TradingHours => ({
  timeZone,
  week: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:00', closes: '17:30' })),
    { day: 6, opens: '08:30', closes: '12:00' },
  ],
  closures,
});

/** A time with its UTC offset. */
const at = (text: string) => new Date(text);

// Clocks go forward on the first Sunday of October in Hobart and Adelaide (2026: the 4th) and on the last of September in
// Auckland (the 27th), back on the first of April (the 5th); not in Brisbane and Perth.
test.each([
  ['Australia/Hobart', '2026-10-02T17:00:00+10:00', '2026-10-02T17:30:00+10:00'],
  ['Australia/Hobart', '2026-10-05T08:00:00+11:00', '2026-10-05T17:30:00+11:00'],
  ['Australia/Hobart', '2026-04-06T08:00:00+10:00', '2026-04-06T17:30:00+10:00'],
  ['Australia/Brisbane', '2026-10-05T08:00:00+10:00', '2026-10-05T17:30:00+10:00'],
  ['Australia/Adelaide', '2026-10-03T08:30:00+09:30', '2026-10-03T12:00:00+09:30'],
  ['Australia/Adelaide', '2026-10-05T08:00:00+10:30', '2026-10-05T17:30:00+10:30'],
  ['Australia/Perth', '2026-10-05T08:00:00+08:00', '2026-10-05T17:30:00+08:00'],
  ['Pacific/Auckland', '2026-09-26T11:59:59+12:00', '2026-09-26T12:00:00+12:00'],
  ['Pacific/Auckland', '2026-09-28T08:00:00+13:00', '2026-09-28T17:30:00+13:00'],
  ['Pacific/Auckland', '2026-04-06T08:00:00+12:00', '2026-04-06T17:30:00+12:00'],
])('%s at %s is open until %s', (timeZone, now, until) =>
  expect(openingAt(shop(timeZone), at(now))).toEqual({ isOpen: true, until: at(until) }),
);

test.each([
  // The Saturday before clocks change, after closing: Monday opens by the new time.
  ['Australia/Hobart', '2026-10-03T12:00:00+10:00', '2026-10-05T08:00:00+11:00'],
  ['Australia/Brisbane', '2026-10-03T12:00:00+10:00', '2026-10-05T08:00:00+10:00'],
  ['Australia/Adelaide', '2026-04-04T18:00:00+10:30', '2026-04-06T08:00:00+09:30'],
  ['Australia/Perth', '2026-10-03T12:00:00+08:00', '2026-10-05T08:00:00+08:00'],
  ['Pacific/Auckland', '2026-09-26T12:00:00+12:00', '2026-09-28T08:00:00+13:00'],
  ['Pacific/Auckland', '2026-04-04T12:30:00+13:00', '2026-04-06T08:00:00+12:00'],
  ['Pacific/Auckland', '2026-09-28T07:59:59+13:00', '2026-09-28T08:00:00+13:00'],
  ['Australia/Adelaide', '2026-10-05T17:30:00+10:30', '2026-10-06T08:00:00+10:30'],
])('%s at %s is shut until %s', (timeZone, now, opensAt) =>
  expect(openingAt(shop(timeZone), at(now))).toEqual({ isOpen: false, opensAt: at(opensAt), closure: undefined }),
);

test('the same moment is open in one place and shut in another', () => {
  const now = at('2026-10-05T07:45:00Z');
  const open = ['Australia/Hobart', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Perth', 'Pacific/Auckland'];
  expect(open.map((zone) => openingAt(shop(zone), now).isOpen)).toEqual([false, false, false, true, false]);
});

test('on a public holiday it is closed and the holiday is named', () => {
  const cup = { date: '2026-11-03', name: 'Melbourne Cup' };
  expect(openingAt(shop('Australia/Melbourne', [cup]), at('2026-11-03T10:00:00+11:00'))).toEqual({
    isOpen: false,
    opensAt: at('2026-11-04T08:00:00+11:00'),
    closure: cup,
  });
  expect(openingAt(shop('Australia/Sydney'), at('2026-11-03T10:00:00+11:00')).isOpen).toBe(true);
});

test('the evening before a holiday opens after it', () => {
  const closures = [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'Boxing Day' },
    { date: '2026-12-28', name: 'Boxing Day' },
  ];
  expect(openingAt(shop('Australia/Hobart', closures), at('2026-12-24T18:00:00+11:00'))).toEqual({
    isOpen: false,
    opensAt: at('2026-12-29T08:00:00+11:00'),
    closure: undefined,
  });
});

const always = (closures: readonly Closure[] = []): TradingHours => ({
  timeZone: 'Australia/Hobart',
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '00:00', closes: '24:00' })),
  closures,
});

test('day and night is open without an end, up to a closed day', () => {
  const now = at('2026-10-03T23:30:00+10:00');
  expect(openingAt(always(), now)).toEqual({ isOpen: true, until: undefined });
  expect(openingAt(always([{ date: '2026-10-05', name: '' }]), now)).toEqual({
    isOpen: true,
    until: at('2026-10-05T00:00:00+11:00'),
  });
});

test('without hours it is never open', () =>
  expect(openingAt({ timeZone: 'Australia/Perth', week: [], closures: [] }, new Date())).toEqual({
    isOpen: false,
    opensAt: undefined,
    closure: undefined,
  }));

test('a break at midday', () => {
  const week = [
    { day: 1, opens: '13:00', closes: '17:00' },
    { day: 1, opens: '08:00', closes: '12:00' },
  ];
  const hours = { timeZone: 'Australia/Perth', week, closures: [] };
  expect(openingAt(hours, at('2026-10-05T12:15:00+08:00'))).toMatchObject({ opensAt: at('2026-10-05T13:00:00+08:00') });
});

test('the week for people', () => {
  expect(tradingRows(shop('Australia/Perth').week)).toEqual([
    { label: 'Mon – Fri', hours: '8:00 am – 5:30 pm' },
    { label: 'Sat', hours: '8:30 am – 12:00 pm' },
    { label: 'Sun', hours: 'Closed' },
  ]);
  expect(tradingRows(always().week)).toEqual([{ label: 'Mon – Sun', hours: 'Open 24 hours' }]);
});
