import { isDomainError } from '@southline/kernel/errors';
import { deliveryLengths } from '@southline/kernel/order';
import { expect, test } from 'vitest';
import { checkedProfile, type Profile } from './profile.ts';

const profile: Profile = {
  firstName: 'Jo',
  lastName: "O'Neil-Smith Jr.",
  address: 'Unit 3/12 Example Rd.',
  suburb: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  mobile: '0412345678',
};

const broken = (change: Partial<Profile>): string[] => {
  try {
    checkedProfile({ ...profile, ...change });
    return [];
  } catch (error) {
    if (isDomainError(error, 'InvalidRequest')) return Object.keys(error.details);
    throw error;
  }
};

test('a profile is trimmed', () => {
  expect(checkedProfile({ ...profile, firstName: '  Jo ', suburb: ' Carlton' })).toEqual(profile);
});

test('every field that breaks its rule is named', () => {
  expect(broken({ firstName: '', state: 'XX', postcode: '305', mobile: '+61' })).toEqual([
    'firstName',
    'state',
    'postcode',
    'mobile',
  ]);
});

test('a profile of New Zealand names its region, or none', () => {
  const auckland = { suburb: 'Mount Eden', state: 'Auckland', postcode: '1024' };
  expect([broken(auckland), broken({ ...auckland, state: '' })]).toEqual([[], []]);
  expect(broken({ ...auckland, state: 'Middle Earth', postcode: '102' })).toEqual(['state', 'postcode']);
});

test.each([
  ['firstName', '민수', '민'],
  ['lastName', 'राज', 'रा'],
  ['address', '1 ถนน Street', 'ถ'],
  ['suburb', 'Carlton 🙂', '🙂'],
] as const)('the sign that documents cannot print is named: %s %s', (field, text, sign) => {
  const message = `Invoices and labels cannot print ${sign}. Please use Latin or Chinese letters.`;
  expect(() => checkedProfile({ ...profile, [field]: text })).toThrow(
    expect.objectContaining({ kind: 'invalid', message, details: { [field]: message } }),
  );
});

test.each(['Nguyễn', 'OʼConnor', 'Ngāti', 'Жуков', '李伟'])('the name %s is taken', (lastName) => {
  expect(checkedProfile({ ...profile, lastName }).lastName).toBe(lastName);
});

test('address, suburb and state may be empty', () => {
  expect(broken({ address: '', suburb: '', state: '' })).toEqual([]);
});

test('an address is as long as a delivery takes it', () => {
  const { addressLine, locality } = deliveryLengths;
  expect(broken({ address: 'a'.repeat(addressLine), suburb: 'a'.repeat(locality) })).toEqual([]);
  expect(broken({ address: 'a'.repeat(addressLine + 1), suburb: 'a'.repeat(locality + 1) })).toEqual([
    'address',
    'suburb',
  ]);
});

test.each(['www.shop.example', 'https://x', 'a/b', 'a@b', 'x\r\ny', '<b>', 'a'.repeat(61)])(
  'a name that a mail could turn into a link or more is refused: %j',
  (firstName) => {
    expect(broken({ firstName })).toEqual(['firstName']);
  },
);

test('a phone number has digits only, eleven at most', () => {
  expect([broken({ mobile: '12345678901' }), broken({ mobile: '123456789012' })]).toEqual([[], ['mobile']]);
});
