import { publicHolidays } from '@southline/holidays/public-holidays';
import { expectedDays, parcelArrival } from '@southline/kernel/dispatch-day';
import { instantOf, minutesOf } from '@southline/kernel/zone-clock';
import { expect, test } from 'vitest';
import { dispatchTermsOf } from './dispatch-terms.ts';

const fixed = {
  cutOff: '14:00',
  timeZone: 'Australia/Melbourne',
  transitDays: { VIC: 1, NSW: 2, ACT: 2, SA: 2, TAS: 2, QLD: 3, NT: 5, WA: 5 },
  warehouseState: 'VIC',
  closingDays: [],
};
const termsOn = dispatchTermsOf(fixed, publicHolidays());
const inMelbourne = (day: string, time: string) => instantOf(day, minutesOf(time), fixed.timeZone);

test.each([
  ['24 December before the cut-off', '2026-12-24', '13:59', 'VIC', '2026-12-24', '2026-12-29'],
  ['24 December at the cut-off', '2026-12-24', '14:00', 'VIC', '2026-12-29', '2026-12-30'],
  ['Christmas Day', '2026-12-25', '09:00', 'NSW', '2026-12-29', '2026-12-31'],
  ['the last afternoon of the year', '2026-12-31', '15:00', 'VIC', '2027-01-04', '2027-01-05'],
  ['New Year', '2027-01-01', '09:00', 'QLD', '2027-01-04', '2027-01-07'],
  ['24 December 2027, whose holidays are on the weekend', '2027-12-24', '15:00', 'VIC', '2027-12-29', '2027-12-30'],
  ['Australia Day', '2026-01-26', '09:00', 'VIC', '2026-01-27', '2026-01-28'],
  ['the Friday before a substitute Monday of Australia Day', '2025-01-24', '15:00', 'VIC', '2025-01-28', '2025-01-29'],
  ['the eve of Good Friday before the cut-off', '2026-04-02', '13:00', 'VIC', '2026-04-02', '2026-04-07'],
  ['the eve of Good Friday after it', '2026-04-02', '14:30', 'VIC', '2026-04-07', '2026-04-08'],
  ['Easter Saturday', '2026-04-04', '10:00', 'TAS', '2026-04-07', '2026-04-09'],
  ['the eve of a Friday ANZAC day', '2025-04-24', '15:00', 'VIC', '2025-04-28', '2025-04-29'],
  [
    'an ANZAC day on a Saturday, without a substitute in Victoria',
    '2026-04-24',
    '15:00',
    'VIC',
    '2026-04-27',
    '2026-04-28',
  ],
  ['the same into New South Wales, which has one', '2026-04-24', '13:00', 'NSW', '2026-04-24', '2026-04-29'],
  ['Melbourne Cup Day', '2026-11-03', '09:00', 'NSW', '2026-11-04', '2026-11-06'],
  ['its eve, into another state', '2026-11-02', '13:00', 'SA', '2026-11-02', '2026-11-04'],
  ['its eve, within Victoria', '2026-11-02', '13:00', 'VIC', '2026-11-02', '2026-11-04'],
  ['the week of Western Australia Day, into it', '2026-05-29', '13:00', 'WA', '2026-05-29', '2026-06-08'],
  ['the same week, into the Territory', '2026-05-29', '13:00', 'NT', '2026-05-29', '2026-06-05'],
  ["the King's Birthday in Western Australia", '2026-09-22', '13:00', 'WA', '2026-09-22', '2026-09-30'],
  [
    'Royal Hobart Regatta, a holiday of a district, which does not count',
    '2026-02-06',
    '13:00',
    'TAS',
    '2026-02-06',
    '2026-02-10',
  ],
  ['an evening that is half a holiday in Queensland', '2026-12-21', '13:00', 'QLD', '2026-12-21', '2026-12-24'],
])('ordered on %s', (_name, day, time, state, dispatchDay, arrivalDay) => {
  const at = inMelbourne(day, time);
  expect(expectedDays(termsOn(at), state, at)).toEqual({ dispatchDay, arrivalDay });
});

test('a parcel that left on 24 December arrives after the holidays of its state', () => {
  const at = inMelbourne('2026-12-24', '16:30');
  expect(parcelArrival(termsOn(at), 'NSW', at)).toBe('2026-12-30');
  expect(parcelArrival(termsOn(at), 'WA', at)).toBe('2027-01-05');
});

test('nothing leaves on a closing day of the company; parcels on their way still arrive', () => {
  const closingDays = ['2026-12-24', '2026-12-29', '2026-12-30', '2026-12-31'];
  const closing = dispatchTermsOf({ ...fixed, closingDays }, publicHolidays());
  const eve = inMelbourne('2026-12-23', '15:00');
  expect(expectedDays(closing(eve), 'VIC', eve)).toEqual({ dispatchDay: '2027-01-04', arrivalDay: '2027-01-05' });
  const before = inMelbourne('2026-12-23', '13:00');
  expect(expectedDays(closing(before), 'NSW', before).arrivalDay).toBe('2026-12-29');
});

test('the calendar is read once a day for each state, not for each order', () => {
  const calendar = publicHolidays();
  let reads = 0;
  const counted = dispatchTermsOf(fixed, {
    of: (...asked) => {
      reads += 1;
      return calendar.of(...asked);
    },
  });
  for (const time of ['09:00', '12:00', '18:00']) counted(inMelbourne('2026-12-24', time));
  expect(reads).toBe(9);
  counted(inMelbourne('2026-12-25', '00:00'));
  expect(reads).toBe(18);
});
