import { expect, test } from 'vitest';
import { locatorPages } from './locator-page.ts';
import { placePage } from './place-page.ts';

test("a place's page has small letters and hyphens", () => {
  expect(placePage(locatorPages.Battery, { state: 'NZ', suburb: 'Ōtāhuhu East' })).toBe(
    'location-service/battery-stockist/nz/otahuhu-east',
  );
});
