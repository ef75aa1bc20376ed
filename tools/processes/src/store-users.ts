import type { Store } from '@southline/platform/process';
import { description as audit } from '../../audit/process.ts';
import { description as topics } from '../../topics/process.ts';
import { usersOf } from './index.ts';

const beside: Readonly<Record<string, { readonly stores: readonly Store[]; readonly databases?: 'all' }>> = {
  audit,
  topics,
};

/** Every user of a store; MongoDB's list also has the users that read all databases. */
export const storeUsers = (store: Store): string[] => [
  ...usersOf(store),
  ...Object.keys(beside).filter(
    (name) => beside[name]?.stores.includes(store) || (store === 'mongo' && beside[name]?.databases === 'all'),
  ),
];
