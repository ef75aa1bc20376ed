import type { Mongo } from '@southline/platform/mongo';

const blockSize = 50;
const firstNumber = 10_000_000;

/** "M10000001": from blocks of 50 that a process takes outside any transaction; a restart leaves a gap, never a double. */
export const createMembershipNumbers = (mongo: Mongo) => {
  const counters = mongo.db.collection<{ _id: string; next: number }>('counters');
  let block: Promise<number> | undefined;
  let used = 0;

  const takeBlock = async () => {
    const counter = await counters.findOneAndUpdate(
      { _id: 'membership-number' },
      { $inc: { next: blockSize } },
      { upsert: true, returnDocument: 'after' },
    );
    if (!counter) throw new Error('The counter of membership numbers answered nothing.');
    return counter.next - blockSize;
  };

  return {
    async next(): Promise<string> {
      if (!block || used >= blockSize) {
        used = 0;
        block = takeBlock();
        block.catch(() => {
          block = undefined;
        });
      }
      const offset = used;
      used += 1;
      return `M${firstNumber + (await block) + offset + 1}`;
    },
  };
};
