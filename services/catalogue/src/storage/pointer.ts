import type { Mongo } from '@southline/platform/mongo';
import type { ClientSession } from 'mongodb';
import type { Pointer } from '../domain/snapshot/generation.ts';
import { pointers } from './collections.ts';

export const readPointer = async (mongo: Mongo): Promise<Pointer | undefined> =>
  (await pointers(mongo).findOne({ _id: 'current' })) ?? undefined;

/** One document, written with a majority: everything before it in the oplog is then safe too. */
export const writePointer = async (mongo: Mongo, pointer: Pointer, session?: ClientSession): Promise<void> => {
  await pointers(mongo).replaceOne({ _id: 'current' }, pointer, { upsert: true, ...(session && { session }) });
};
