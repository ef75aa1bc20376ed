import { expect, test } from 'vitest';
import { noSite } from '../../../testing/carts.ts';
import { fromServer } from './delivery.ts';

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
  expect(fromServer(noSite).FirstName).toBe('');
});
