import { addressVerified, authStaffActed } from '@southline/contracts/events';
import { randomId } from '@southline/platform/ids';
import { addJob, jobs } from '@southline/platform/jobs';
import { staffEvents } from '@southline/platform/journal';
import {
  type ClientSession,
  counters,
  defined,
  inTransaction,
  isDuplicateKey,
  type Mongo,
} from '@southline/platform/mongo';
import { appendToOutbox, type OutboxEvent, outboxEvent } from '@southline/platform/outbox';
import { accountJob } from '../domain/account-job.ts';
import { isProven } from '../domain/member.ts';
import type { Change, Committed } from '../domain/ports.ts';
import { toOutbox } from '../mapping/member-events.ts';
import {
  challenges,
  type MemberDocument,
  members,
  requestKey,
  requestKeysOf,
  requests,
  staffChanges,
} from './collections.ts';

/** Rolls the transaction back. */
class Refused extends Error {
  constructor(readonly outcome: 'stale' | 'spent' | 'last-administrator') {
    super(outcome);
  }
}

/** Returns the record before the change; undefined for a new one. */
const writeMember = async (mongo: Mongo, session: ClientSession, { member, isNew }: Change) => {
  const { membershipNo: _id, ...rest } = member;
  const next = defined({ ...rest, version: member.version + 1 });
  if (isNew) {
    await members(mongo).insertOne({ _id, ...next } satisfies MemberDocument, { session });
    return undefined;
  }
  const before = await members(mongo).findOneAndReplace({ _id, version: member.version }, next, { session });
  if (before === null) throw new Refused('stale');
  return before;
};

/**
 * The event of a verified address. A used link proves that the holder of the address has the account; an address or a
 * password that staff entered proves nothing.
 */
const verifiedBy = ({ member, consumed }: Change, before: MemberDocument | undefined, now: Date): OutboxEvent[] => {
  const { membershipNo, email, version } = member;
  if (!before || !consumed || !isProven(member)) return [];
  if (before.email === email && isProven(before)) return [];
  const event = { membershipNo, email, verifiedAt: now.toISOString() };
  return [outboxEvent(addressVerified, event, { version: version + 1, occurredAt: now })];
};

const writeRequests = async (mongo: Mongo, session: ClientSession, change: Change) => {
  const { member, consumed, ended = [], endedReturns, request, answered } = change;
  if (answered) {
    const { deletedCount } = await challenges(mongo).deleteOne({ _id: answered.tokenHash }, { session });
    if (deletedCount === 0) throw new Refused('spent');
  }
  if (consumed) {
    const { deletedCount } = await requests(mongo).deleteOne({ tokenHash: consumed.tokenHash }, { session });
    if (deletedCount === 0) throw new Refused('spent');
  }
  if (ended.length > 0) {
    const keys = ended.map((purpose) => requestKey(member.membershipNo, purpose, member.email));
    await requests(mongo).deleteMany({ _id: { $in: keys } }, { session });
  }
  if (change.allEnded) {
    await requests(mongo).deleteMany({ _id: requestKeysOf(member.membershipNo) }, { session });
  }
  if (endedReturns) {
    const { membershipNo, leftAtVersion = 0 } = endedReturns;
    const returns = requestKey(membershipNo, 'email-return', '');
    const ofMember = { $gte: returns, $lt: `${returns}\uffff` };
    await requests(mongo).deleteMany({ _id: ofMember, leftAtVersion: { $gte: leftAtVersion } }, { session });
  }
  if (request) {
    const _id = requestKey(request.membershipNo, request.purpose, request.email);
    await requests(mongo).replaceOne({ _id }, defined(request), { session, upsert: true });
  }
};

/** Serialises changes that may remove an administrator, so that two concurrent ones cannot remove both. */
const requireAdministrator = async (mongo: Mongo, session: ClientSession) => {
  await counters(mongo).updateOne(
    { _id: 'losses-of-administrators' },
    { $inc: { next: 1 } },
    { session, upsert: true },
  );
  const left = await members(mongo).countDocuments(
    { userType: 'Admin', disabledAt: { $exists: false } },
    { session, limit: 1 },
  );
  if (left === 0) throw new Refused('last-administrator');
};

const takeJob = async (mongo: Mongo, session: ClientSession, jobId: string) => {
  const open = { _id: jobId, payload: { $exists: true } };
  const { matchedCount } = await jobs(mongo).updateOne(open, { $unset: { payload: '' } }, { session });
  if (matchedCount === 0) throw new Refused('spent');
};

/** Writes the whole change in one transaction; see `Committed` for its possible failures. */
export const commit = async (mongo: Mongo, change: Change, now: Date): Promise<Committed> => {
  const events = (change.events ?? []).map((event) => toOutbox(event, change.member.version + 1, now));
  const staffChangeId = randomId();
  const { membershipNo } = change.member;
  try {
    await inTransaction(mongo, async (session) => {
      if (change.finishedJob) await takeJob(mongo, session, change.finishedJob);
      await writeRequests(mongo, session, change);
      const before = await writeMember(mongo, session, change);
      const { job, staffChange } = change;
      if (change.losesAdministrator) await requireAdministrator(mongo, session);
      if (job) await addJob(mongo, session, { id: job.id, kind: accountJob, payload: job.request });
      if (staffChange) {
        await staffChanges(mongo).insertOne({ _id: staffChangeId, membershipNo, at: now, ...staffChange }, { session });
      }
      const acted = change.acted ? staffEvents(authStaffActed, [change.acted], now) : [];
      await appendToOutbox(mongo, session, [...events, ...verifiedBy(change, before, now), ...acted]);
    });
    return 'done';
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    if (isDuplicateKey(error) && error.keyPattern?.email) return 'taken';
    throw error;
  }
};
