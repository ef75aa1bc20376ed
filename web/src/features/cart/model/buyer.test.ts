import { livesAbroad } from '@southline/kernel/profile-delivery';
import type { Profile } from '@southline/rest/types';
import { expect, test } from 'vitest';
import { noSite } from '../../../testing/carts.ts';
import { profile } from '../../../testing/people.ts';
import { type Buyer, prefilled } from './buyer.ts';
import type { Delivery } from './delivery.ts';

const auckland = { ...profile, suburb: 'Auckland', state: 'Auckland', postcode: '1010' };
const unsaved = { deliveryDetails: noSite };
const saved = { ...noSite, deliveryFirstName: 'Sam' };
const as = (own: Profile | null, lastSite: Delivery | null = null): Buyer => ({
  kind: 'member',
  membershipNo: 'M1',
  details: own,
  lastSite,
});
const Join = () => null;

test("an order of a member begins with the profile's address", () => {
  expect(prefilled(unsaved, as(profile), 'au')).toEqual({
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

test('details saved for this order are kept', () => {
  expect(prefilled({ deliveryDetails: saved }, as(profile), 'au').FirstName).toBe('Sam');
  expect(prefilled(unsaved, as(null), 'au').FirstName).toBe('');
  expect(prefilled(unsaved, { kind: 'guest', Join }, 'au').FirstName).toBe('');
});

test('of an address in New Zealand the person is taken over and the place is not', () => {
  expect(prefilled(unsaved, as(auckland), 'nz')).toMatchObject({
    FirstName: 'Robin',
    DeliveryAddressline: '',
    DeliveryState: '',
    DeliveryPostcode: '',
    Email: 'robin@example.com',
  });
  expect([livesAbroad(auckland, 'au'), livesAbroad(profile, 'nz')]).toEqual([true, false]);
});

test('without a state the region decides the country of the postcode', () => {
  const joined = { ...profile, address: '', suburb: '', state: '' };
  expect(prefilled(unsaved, as(joined), 'au').DeliveryPostcode).toBe('3053');
  expect(prefilled(unsaved, as({ ...joined, postcode: '1010' }), 'nz').DeliveryPostcode).toBe('');
});

test('without an address in the profile an order goes where the last one went, and its mail to the profile', () => {
  const dock: Delivery = {
    FirstName: 'Sam',
    LastName: 'Site',
    Phone: '0400000000',
    Email: 'sam@example.com',
    DeliveryAddressline: '5 Dock Road',
    DeliveryLocality: 'Fremantle',
    DeliveryState: 'WA',
    DeliveryPostcode: '6160',
  };
  const joined = { ...profile, address: '', suburb: '', state: '' };
  for (const own of [joined, auckland])
    expect(prefilled(unsaved, as(own, dock), 'au')).toEqual({ ...dock, Email: 'robin@example.com' });
  expect(prefilled(unsaved, as(profile, dock), 'au').DeliveryAddressline).toBe('1 Lane');
});

test('details that the server took from the profile are not saved ones', () => {
  const dock: Delivery = {
    FirstName: 'Sam',
    LastName: 'Site',
    Phone: '0400000000',
    Email: 'sam@example.com',
    DeliveryAddressline: '5 Dock Road',
    DeliveryLocality: 'Fremantle',
    DeliveryState: 'WA',
    DeliveryPostcode: '6160',
  };
  const cart = { deliveryDetails: { ...noSite, deliveryFirstName: 'Robin' }, deliveryFromProfile: true };
  expect(prefilled(cart, as(auckland, dock), 'au').DeliveryAddressline).toBe('5 Dock Road');
  expect(prefilled(cart, as(profile), 'au').DeliveryAddressline).toBe('1 Lane');
});
