import { MongoClient } from 'mongodb';

/**
 * Runs `prepare` (migrations, demo data) unless it already ran for this `state` of the database at `url`. The last state is
 * stored in the database itself, under `id`, so a restored or deleted database is prepared again.
 */
export const preparedOnce = async (url: string, id: string, state: string, prepare: () => Promise<unknown>) => {
  await using client = await MongoClient.connect(url);
  const preparations = client.db().collection<{ _id: string; state: string }>('preparations');
  if ((await preparations.findOne({ _id: id }))?.state === state) return;
  await prepare();
  await preparations.updateOne({ _id: id }, { $set: { state } }, { upsert: true });
};
