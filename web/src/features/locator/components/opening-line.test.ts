import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { openingText } from './opening-line.tsx';

const english = createIntl({ locale: 'en-AU', defaultLocale: 'en-AU' });
const chinese = createIntl({ locale: 'zh-Hans', messages: { 'locator.openUntil': '营业中，至 {time}' } });
const monday = new Date('2026-11-30T02:00:00Z');
const closing = (timeZone: string, closes: string) => ({
  timeZone,
  week: [{ day: 1, opens: '08:00', closes }],
  closures: [],
});

test('minutes are left out at a full hour of the dealer, also where a zone differs from UTC by half an hour', () => {
  expect(openingText(english, closing('Australia/Melbourne', '17:00'), monday)).toBe('Open now until 5 pm');
  expect(openingText(english, closing('Australia/Adelaide', '17:00'), monday)).toBe('Open now until 5 pm');
  expect(openingText(english, closing('Australia/Adelaide', '17:30'), monday)).toBe('Open now until 5:30 pm');
});

test('with a clock of 24 hours a time has its minutes', () => {
  expect(openingText(chinese, closing('Australia/Melbourne', '17:00'), monday)).toBe('营业中，至 17:00');
});
