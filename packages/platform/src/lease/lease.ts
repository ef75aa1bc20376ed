import { randomId } from '../ids.ts';
import { repeat } from '../lifecycle/index.ts';
import type { Logger } from '../logger/index.ts';
import { date, defineCollection, type Mongo, number, onDuplicate, text } from '../mongo/index.ts';

export const leases = defineCollection('leases', {
  _id: text,
  holder: text,
  /** Increases with each new holder, so that writes of an old holder can be recognised. */
  fence: number,
  until: date,
});

/** Takes or renews the lease `name` for `holder`. Returns its fencing number, or undefined while another holder has it. */
export const holdLease = async (
  mongo: Mongo,
  name: string,
  holder: string,
  ms: number,
): Promise<number | undefined> => {
  const now = new Date();
  const until = new Date(now.getTime() + ms);
  const renewed = await leases(mongo).findOneAndUpdate({ _id: name, holder, until: { $gt: now } }, { $set: { until } });
  if (renewed) return renewed.fence;
  const taken = await leases(mongo)
    .findOneAndUpdate(
      { _id: name, until: { $lte: now } },
      { $set: { holder, until }, $inc: { fence: 1 } },
      { upsert: true, returnDocument: 'after' },
    )
    .catch(onDuplicate(() => null));
  return taken?.fence;
};

/** Gives up a lease, so that the next process need not wait until it expires. */
export const dropLease = async (mongo: Mongo, name: string, holder: string): Promise<void> => {
  await leases(mongo).updateOne({ _id: name, holder }, { $set: { until: new Date(0) } });
};

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
