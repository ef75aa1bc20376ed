import { expect, it } from 'vitest';
import { createBuyerKeys } from './buyer-keys.ts';

const delivery = {
  firstName: 'A',
  lastName: 'B',
  addressLine: '12 Rathdowne St',
  locality: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  phone: '0491570006',
  email: 'robin@example.com',
};
const keysWith = (byte: number) => createBuyerKeys(Buffer.alloc(32, byte)).ofDelivery(delivery);

it('a key tells an e-mail and a place apart, and shows neither', () => {
  const keys = keysWith(1);
  expect(keys).toEqual([expect.stringMatching(/^mail:[\w-]{43}$/), expect.stringMatching(/^place:[\w-]{43}$/)]);
  expect(keysWith(1)).toEqual(keys);
});

it('another secret gives other hashes, so that a stolen list of them cannot be tried out', () => {
  const [one, other] = [keysWith(1), keysWith(2)];
  expect(one.filter((key) => other.includes(key))).toEqual([]);
});

it('a cart without an address has none', () => {
  expect(createBuyerKeys(Buffer.alloc(32)).ofDelivery(undefined)).toEqual([]);
});
