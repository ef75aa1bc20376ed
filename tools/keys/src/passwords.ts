import { randomBytes } from 'node:crypto';

/** Passwords of the stores that come with the product (compose, trial on Kubernetes), by store and user. */
export interface Passwords {
  /** What the members of MongoDB's replica set know each other by. */
  readonly mongoKey: string;
  readonly mongo: Readonly<Record<string, string>>;
  readonly kafka: Readonly<Record<string, string>>;
  readonly redis: Readonly<Record<string, string>>;
}

const word = () => randomBytes(24).toString('hex');

const fill = (names: readonly string[], known: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(names.map((name) => [name, known[name] ?? word()]));

/** Every process has its own in each store that it uses: the BFF in Redis, the others in MongoDB and Kafka. */
export const passwordsFor = (processes: readonly string[], known?: Passwords): Passwords => {
  const services = processes.filter((name) => name !== 'bff');
  return {
    mongoKey: known?.mongoKey ?? randomBytes(96).toString('hex'),
    mongo: fill([...services, 'audit'], known?.mongo),
    kafka: fill([...services, 'audit', 'topics'], known?.kafka),
    redis: fill(['bff'], known?.redis),
  };
};
