import type { OwnDataPart } from '@southline/contracts/common';
import { memberClosed } from '@southline/contracts/events';
import type { ownDataServices } from '@southline/contracts/own-data';
import { DomainError } from '@southline/kernel/errors';
import { ownerOfMember } from '@southline/kernel/owner';
import type { GrpcServer } from '../grpc/index.ts';
import { type Consumption, consume, UnreadableEvent } from '../inbox/index.ts';
import { type Background, repeat } from '../lifecycle/repeat.ts';
import { announceWork, onWork } from '../lifecycle/wakers.ts';
import type { Logger } from '../logger/index.ts';
import { afterCommit, date, deferWrite, defineCollection, type Mongo, present, text } from '../mongo/index.ts';

/** The person whose data is exported. */
export interface DataHolder {
  readonly membershipNo: string;
  /** Owner key of records. */
  readonly owner: string;
  /** The verified address of the account. */
  readonly email: string;
}

/** Yields the files of one holder, piece by piece. A file without pieces is not part of the download. */
export type OwnFiles = (holder: DataHolder) => AsyncIterable<OwnDataPart>;

/** A JSON file with an array of records, one per line. */
export const ownRecords = <Row>(
  file: string,
  find: (holder: DataHolder) => AsyncIterable<Row>,
  show: (row: Row) => unknown = (row) => row,
): OwnFiles =>
  async function* (holder) {
    let before = '[\n';
    for await (const row of find(holder)) {
      yield { file, content: Buffer.from(before + JSON.stringify(show(row))) };
      before = ',\n';
    }
    if (before !== '[\n') yield { file, content: Buffer.from('\n]\n') };
  };

/** Serves the export of the caller's own data. The files are read one after the other. */
export const serveOwnData = (
  server: GrpcServer,
  definition: (typeof ownDataServices)[keyof typeof ownDataServices],
  files: readonly OwnFiles[],
): void =>
  server.add(definition, {
    async *exportOwnData({ email }, { identity, owner }) {
      const membershipNo = identity?.membershipNo;
      if (!membershipNo) throw new DomainError('not-found', 'NotFound', 'There is no such account.');
      for (const read of files) {
        for await (const part of read({ membershipNo, owner: owner(), email })) yield { part };
      }
    },
  });

/** Members whose data this service removes, or has removed, by membership number. */
export const closedMembers = defineCollection(
  'closed_members',
  {
    _id: text,
    /** The address of the account; deleted when everything is done. */
    email: String,
    closedAt: date,
    /** Time of the next run; absent when everything is done. */
    dueAt: Date,
  },
  [{ key: { dueAt: 1 }, name: 'due', where: { dueAt: present } }],
);

/**
 * Removes or replaces a service's data about a member. It may run any number of times. While an order or a return is still open,
 * it returns when to run again.
 */
export type Forget = (holder: DataHolder) => Promise<Date | undefined>;

const work = 'closed members';
/** Calls of the closed session may still be under way; the data that they write are removed by a later run. */
const settledMs = 10 * 60_000;
/** After a crash another process takes over. */
const leaseMs = 60_000;
const pollMs = 15_000;

/** Records a closed member, once. */
export const onMemberClosed = (service: (typeof memberClosed.consumers)[number], mongo: Mongo): Consumption =>
  consume(service, memberClosed, 'forget-member', async ({ addressee, closedAt: at }, { session }) => {
    const closedAt = new Date(at);
    if (!addressee || Number.isNaN(closedAt.getTime()))
      throw new UnreadableEvent('The event lacks a member or a time.');
    const { membershipNo: _id, email } = addressee;
    const update = { $setOnInsert: { email, closedAt, dueAt: closedAt } };
    deferWrite(session, closedMembers(mongo), { updateOne: { filter: { _id }, update, upsert: true } });
    afterCommit(session, work, () => announceWork(mongo, work));
  });

/** One round: the next due member. Returns whether there was one. */
export const forgetNext = async (mongo: Mongo, forget: Forget, now = new Date()): Promise<boolean> => {
  const due = { dueAt: { $lte: now } };
  const lease = { $set: { dueAt: new Date(now.getTime() + leaseMs) } };
  const member = await closedMembers(mongo).findOneAndUpdate(due, lease, { sort: { dueAt: 1 } });
  if (!member) return false;
  const { _id, email = '', closedAt } = member;
  const again = await forget({ membershipNo: _id, owner: ownerOfMember(_id), email });
  const settled = new Date(closedAt.getTime() + settledMs);
  const next = now < settled ? settled : again;
  await closedMembers(mongo).updateOne(
    { _id },
    next ? { $set: { dueAt: next } } : { $unset: { dueAt: '', email: '' } },
  );
  return true;
};

export const forgetting = (mongo: Mongo, logger: Logger, forget: Forget): Background => {
  const loop = repeat(work, pollMs, logger, () => forgetNext(mongo, forget));
  const silence = onWork(mongo, work, loop.wake);
  return {
    wake: loop.wake,
    async stop() {
      silence();
      await loop.stop();
    },
  };
};
