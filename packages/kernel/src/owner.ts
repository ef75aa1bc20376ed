// Owner of a record: `member:<membership number>` or `guest:<hash>`.
const memberPrefix = 'member:';

/** Empty for a guest. */
export const membershipNoOf = (owner: string): string =>
  owner.startsWith(memberPrefix) ? owner.slice(memberPrefix.length) : '';

export const ownerOfMember = (membershipNo: string): string => `${memberPrefix}${membershipNo}`;

export const isGuest = (owner: string): boolean => owner.startsWith('guest:');

/** Most guests whose moved orders one call reads. */
export const mostGuestOwners = 100;
