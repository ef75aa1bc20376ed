import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** The prefix that one customer of a provider gets at least; all addresses in it belong to the customer. */
const ownedBits = 64;

/**
 * The key by which a client address is counted: a whole IPv4 address, also if mapped into IPv6; the /64 of an IPv6 address.
 * Other text is counted unchanged.
 */
export const addressKey = (address: string): string => {
  const [bare = ''] = address.trim().toLowerCase().split('%');
  if (!isIPv6(bare)) return bare;
  const parsed = new Address6(bare);
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return `${new Address6(`${bare}/${ownedBits}`).startAddress().correctForm()}/${ownedBits}`;
};
