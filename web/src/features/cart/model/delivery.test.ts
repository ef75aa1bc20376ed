import { expect, test } from 'vitest';
import { cleanPhone, fromServer } from './delivery.ts';

test('a phone number is its digits, at most eleven, cleaned before it is cut', () => {
  expect(cleanPhone('+61 412 345 678')).toBe('61412345678');
  expect(cleanPhone('0412 345 678')).toBe('0412345678');
  expect(cleanPhone('0412345678901234')).toBe('04123456789');
});

test("the saved details come back under the server's names", () => {
  const saved = {
    deliveryFirstName: 'Robin',
    deliveryLastName: 'Lee',
    deliveryAddressline: '1 Lane',
    deliveryLocality: 'Dandenong',
    deliveryPostCode: '3175',
    deliveryState: 'VIC',
    delvieryEmail: 'r@example.com',
    deliveryPhone: '0412345678',
  };
  expect(fromServer(saved)).toMatchObject({ FirstName: 'Robin', DeliveryPostcode: '3175', Email: 'r@example.com' });
  expect(fromServer(null).FirstName).toBe('');
});
