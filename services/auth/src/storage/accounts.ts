import { nameOf } from '@southline/kernel/person-name';
import { addJob, jobs } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { type AccountJob, accountJob } from '../domain/account-job.ts';
import type { Member } from '../domain/member.ts';
import type { Accounts } from '../domain/ports.ts';
import { type MemberDocument, members, staffChanges } from './collections.ts';
import { commit } from './commit.ts';

const fromDocument = ({ _id: membershipNo, ...rest }: MemberDocument): Member => ({ membershipNo, ...rest });

const found = (document: MemberDocument | null): Member | undefined => (document ? fromDocument(document) : undefined);

/** Names by membership number, without unknown numbers and closed accounts. */
export const namesOf = async (mongo: Mongo, membershipNos: readonly string[]): Promise<Record<string, string>> => {
  const found = await members(mongo)
    .find({ _id: { $in: [...membershipNos] } }, { projection: { profile: 1 } })
    .toArray();
  const named = found.map(({ _id, profile }) => [_id, nameOf(profile)] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== ''));
};

export const createAccounts = (mongo: Mongo): Accounts => ({
  find: async (membershipNo) => found(await members(mongo).findOne({ _id: membershipNo })),
  async findByEmail(email) {
    // The first address that does not sort before this one. So an unknown address also reads a document, which takes the
    // same time.
    const nearest = await members(mongo).findOne({ email: { $gte: email } }, { sort: { email: 1 } });
    return found(nearest?.email === email ? nearest : null);
  },
  names: (membershipNos) => namesOf(mongo, membershipNos),
  staff: async () =>
    (
      await members(mongo)
        .find({ userType: { $in: ['Dealer', 'Admin'] } })
        .sort({ email: 1 })
        .toArray()
    ).map(fromDocument),
  withTotp: async () =>
    (
      await members(mongo)
        .find({ 'secondFactor.totp.secret': { $exists: true } })
        .toArray()
    ).map(fromDocument),
  commit: (change, now) => commit(mongo, change, now),
  async seen(membershipNo, hash, now) {
    await members(mongo).updateOne(
      { _id: membershipNo, 'devices.hash': hash },
      { $set: { 'devices.$.lastSeen': now } },
    );
  },
  addJob: ({ id, request }: AccountJob) => addJob(mongo, undefined, { id, kind: accountJob, payload: request }),
  async finishJob(jobId) {
    await jobs(mongo).updateOne({ _id: jobId }, { $unset: { payload: '' } });
  },
  async removeUnverified(email) {
    const { deletedCount } = await members(mongo).deleteOne({ email, verifiedAt: { $exists: false } });
    return deletedCount === 1;
  },
  async takeUnloggedChange() {
    const change = await staffChanges(mongo).findOneAndUpdate(
      { logged: { $ne: true } },
      { $set: { logged: true } },
      { sort: { at: 1 } },
    );
    return change ?? undefined;
  },
  async removeLapsed(now) {
    const { deletedCount } = await members(mongo).deleteMany({
      unverifiedUntil: { $lte: now },
      verifiedAt: { $exists: false },
    });
    return deletedCount;
  },
});
