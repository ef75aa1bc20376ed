import { isEmailAddress, normalizedAddress } from '@southline/kernel/email';

export interface Recipient {
  readonly address: string;
  /** `copy`: a person whom the buyer named. */
  readonly role: 'buyer' | 'copy';
}

/**
 * The recipients of a mail: the buyer and the copies. Invalid addresses are left out, and repeated ones (ignoring
 * case).
 */
export const recipientsOf = (buyer: string, copies: readonly string[]): Recipient[] => {
  const wanted: Recipient[] = [
    { address: buyer.trim(), role: 'buyer' },
    ...copies.map((copy): Recipient => ({ address: copy.trim(), role: 'copy' })),
  ];
  const known = new Set<string>();
  return wanted.filter((recipient) => {
    const same = normalizedAddress(recipient.address);
    if (!isEmailAddress(recipient.address) || known.has(same)) return false;
    known.add(same);
    return true;
  });
};
