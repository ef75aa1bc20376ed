import { expect, it } from 'vitest';
import { needsSecondPerson } from './second-person.ts';

it('above the amount a second person is needed, and money that the person sent out alone counts', () => {
  expect([500_000, 500_001].map((cents) => needsSecondPerson(cents, 500_000))).toEqual([false, true]);
  expect([100, 101].map((cents) => needsSecondPerson(cents, 500_000, 499_900))).toEqual([false, true]);
});

it('without money no second person is needed', () => {
  expect(needsSecondPerson(0, 0, 600_000)).toBe(false);
});
