import { randomBytes } from 'node:crypto';

/** `prefix-` and eight hex digits: names of topics, groups, owners and parts that no other test file uses. */
export const unique = (prefix: string): string => `${prefix}-${randomBytes(4).toString('hex')}`;
