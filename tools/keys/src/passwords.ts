import { randomBytes } from 'node:crypto';
import { storeUsers } from '@southline/processes/store-users';

/** Passwords of the stores that come with the product (compose, trial on Kubernetes), by store and user. */
export interface Passwords {
  /** The key by which members of MongoDB's replica set authenticate each other. */
  readonly mongoKey: string;
  readonly mongo: Readonly<Record<string, string>>;
  readonly kafka: Readonly<Record<string, string>>;
  readonly redis: Readonly<Record<string, string>>;
}

const word = () => randomBytes(24).toString('hex');

const fill = (names: readonly string[], known: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(names.map((name) => [name, known[name] ?? word()]));

/** Every process and command has its own password in each store that it uses. */
export const passwordsFor = (known?: Passwords): Passwords => ({
  mongoKey: known?.mongoKey ?? randomBytes(96).toString('hex'),
  mongo: fill(storeUsers('mongo'), known?.mongo),
  kafka: fill(storeUsers('kafka'), known?.kafka),
  redis: fill(storeUsers('redis'), known?.redis),
});
