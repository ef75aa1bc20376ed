import { createNumberBlocks, type Mongo, skipNumbers } from '@southline/platform/mongo';

const firstNumber = 10_000_000;
const series = 'membership-number';
/** A member can have read a number whose event has not left. Each process also holds a block of 50 numbers. */
const margin = 1_000;

/** "M10000001". */
export const createMembershipNumbers = (mongo: Mongo) => {
  const numbers = createNumberBlocks(mongo, series);
  return { next: async (): Promise<string> => `M${firstNumber + (await numbers.next())}` };
};

/** No number up to the highest of these is given any more. Returns how many numbers are skipped. */
export const skipMembershipNumbers = (mongo: Mongo, membershipNos: readonly string[]): Promise<number> => {
  const given = membershipNos.map((membershipNo) => Number(/^M(\d{8,})$/.exec(membershipNo)?.[1] ?? 0) - firstNumber);
  return skipNumbers(mongo, series, Math.max(0, ...given), margin);
};
