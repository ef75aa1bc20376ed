import type { Mongo } from './connect.ts';

const blockSize = 50;

/**
 * Rising numbers from 1, in blocks of 50 that a process takes from a counter outside any transaction; a restart leaves a
 * gap, never a double.
 */
export const createNumberBlocks = (mongo: Mongo, counterId: string) => {
  const counters = mongo.db.collection<{ _id: string; next: number }>('counters');
  let block: Promise<number> | undefined;
  let used = 0;

  const takeBlock = async () => {
    const counter = await counters.findOneAndUpdate(
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
