import type { Mongo } from '@southline/platform/mongo';

/** The process ended before a write. */
class Killed extends Error {}

const writes: ReadonlySet<PropertyKey> = new Set([
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'bulkWrite',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
]);

type Method = (...args: readonly unknown[]) => unknown;

/** The object with some methods replaced. Methods of the driver need the driver's own object. */
const withMethods = <T extends object>(target: T, replace: (name: PropertyKey, method: Method) => Method): T =>
  new Proxy(target, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? replace(name, value.bind(of)) : value;
    },
  });

const watched = (mongo: Mongo, beforeWrite: () => Promise<void>): Mongo => {
  const collectionOf = (collection: object) =>
    withMethods(collection, (name, method) =>
      writes.has(name) ? (...args) => beforeWrite().then(() => method(...args)) : method,
    );
  const db = withMethods(mongo.db, (name, method) =>
    name === 'collection' ? (...args) => collectionOf(method(...args) as object) : method,
  );
  return { ...mongo, db };
};

/**
 * Databases for one run of the work each: the first run ends before its first write, the next one before its second, and so on. The
 * last run is not disturbed.
 */
export function* killedAtEachWrite(mongo: Mongo): Generator<Mongo, void> {
  for (let last = 1, killed = true; killed; last += 1) {
    killed = false;
    let count = 0;
    yield watched(mongo, async () => {
      count += 1;
      killed ||= count >= last;
      if (killed) throw new Killed();
    });
  }
}

/** The result of the work; undefined if it was killed. */
export const orKilled = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof Killed) return undefined;
    throw error;
  });
