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
