import { randomId } from '../ids.ts';
import { repeat } from '../lifecycle/index.ts';
import type { Logger } from '../logger/index.ts';
import type { Mongo } from '../mongo/index.ts';
import { dropLease, holdLease } from './lease.ts';

/** Another process holds the lease for work that only one may do at a time. */
export class LeaseTaken extends Error {
  override readonly name = 'LeaseTaken';
}

const leaseMs = 60_000;
const renewMs = 15_000;

/** Runs work that only one process of a database may do at a time; `check` throws once the lease is lost. */
export const runAlone = async <T>(
  mongo: Mongo,
  name: string,
  logger: Logger,
  work: (check: () => void) => Promise<T>,
): Promise<T> => {
  const holder = randomId();
  const hold = async () => (await holdLease(mongo, name, holder, leaseMs)) !== undefined;
  if (!(await hold())) throw new LeaseTaken(`Another ${name} is running on this database.`);
  let lost = false;
  const renewing = repeat(`${name} lease`, renewMs, logger, async () => {
    if (!(await hold())) lost = true;
    return false;
  });
  try {
    return await work(() => {
      if (lost) throw new LeaseTaken(`Another ${name} has taken over.`);
    });
  } finally {
    await renewing.stop();
    await dropLease(mongo, name, holder);
  }
};
