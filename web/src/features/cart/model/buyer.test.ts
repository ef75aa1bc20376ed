import { expect, test } from 'vitest';
import { prefilled } from './buyer.ts';

const details = {
  firstName: 'Robin',
  lastName: 'Lee',
  address: '1 Lane',
  suburb: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  mobile: '0412345678',
  email: 'robin@example.com',
};
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

test("a member's profile fills in the details where the cart has none", () => {
  expect(prefilled(null, { kind: 'member', details })).toEqual({
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

const Join = () => null;

test('what was saved with the cart is kept', () => {
  expect(prefilled(saved, { kind: 'member', details }).FirstName).toBe('Sam');
  expect(prefilled(null, { kind: 'member', details: null }).FirstName).toBe('');
  expect(prefilled(null, { kind: 'guest', Join }).FirstName).toBe('');
});
