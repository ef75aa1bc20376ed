import { setTimeout as pause } from 'node:timers/promises';
import { type MongoClient, MongoServerError } from 'mongodb';

const notYetInitialised = 94;

const isReplicaSet = (client: MongoClient): Promise<boolean> =>
  client
    .db('admin')
    .command({ replSetGetStatus: 1 })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof MongoServerError && error.code === notYetInitialised) return false;
        throw error;
      },
    );

/** Turns a single server into a replica set of one, which transactions need, and waits until it accepts writes. */
export const ensureReplicaSet = async (client: MongoClient, host: string): Promise<void> => {
  const admin = client.db('admin');
  if (!(await isReplicaSet(client))) {
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
  }
  while (!(await admin.command({ hello: 1 })).isWritablePrimary) await pause(200);
};
