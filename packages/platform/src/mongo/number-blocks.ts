import { defineCollection, number, text } from './collection.ts';
import type { Mongo } from './database.ts';

export const counters = defineCollection('counters', { _id: text, next: number });

const blockSize = 50;

/**
 * Increasing numbers from 1, in blocks of 50 that a process takes from a counter outside any transaction; a restart leaves a
 * gap, never a duplicate.
 */
export const createNumberBlocks = (mongo: Mongo, counterId: string) => {
  let block: Promise<number> | undefined;
  let used = 0;

  const takeBlock = async () => {
    const counter = await counters(mongo).findOneAndUpdate(
      { _id: counterId },
      { $inc: { next: blockSize } },
      { upsert: true, returnDocument: 'after' },
    );
    if (!counter) throw new Error(`The counter ${counterId} answered nothing.`);
    return counter.next - blockSize;
  };

  return {
    async next(): Promise<number> {
      if (!block || used >= blockSize) {
        used = 0;
        block = takeBlock();
        block.catch(() => {
          block = undefined;
        });
      }
      used += 1;
      const place = used;
      return (await block) + place;
    },
  };
};

/**
 * Ensures that no number up to `past` is issued again. A counter that is behind, as after a restore, continues `margin`
 * numbers later, because some numbers may have been issued without a record. Returns whether it was behind.
 */
export const passNumber = async (mongo: Mongo, counterId: string, past: number, margin: number): Promise<boolean> => {
  const next = { $ifNull: ['$next', 0] };
  const before = await counters(mongo).findOneAndUpdate(
    { _id: counterId },
    [{ $set: { next: { $cond: [{ $lt: [next, past] }, past + margin, next] } } }],
    { upsert: true, returnDocument: 'before' },
  );
  return (before?.next ?? 0) < past;
};

/**
 * After a restore: the counter continues `margin` numbers after its own value and after `past`, because some issued numbers
 * may have no record. Returns how many numbers are skipped.
 */
export const skipNumbers = async (mongo: Mongo, counterId: string, past: number, margin: number): Promise<number> => {
  const next = { $ifNull: ['$next', 0] };
  const before = await counters(mongo).findOneAndUpdate(
    { _id: counterId },
    [{ $set: { next: { $add: [{ $max: [next, past] }, margin] } } }],
    { upsert: true, returnDocument: 'before' },
  );
  const count = before?.next ?? 0;
  return Math.max(count, past) + margin - count;
};
