import { expect, test } from 'vitest';
import { requestField, toDelivery, toServerDelivery } from './delivery.ts';

const client = {
  FirstName: 'Robin',
  LastName: 'Buyer',
  DeliveryAddressline: '1 Example Street',
  DeliveryLocality: 'Melbourne',
  DeliveryState: 'VIC',
  DeliveryPostcode: '3000',
  Phone: '0400000000',
  Email: 'robin@southline.example',
};

test('the client’s fields come back with the server’s names', () => {
  expect(toServerDelivery(toDelivery(client))).toEqual({
    deliveryFirstName: 'Robin',
    deliveryLastName: 'Buyer',
    deliveryAddressline: '1 Example Street',
    deliveryLocality: 'Melbourne',
    deliveryState: 'VIC',
    deliveryPostCode: '3000',
    deliveryPhone: '0400000000',
    delvieryEmail: 'robin@southline.example',
  });
});

test('complaints are shown at the fields of the request', () => {
  expect(requestField('addressLine')).toBe('devliveryDetails.DeliveryAddressline');
  expect(requestField('ccemail')).toBe('ccemail');
  expect(requestField('constructor')).toBe('constructor');
});
