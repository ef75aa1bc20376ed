import { noticeRaised } from '@southline/contracts/events';
import { normalizedAddress } from '@southline/kernel/email';
import { randomSecret, sha256Hex } from '@southline/platform/ids';
import { type ClientSession, inTransaction, type Mongo, onDuplicate } from '@southline/platform/mongo';
import { appendToOutbox, outboxEvent } from '@southline/platform/outbox';
import { maxNotices, maxRounds, maxUnconfirmed, type Notice, retentionMs } from '../domain/notices/notice.ts';
import type { NoticeStore } from '../domain/notices/ports.ts';
import { notices } from './collections.ts';
import { timeLimit } from './time-limit.ts';

/** The number of valid tokens per wish: a retried mail carries a newer one than its first try. */
const storedTokens = 5;

export const addressKeyOf = (email: string): string => sha256Hex(normalizedAddress(email));
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

const raised = (noticeId: string, round: number, occurredAt: Date) =>
  outboxEvent(noticeRaised, { noticeId, unconfirmed: round > 0, round }, { version: 1 + round, occurredAt });

/** The open wish for the same part, if any, and the number of open wishes of its address. */
const found = async (mongo: Mongo, session: ClientSession, { part, kind, email }: Notice) => {
  const addressKey = addressKeyOf(email);
  const same = await notices(mongo).findOne({ part, kind, addressKey, open: true }, { session });
  const open = await notices(mongo)
    .find({ addressKey, open: true }, { projection: { state: 1 }, session })
    .limit(maxNotices)
    .toArray();
  return { addressKey, same, count: open.length, unconfirmed: open.filter(({ state }) => state === 'Unconfirmed') };
};

const inserted = ({ id, ...notice }: Notice, addressKey: string) => ({
  _id: id,
  ...notice,
  addressKey,
  open: true,
  tokens: [],
  supersededBy: '',
});

const addWaiting =
  (mongo: Mongo): NoticeStore['addWaiting'] =>
  (notice, now) => {
    const adding = inTransaction(mongo, async (session) => {
      const { addressKey, same, count } = await found(mongo, session, notice);
      const waits = { state: 'Waiting', expiresAt: later(now, retentionMs.Waiting) } as const;
      if (same) {
        await notices(mongo).updateOne({ _id: same._id }, { $set: waits }, { session });
        return true;
      }
      if (count >= maxNotices) return false;
      await notices(mongo).insertOne({ ...inserted(notice, addressKey), ...waits, rounds: 0 }, { session });
      return true;
    });
    // Of two concurrent identical requests, the second one finds the wish of the first.
    return adding.catch(onDuplicate(() => true));
  };

const addUnconfirmed =
  (mongo: Mongo): NoticeStore['addUnconfirmed'] =>
  (notice, now) => {
    const adding = inTransaction(mongo, async (session) => {
      const { addressKey, same, count, unconfirmed } = await found(mongo, session, notice);
      const expiresAt = later(now, retentionMs.Unconfirmed);
      if (same) {
        // A repeated request sends the confirmation mail again, up to a limit.
        const round = same.rounds + 1;
        if (same.state !== 'Unconfirmed' || round > maxRounds) return;
        await notices(mongo).updateOne({ _id: same._id }, { $set: { rounds: round, expiresAt } }, { session });
        await appendToOutbox(mongo, session, [raised(same._id, round, now)]);
        return;
      }
      if (count >= maxNotices || unconfirmed.length >= maxUnconfirmed) return;
      const state = 'Unconfirmed' as const;
      await notices(mongo).insertOne({ ...inserted(notice, addressKey), state, expiresAt, rounds: 1 }, { session });
      await appendToOutbox(mongo, session, [raised(notice.id, 1, now)]);
    });
    return adding.catch(onDuplicate(() => undefined));
  };

const fulfil =
  (mongo: Mongo): NoticeStore['fulfil'] =>
  (due, now) =>
    inTransaction(mongo, async (session) => {
      const ids = due.map(({ id }) => id);
      const waiting = await notices(mongo)
        .find({ _id: { $in: ids }, state: 'Waiting' }, { projection: { _id: 1 }, session })
        .toArray();
      const still = new Set(waiting.map(({ _id }) => _id));
      const fulfilled = due.filter(({ id }) => still.has(id));
      if (fulfilled.length === 0) return 0;
      const expiresAt = later(now, retentionMs.Told);
      await notices(mongo).bulkWrite(
        fulfilled.map(({ id, kind, supersededBy }) => ({
          updateOne: {
            filter: { _id: id, state: 'Waiting' },
            update: { $set: { state: 'Told', open: false, kind, supersededBy, toldAt: now, expiresAt } },
          },
        })),
        { session },
      );
      const events = fulfilled.map(({ id }) => raised(id, 0, now));
      await appendToOutbox(mongo, session, events);
      return fulfilled.length;
    });

export const createNoticeStore = (mongo: Mongo): NoticeStore => ({
  addWaiting: addWaiting(mongo),
  addUnconfirmed: addUnconfirmed(mongo),
  fulfil: fulfil(mongo),
  async confirm(token, now) {
    const byToken = { tokens: sha256Hex(token), expiresAt: { $gt: now } };
    const waits = { state: 'Waiting', expiresAt: later(now, retentionMs.Waiting) } as const;
    const confirmed = await notices(mongo).findOneAndUpdate({ ...byToken, state: 'Unconfirmed' }, { $set: waits });
    const notice = confirmed ?? (await notices(mongo).findOne(byToken, timeLimit()));
    return notice && notice.state !== 'Ended' ? { partNo: notice.partNo, kind: notice.kind } : undefined;
  },
  async end(token, now) {
    const notice = await notices(mongo).findOne({ tokens: sha256Hex(token) }, timeLimit());
    if (!notice) return false;
    const { addressKey } = notice;
    const ended = { state: 'Ended', open: false, expiresAt: later(now, retentionMs.Ended) } as const;
    await notices(mongo).updateMany({ addressKey, open: true }, { $set: ended, $unset: { email: 1 } });
    return true;
  },
  async forMail(id) {
    const token = randomSecret();
    const notice = await notices(mongo).findOneAndUpdate(
      { _id: id, state: { $in: ['Unconfirmed', 'Told'] }, email: { $exists: true } },
      { $push: { tokens: { $each: [sha256Hex(token)], $slice: -storedTokens } } },
    );
    if (!notice?.email) return undefined;
    const { email, region, language, partNo, description, kind, supersededBy, state } = notice;
    const fulfilled = { email, region, language, partNo, description, kind, supersededBy };
    return { ...fulfilled, unconfirmed: state === 'Unconfirmed', token };
  },
  async waiting(after, limit) {
    const rows = await notices(mongo)
      .find({ state: 'Waiting', part: { $gt: after } }, { projection: { part: 1, kind: 1 }, ...timeLimit() })
      .sort({ part: 1, _id: 1 })
      .limit(limit)
      .toArray();
    return rows.map(({ _id: id, part, kind }) => ({ id, part, kind }));
  },
  async forgetAddresses(at) {
    await notices(mongo).updateMany({ state: 'Told', toldAt: { $lt: at }, email: { $exists: true } }, [
      { $unset: 'email' },
    ]);
  },
});
