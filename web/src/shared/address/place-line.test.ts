import { expect, test } from 'vitest';
import { addressLine, nameOf } from './place-line.ts';

const site = {
  FirstName: 'Sam',
  LastName: 'Site',
  DeliveryAddressline: '5 Dock Road',
  DeliveryLocality: 'Fremantle',
  DeliveryState: 'WA',
  DeliveryPostcode: '6160',
  Phone: '0400000000',
};

test('a complete address is one line', () => {
  expect([nameOf(site), addressLine(site)]).toEqual(['Sam Site', '5 Dock Road, Fremantle WA 6160']);
  expect(addressLine({ ...site, DeliveryState: '' })).toBe('');
});
