import { defined, type Mongo } from '@southline/platform/mongo';
import type { Challenges } from '../domain/ports.ts';
import { challenges } from './collections.ts';

export const createChallenges = (mongo: Mongo): Challenges => ({
  async add({ tokenHash: _id, ...challenge }) {
    await challenges(mongo).insertOne(defined({ _id, ...challenge }));
  },
  async byTokenHash(tokenHash) {
    const found = await challenges(mongo).findOne({ _id: tokenHash });
    if (!found) return undefined;
    const { _id, ...challenge } = found;
    return { ...challenge, tokenHash };
  },
});
