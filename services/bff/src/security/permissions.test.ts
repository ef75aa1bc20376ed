import { isDomainError } from '@southline/kernel/errors';
import type { Who } from '@southline/rest/who';
import { expect, test } from 'vitest';
import { permissionOf, requireRight } from './permissions.ts';

const outcome = (who: Who, role: Parameters<typeof requireRight>[1]) => {
  try {
    requireRight(who, role);
    return 'passes';
  } catch (error) {
    return isDomainError(error) ? error.code : 'bug';
  }
};

test.each<[Who, string[]]>([
  ['P', ['passes', 'passes', 'passes', 'passes']],
  ['G', ['passes', 'passes', 'passes', 'passes']],
  ['O', ['passes', 'passes', 'passes', 'passes']],
  ['M', ['UnauthorisedAccess', 'passes', 'passes', 'passes']],
  ['A', ['UnauthorisedAccess', 'Forbidden', 'Forbidden', 'passes']],
  ['S', ['UnauthorisedAccess', 'Forbidden', 'passes', 'passes']],
])('%s lets nobody, Member, Dealer and Admin: %j', (who, expected) => {
  expect(([undefined, 'Member', 'Dealer', 'Admin'] as const).map((role) => outcome(who, role))).toEqual(expected);
});

test('calls are found like paths, without regard to case', () => {
  expect(permissionOf('POST', '/AUTH/Sign-Out')).toMatchObject({ who: 'M' });
});

test('an undeclared call has no permission', () => {
  expect(() => permissionOf('POST', '/auth/become-admin')).toThrow('not in the table');
  expect(() => permissionOf('GET', '/auth/sign-out')).toThrow('not in the table');
});
