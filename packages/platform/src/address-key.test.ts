import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['an IPv4 address is whole', '203.0.113.9', '203.0.113.9'],
  ['mapped into IPv6 it is the same one', '::ffff:203.0.113.9', '203.0.113.9'],
  ['written in hexadecimal as well', '::FFFF:cb00:7109', '203.0.113.9'],
  ['an IPv6 address is its /64', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['however it is written', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['another /64 is another', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['an interface is no part of it', 'fe80::1%eth0', 'fe80::/64'],
  ['the machine itself', '::1', '::/64'],
  ['what is no address stays', 'somebody', 'somebody'],
  ['nothing stays', '', ''],
])('%s', (_name, address, key) => {
  expect(addressKey(address)).toBe(key);
});
