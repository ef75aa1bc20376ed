import { AsyncLocalStorage } from 'node:async_hooks';

/** Signed identities, by the service that they are for. */
export type TokenSource = (service: string) => Promise<string>;

/** The person on whose behalf the work is done: a staff member, or an operator who runs a command. */
export interface Actor {
  /** The membership number of staff, or the name that an operator gave to the command. */
  readonly name: string;
  readonly role: 'Dealer' | 'Admin' | 'Operator';
  /** Empty for a command. */
  readonly clientAddress: string;
  /** The decision that this person is carrying out, from the work list or by a command. */
  readonly decision?: { readonly code: string; readonly reason: string; readonly requestId: string };
}

/** The context that a piece of work carries through a process and, as metadata, to the next one. */
export interface Scope {
  readonly requestId: string;
  /** Epoch milliseconds of the deadline; after it the caller has given up. */
  readonly deadline?: number;
  /** The caller's signed identity for a service that is asked on the caller's behalf. */
  readonly tokenFor?: TokenSource | undefined;
  readonly signal?: AbortSignal;
  /** Absent unless a staff member acts in this process. */
  readonly actor?: Actor | undefined;
}

const storage = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => storage.getStore();

export const runInScope = <T>(scope: Scope, work: () => T): T => storage.run(scope, work);
