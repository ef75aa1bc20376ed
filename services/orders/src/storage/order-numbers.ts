import { randomId } from '@southline/platform/ids';
import type { Mongo } from '@southline/platform/mongo';
import type { OrderNumbers } from '../domain/ports.ts';

const blockSize = 50;
/** "SL10000001": ten characters, short enough for the provider's invoice number. */
const firstNumber = 10_000_000;

/** Numbers come in blocks of 50 from a counter outside any transaction; a restart leaves a gap, never a double. */
export const createOrderNumbers = (mongo: Mongo): OrderNumbers => {
  const counters = mongo.db.collection<{ _id: string; next: number }>('counters');
  let block: Promise<number> | undefined;
  let used = 0;

  const takeBlock = async () => {
    const counter = await counters.findOneAndUpdate(
      { _id: 'order-number' },
      { $inc: { next: blockSize } },
      { upsert: true, returnDocument: 'after' },
    );
    if (!counter) throw new Error('The order number counter answered nothing.');
    return counter.next - blockSize;
  };

  return {
    async next() {
      if (!block || used >= blockSize) {
        used = 0;
        block = takeBlock();
        block.catch(() => {
          block = undefined;
        });
      }
      const offset = used;
      used += 1;
      return { orderId: randomId(), orderNo: `SL${firstNumber + (await block) + offset + 1}` };
    },
  };
};
