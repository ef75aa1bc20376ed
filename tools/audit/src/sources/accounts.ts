import { MemberRegistered } from '@southline/contracts/events';
import type { Binary, Db } from 'mongodb';

/** The parts of an account that invariants speak of. */
export interface AccountRecord {
  readonly _id: string;
  readonly email: string;
  readonly verifiedAt?: Date;
  readonly unverifiedUntil?: Date;
}

/** What is kept of a mailed secret. */
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

/** An event of auth: somebody is to be mailed about this request. */
export interface AccountEvent {
  /** What happened, which is also the mail's name. */
  readonly what: string;
  readonly requestId: string;
  /** When it left. */
  readonly sentAt: Date;
}

export interface AccountMail {
  /** what/request id */
  readonly _id: string;
  readonly messageId: string;
  readonly state: string;
}

/** Events that have left auth within the week for which it keeps them. */
export const readAccountEvents = async (auth: Db): Promise<AccountEvent[]> => {
  const rows = await auth
    .collection<{ topic: string; value: Binary; sentAt: Date }>('outbox')
    .find({ sent: true })
    .toArray();
  return rows.map(({ topic, value, sentAt }) => ({
    sentAt,
    what: topic.split('.')[2] ?? '',
    // Every event of auth begins like this one.
    requestId: MemberRegistered.decode(value.buffer).requestId,
  }));
};

/** Mails from their first sending on, and the keys of those that wait. */
export const readAccountMails = async (notifications: Db) => {
  const jobs = notifications.collection<{ _id: string }>('jobs');
  const queued = await jobs.find({ kind: 'account-mail', state: 'queued' }, { projection: { _id: 1 } }).toArray();
  return {
    mails: await notifications.collection<AccountMail>('account_mails').find().toArray(),
    queued: new Set(queued.map(({ _id }) => _id)),
  };
};

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
