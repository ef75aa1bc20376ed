import { expect, test } from 'vitest';
import { closedMembersAreForgotten } from './closed-members.ts';

test('every record of a closed member is a violation, by its place', () => {
  const clean = { membershipNo: 'M1', place: 'cart', count: 0 };
  expect(closedMembersAreForgotten([clean])).toMatchObject({ checked: 1, violations: [] });
  const { violations } = closedMembersAreForgotten([clean, { membershipNo: 'M1', place: 'favourites', count: 2 }]);
  expect(violations).toEqual(['M1: 2 in favourites']);
});
