import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** What one customer of a provider gets at least; within it every address is theirs. */
const ownedBits = 64;

/**
 * What stands for a client address wherever it is counted: an IPv4 address whole, also where it comes mapped into IPv6, of an
 * IPv6 address its /64. Anything else is counted as it is written.
 */
export const addressKey = (address: string): string => {
  const [bare = ''] = address.trim().toLowerCase().split('%');
  if (!isIPv6(bare)) return bare;
  const parsed = new Address6(bare);
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return `${new Address6(`${bare}/${ownedBits}`).startAddress().correctForm()}/${ownedBits}`;
};
