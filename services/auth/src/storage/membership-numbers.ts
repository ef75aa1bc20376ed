import { createNumberBlocks, type Mongo } from '@southline/platform/mongo';

const firstNumber = 10_000_000;

/** "M10000001". */
export const createMembershipNumbers = (mongo: Mongo) => {
  const numbers = createNumberBlocks(mongo, 'membership-number');
  return { next: async (): Promise<string> => `M${firstNumber + (await numbers.next())}` };
};
