import { expect, test } from 'vitest';
import { atPlace, isSamePlace } from './sites.ts';

const site = {
  FirstName: 'Sam',
  LastName: 'Site',
  DeliveryAddressline: '5 Dock Road',
  DeliveryLocality: 'Fremantle',
  DeliveryState: 'WA',
  DeliveryPostcode: '6160',
  Phone: '0400000000',
  Email: 'sam@example.com',
};

test('a place is the recipient and the address, without the e-mail address', () => {
  expect(isSamePlace(site, { ...site, Email: 'office@example.com', FirstName: 'Sam ' })).toBe(true);
  expect(isSamePlace(site, { ...site, DeliveryPostcode: '6000' })).toBe(false);
  expect(atPlace(site)).not.toHaveProperty('Email');
});
