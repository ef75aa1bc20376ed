import { createNumberBlocks, type Mongo, skipNumbers } from '@southline/platform/mongo';

const firstNumber = 10_000_000;
const series = 'membership-number';
/**
 * After a restore: a member may have a number whose event was not published yet, and each process had reserved a block of 50
 * numbers.
 */
const margin = 1_000;

/** "M10000001". */
export const createMembershipNumbers = (mongo: Mongo) => {
  const numbers = createNumberBlocks(mongo, series);
  return { next: async (): Promise<string> => `M${firstNumber + (await numbers.next())}` };
};

/** Ensures that no number up to the highest of these is issued again. Returns how many numbers are skipped. */
export const skipMembershipNumbers = (mongo: Mongo, membershipNos: readonly string[]): Promise<number> => {
  const given = membershipNos.map((membershipNo) => Number(/^M(\d{8,})$/.exec(membershipNo)?.[1] ?? 0) - firstNumber);
  return skipNumbers(mongo, series, Math.max(0, ...given), margin);
};
