import { AsyncLocalStorage } from 'node:async_hooks';

/** The context that a piece of work carries through a process and, as metadata, to the next one. */
export interface Scope {
  readonly requestId: string;
  /** Epoch milliseconds of the deadline; after it the caller has given up. */
  readonly deadline?: number;
  /** The caller's signed identity, passed on to services. */
  readonly token?: string | undefined;
  readonly signal?: AbortSignal;
}

const storage = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => storage.getStore();

export const runInScope = <T>(scope: Scope, work: () => T): T => storage.run(scope, work);
