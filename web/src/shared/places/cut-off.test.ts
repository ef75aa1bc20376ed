import { expect, test } from 'vitest';
import { cutOffText } from './cut-off.ts';

test.each([
  ['14:00', 'Australia/Melbourne', 'en-AU', '2:00 pm', 'Melbourne'],
  ['09:30', 'America/New_York', 'en-AU', '9:30 am', 'New York'],
  ['14:00', 'Australia/Melbourne', 'zh-Hans', '14:00', 'Melbourne'],
])('%s in %s for %s is %s by the clock of %s', (cutOff, timeZone, locale, time, place) => {
  const found = cutOffText({ cutOff, timeZone }, locale);
  // Some releases of browsers write a narrow space before am and pm.
  expect({ ...found, time: found.time.replace(/\s/g, ' ') }).toEqual({ time, place });
});
