import { expect, test } from 'vitest';
import { noSite } from '../../../testing/carts.ts';
import { profile } from '../../../testing/people.ts';
import { type Buyer, livesAbroad, type MemberDetails, prefilled } from './buyer.ts';

const { pendingEmail: _none, ...details } = profile;
const auckland = { ...details, suburb: 'Auckland', state: 'Auckland', postcode: '1010' };
const saved = { ...noSite, deliveryFirstName: 'Sam' };
const as = (own: MemberDetails | null): Buyer => ({ kind: 'member', membershipNo: 'M1', details: own });
const Join = () => null;

test("an order of a member begins with the profile's address", () => {
  expect(prefilled(noSite, as(details), 'au')).toEqual({
    FirstName: 'Robin',
    LastName: 'Lee',
    DeliveryAddressline: '1 Lane',
    DeliveryLocality: 'Carlton',
    DeliveryState: 'VIC',
    DeliveryPostcode: '3053',
    Phone: '0412345678',
    Email: 'robin@example.com',
  });
});

test('what was saved for this order is kept', () => {
  expect(prefilled(saved, as(details), 'au').FirstName).toBe('Sam');
  expect(prefilled(noSite, as(null), 'au').FirstName).toBe('');
  expect(prefilled(noSite, { kind: 'guest', Join }, 'au').FirstName).toBe('');
});

test('of an address in New Zealand the person is taken over and the place is not', () => {
  expect(prefilled(noSite, as(auckland), 'nz')).toMatchObject({
    FirstName: 'Robin',
    DeliveryAddressline: '',
    DeliveryState: '',
    DeliveryPostcode: '',
    Email: 'robin@example.com',
  });
  expect([livesAbroad(auckland, 'au'), livesAbroad(details, 'nz')]).toEqual([true, false]);
});

test('without a state the region tells whose postcode it is', () => {
  const joined = { ...details, address: '', suburb: '', state: '' };
  expect(prefilled(noSite, as(joined), 'au').DeliveryPostcode).toBe('3053');
  expect(prefilled(noSite, as({ ...joined, postcode: '1010' }), 'nz').DeliveryPostcode).toBe('');
});
