import { expect, test } from 'vitest';
import { cleanEmail, cleanPhone, personChecks } from './person-rules.ts';

test('a phone holds digits only, cleaned before the cut at 11', () => {
  expect(cleanPhone('+61 412 345 678')).toBe('61412345678');
  expect(cleanPhone('(03) 9555-0123 ext')).toBe('0395550123');
  expect(cleanPhone('123456789012345')).toBe('12345678901');
});

test('an e-mail holds what an address can hold', () => {
  expect(cleanEmail(' <robin.lee+parts@example.com> ')).toBe('robin.lee+parts@example.com');
});

test('name, phone and e-mail are required, and the e-mail has to be an address', () => {
  expect([personChecks.name('  '), personChecks.phone(''), personChecks.email('')]).toEqual(['name', 'phone', 'email']);
  for (const wrong of ['robin', 'robin@', 'robin@example', 'robin@example..com', 'a@b@c.com'])
    expect(personChecks.email(wrong)).toBe('emailInvalid');
  expect([personChecks.name('Robin'), personChecks.phone('1'), personChecks.email('r@example.co.nz')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
