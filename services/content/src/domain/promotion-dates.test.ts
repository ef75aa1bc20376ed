import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { movedDates, withinPromotion } from './promotion-dates.ts';
import { isOn } from './screens.ts';

const closesAt = new Date('2024-05-31T23:59:00+10:00');
const flag = (name: string) => ({ name, on: true, from: undefined, until: undefined, regions: undefined });
const shown = (name: string, now: string, drawnAt?: Date) =>
  isOn(withinPromotion(flag(name), { closesAt, drawnAt }), 'au', new Date(now));

test('the banner ends with the promotion, and winners are not shown before', () => {
  expect([
    shown('promotion-banner', '2024-05-31T13:58:00Z'),
    shown('promotion-banner', '2024-05-31T14:00:00Z'),
  ]).toEqual([true, false]);
  expect([shown('announcement', '2024-05-31T13:58:00Z'), shown('announcement', '2024-05-31T14:00:00Z')]).toEqual([
    false,
    true,
  ]);
  const drawnAt = new Date('2024-06-14T00:00:00Z');
  expect(shown('announcement', '2024-06-10T00:00:00Z', drawnAt)).toBe(false);
  expect(shown('announcement', '2024-06-15T00:00:00Z', drawnAt)).toBe(true);
});

test('the texts for the closing date of the specification are those of the build', () => {
  const zh = JSON.parse(readFileSync(new URL('../../texts/zh/promotion.json', import.meta.url), 'utf8'));
  const moved = movedDates(closesAt);
  for (const { language, key, text } of moved) if (language === 'zh') expect(text).toBe(zh[key]);
  expect(moved.filter(({ language }) => language === 'en').map(({ text }) => text)).toEqual([
    'Individuals: 31/5/24, 11:59 pm AEST',
    'Organisations: 30/4/24, end of day AEST',
    'I hold a passport, and a visa if I need one, that is valid in the USA on the travel dates 03/07/24 to 12/07/24.',
  ]);
});

test('they move with it, over the end of a year', () => {
  const [people, organisations, passport] = movedDates(new Date('2026-12-31T23:59:00+10:00')).map(({ text }) => text);
  expect(people).toContain('31/12/26');
  expect(organisations).toContain('30/11/26');
  expect(passport).toContain('03/02/27 to 12/02/27');
});
