import { AsyncLocalStorage } from 'node:async_hooks';

/** Signed identities, by the service that they are for. */
export type TokenSource = (service: string) => Promise<string>;

/** The context that a piece of work carries through a process and, as metadata, to the next one. */
export interface Scope {
  readonly requestId: string;
  /** Epoch milliseconds of the deadline; after it the caller has given up. */
  readonly deadline?: number;
  /** The caller's signed identity for a service that is asked on the caller's behalf. */
  readonly tokenFor?: TokenSource | undefined;
  readonly signal?: AbortSignal;
}

const storage = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => storage.getStore();

export const runInScope = <T>(scope: Scope, work: () => T): T => storage.run(scope, work);
