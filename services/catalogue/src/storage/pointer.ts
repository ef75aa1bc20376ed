import type { Mongo } from '@southline/platform/mongo';
import type { ClientSession } from 'mongodb';
import type { Pointer } from '../domain/snapshot/generation.ts';
import { pointers } from './collections.ts';

export const readPointer = async (mongo: Mongo): Promise<Pointer | undefined> =>
  (await pointers(mongo).findOne({ _id: 'current' })) ?? undefined;

/**
 * The pointer is one document, written with majority write concern. All earlier writes in the oplog are then durable too.
 */
export const writePointer = async (mongo: Mongo, pointer: Pointer, session?: ClientSession): Promise<void> => {
  await pointers(mongo).replaceOne({ _id: 'current' }, pointer, { upsert: true, ...(session && { session }) });
};
