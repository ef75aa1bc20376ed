import type { AnyBulkWriteOperation, ClientSession, Collection, Document } from 'mongodb';

interface Writes {
  readonly collection: Collection;
  readonly models: AnyBulkWriteOperation[];
  /** The number of documents that these writes must change; otherwise the transaction fails. */
  expected: number;
}

interface Deferred {
  readonly writes: Map<string, Writes>;
  readonly checks: Map<string, () => Promise<void>>;
  readonly wakes: Map<string, () => void>;
}

const deferred = new WeakMap<ClientSession, Deferred>();

const of = (session: ClientSession): Deferred => {
  const found = deferred.get(session);
  if (!found) throw new Error('Only inTransaction keeps writes back.');
  return found;
};

/**
 * Defers a write of the running transaction until its work is done, so that all writes of one collection go as one command,
 * in their order. Reads of the transaction do not see it before. `mustChange`: the transaction fails if the write finds no
 * document.
 */
export const deferWrite = <Row extends Document>(
  session: ClientSession,
  collection: Collection<Row>,
  model: AnyBulkWriteOperation<Row>,
  { mustChange = false }: { mustChange?: boolean } = {},
): void => {
  const { writes } = of(session);
  const entry = writes.get(collection.namespace) ?? {
    collection: collection as unknown as Collection,
    models: [],
    expected: 0,
  };
  entry.models.push(model as AnyBulkWriteOperation);
  if (mustChange) entry.expected += 1;
  writes.set(collection.namespace, entry);
};

/** Runs once per `key` after the deferred writes and before the commit; it may read them, and defer further ones. */
export const beforeCommit = (session: ClientSession, key: string, check: () => Promise<void>): void => {
  of(session).checks.set(key, check);
};

/** Runs once per `key` after the commit, in this process only: for waking workers. */
export const afterCommit = (session: ClientSession, key: string, wake: () => void): void => {
  of(session).wakes.set(key, wake);
};

export const beginDeferring = (session: ClientSession): void => {
  deferred.set(session, { writes: new Map(), checks: new Map(), wakes: new Map() });
};

const flush = async (session: ClientSession): Promise<void> => {
  const { writes } = of(session);
  const due = [...writes.values()];
  writes.clear();
  for (const { collection, models, expected } of due) {
    const { modifiedCount } = await collection.bulkWrite(models, { session, ordered: true });
    if (modifiedCount < expected)
      throw new Error(`${expected - modifiedCount} writes to ${collection.collectionName} found nothing.`);
  }
};

export const writeDeferred = async (session: ClientSession): Promise<void> => {
  await flush(session);
  for (const check of of(session).checks.values()) await check();
  await flush(session);
};

export const wakeAfterCommit = (session: ClientSession): void => {
  for (const wake of of(session).wakes.values()) wake();
};
