import { expect, test } from 'vitest';
import { personChecks } from './person-rules.ts';

test('name, phone and e-mail are required, and the e-mail has to be an address', () => {
  expect([personChecks.name('  '), personChecks.phone(''), personChecks.email('')]).toEqual(['name', 'phone', 'email']);
  expect(personChecks.email('robin@example')).toBe('emailInvalid');
  expect(personChecks.email('Robin Lee <robin@example.com>')).toBe('emailAlone');
  expect([personChecks.name('Robin'), personChecks.phone('1'), personChecks.email('r@example.co.nz')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
