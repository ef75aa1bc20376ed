import type { Db } from 'mongodb';

/** The fields of an account that the invariants need. */
export interface AccountRecord {
  readonly _id: string;
  readonly email: string;
  readonly verifiedAt?: Date;
  readonly unverifiedUntil?: Date;
}

/** The stored part of a mailed secret. */
export interface RequestRecord {
  readonly _id: string;
  readonly purpose: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface FinishedJob {
  readonly _id: string;
  readonly payload?: unknown;
}

export const readAccounts = async (auth: Db) => ({
  accounts: await auth
    .collection<AccountRecord>('members')
    .find({}, { projection: { email: 1, verifiedAt: 1, unverifiedUntil: 1 } })
    .toArray(),
  requests: await auth
    .collection<RequestRecord>('requests')
    .find({}, { projection: { purpose: 1, createdAt: 1, expiresAt: 1 } })
    .toArray(),
  finishedJobs: await auth
    .collection<FinishedJob>('jobs')
    .find({ kind: 'account-request', state: 'done' }, { projection: { payload: 1 } })
    .toArray(),
});
