import { defined, type Mongo } from '@southline/platform/mongo';
import type { OneTimeRequest } from '../domain/one-time-request.ts';
import type { Challenges, Requests } from '../domain/ports.ts';
import { challenges, type RequestDocument, requestKey, requests } from './collections.ts';

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

const found = (document: RequestDocument | null): OneTimeRequest | undefined => {
  if (!document) return undefined;
  const { _id, ...request } = document;
  return request;
};

export const createRequests = (mongo: Mongo): Requests => ({
  byTokenHash: async (tokenHash) => found(await requests(mongo).findOne({ tokenHash })),
  byId: async (requestId) => found(await requests(mongo).findOne({ requestId })),
  returnTo: async (membershipNo, email) =>
    found(await requests(mongo).findOne({ _id: requestKey(membershipNo, 'email-return', email) })),
  tryTemporary: async (tokenHash, temporaryHash) => {
    const right = { $eq: ['$temporaryHash', { $literal: temporaryHash }] };
    const left = { $cond: [right, '$triesLeft', { $subtract: ['$triesLeft', 1] }] };
    const tried = await requests(mongo).findOneAndUpdate(
      { tokenHash, triesLeft: { $gt: 0 } },
      [{ $set: { triesLeft: left } }],
      { returnDocument: 'after' },
    );
    return found(tried);
  },
  async end({ tokenHash }) {
    await requests(mongo).deleteOne({ tokenHash });
  },
});
