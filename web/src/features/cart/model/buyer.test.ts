import { expect, test } from 'vitest';
import { type Buyer, livesAbroad, type MemberDetails, prefilled } from './buyer.ts';

const details: MemberDetails = {
  firstName: 'Robin',
  lastName: 'Lee',
  address: '1 Lane',
  suburb: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  mobile: '0412345678',
  email: 'robin@example.com',
};
const auckland = { ...details, suburb: 'Auckland', state: 'Auckland', postcode: '1010' };
const saved = {
  deliveryFirstName: 'Sam',
  deliveryLastName: '',
  deliveryAddressline: '',
  deliveryLocality: '',
  deliveryPostCode: '',
  deliveryState: '',
  delvieryEmail: '',
  deliveryPhone: '',
};
const as = (own: MemberDetails | null): Buyer => ({ kind: 'member', membershipNo: 'M1', details: own });
const Join = () => null;

test("an order of a member begins with the profile's address", () => {
  expect(prefilled(null, as(details), 'au')).toEqual({
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
  expect(prefilled(null, as(null), 'au').FirstName).toBe('');
  expect(prefilled(null, { kind: 'guest', Join }, 'au').FirstName).toBe('');
});

test('of an address in New Zealand the person is taken over and the place is not', () => {
  expect(prefilled(null, as(auckland), 'nz')).toMatchObject({
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
  expect(prefilled(null, as(joined), 'au').DeliveryPostcode).toBe('3053');
  expect(prefilled(null, as({ ...joined, postcode: '1010' }), 'nz').DeliveryPostcode).toBe('');
});
