import type { Mongo } from '@southline/platform/mongo';
import type { GivenNumber } from '../domain/ports.ts';
import { returns } from './collections.ts';
import { skipReturnNumbers } from './return-numbers.ts';

export interface Recovered {
  /** Numbers of returns that the restored copy lacks. Their members have to ask again. */
  readonly lost: readonly string[];
  readonly skipped: number;
  /** Numbers that two returns have, because one was issued again before this command ran. */
  readonly twice: readonly string[];
}

/**
 * Runs after a restore. Moves the counter past every number that was issued before, because a refund has the number of
 * its return.
 */
export const recoverNumbers = async (mongo: Mongo, given: readonly GivenNumber[]): Promise<Recovered> => {
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
  return { lost, skipped, twice: [...twice] };
};
