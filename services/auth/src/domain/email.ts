import { normalizedAddress, readAddress } from '@southline/kernel/email';

/**
 * The one form in which an address is stored, compared and mailed. Mail never goes to the address as typed. Some signs match
 * an account only after they are read (the Kelvin sign becomes a k), so secrets could go to another mailbox.
 */
export const normalizeEmail = (typed: string): string => normalizedAddress(readAddress(typed));
