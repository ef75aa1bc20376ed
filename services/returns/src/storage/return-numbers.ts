import { createNumberBlocks, type Mongo, skipNumbers } from '@southline/platform/mongo';
import type { GivenNumber, ReturnNumbers } from '../domain/ports.ts';
import { returns } from './collections.ts';

/** "SR10000001": as long as an order number, with another prefix. */
const firstNumber = 10_000_000;
const series = 'return-number';
/** A member may have seen a number whose event was not published. Each process also holds a block of 50 numbers. */
const margin = 1_000;

export const createReturnNumbers = (mongo: Mongo): ReturnNumbers => {
  const numbers = createNumberBlocks(mongo, series);
  return { next: async () => `SR${firstNumber + (await numbers.next())}` };
};

/** Moves the counter past the highest of these numbers. Returns how many numbers are skipped. */
const skipReturnNumbers = (mongo: Mongo, returnNos: readonly string[]): Promise<number> => {
  const given = returnNos.map((returnNo) => Number(/^SR(\d{8,})$/.exec(returnNo)?.[1] ?? 0) - firstNumber);
  return skipNumbers(mongo, series, Math.max(0, ...given), margin);
};

/**
 * Runs after a restore. Moves the counter past every number that was issued before, because a refund has the number of
 * its return.
 */
export const recoverNumbers = async (mongo: Mongo, given: readonly GivenNumber[]) => {
  const returnNos = given.map(({ returnNo }) => returnNo);
  const skipped = await skipReturnNumbers(mongo, returnNos);
  const owners = new Map<string, string>();
  for await (const { _id, returnNo } of returns(mongo).find({ returnNo: { $in: returnNos } }))
    owners.set(returnNo, _id);
  const lost: string[] = [];
  const twice = new Set<string>();
  for (const { returnId, returnNo } of given) {
    const owner = owners.get(returnNo);
    if (owner === undefined) {
      owners.set(returnNo, returnId);
      lost.push(returnNo);
    } else if (owner !== returnId) twice.add(returnNo);
  }
  return {
    /** Numbers of returns that the restored copy lacks. Their members have to ask again. */
    lost,
    skipped,
    /** Numbers that two returns have, because one was issued again before this command ran. */
    twice: [...twice],
  };
};
