import type { Mongo } from '@southline/platform/mongo';
import type { GivenNumber } from '../domain/ports.ts';
import { returns } from './collections.ts';
import { skipReturnNumbers } from './return-numbers.ts';

export interface Recovered {
  /** Numbers of returns that the copy does not have. Their members ask again. */
  readonly lost: readonly string[];
  readonly skipped: number;
  /** Numbers that two returns have, because one was given again before this ran. */
  readonly twice: readonly string[];
}

/** After a restore: the series continues after every number that was given, because a refund has the number of its return. */
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
