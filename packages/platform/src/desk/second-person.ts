import type { EventDeclaration, StaffActed } from '@southline/contracts/events';
import { atOnceMs } from '@southline/kernel/at-once';
import { busy, DomainError } from '@southline/kernel/errors';
import { type Cents, formatMoney } from '@southline/kernel/money';
import { needsSecondPerson } from '@southline/kernel/second-person';
import { staffEvents } from '../journal/index.ts';
import {
  date,
  defineCollection,
  inTransaction,
  isDuplicateKey,
  isInserted,
  type Mongo,
  present,
  text,
} from '../mongo/index.ts';
import { appendToOutbox } from '../outbox/index.ts';
import { currentScope, runInScope } from '../telemetry/index.ts';
import { type Decide, type Decision, notWaiting, type Waiting, type WaitingKind } from './desk.ts';

/**
 * Decisions about money. Up to the amount one administrator decides, and the row is open only while the decision is carried out:
 * `confirmedBy` is `by`. Above the amount one administrator proposes and another one confirms.
 */
export const proposals = defineCollection(
  'proposals',
  {
    /** The request id of the proposal. */
    _id: text,
    kind: text,
    key: text,
    decision: text,
    by: text,
    reason: text,
    at: date,
    /** Absent after the decision was carried out or withdrawn. */
    open: Boolean,
    /** The person who carries out the decision, and the start time. A decision in progress cannot be withdrawn. */
    confirmedBy: String,
    confirmedAt: Date,
    /** The request id that ended the row, and the outcome. */
    endedBy: String,
    outcome: String,
    endedAt: Date,
  },
  [
    { key: { kind: 1, key: 1 }, name: 'one-open-proposal', unique: true, where: { open: true } },
    { key: { kind: 1, key: 1, endedAt: 1 }, name: 'ended-lately', where: { endedAt: present } },
    { key: { endedBy: 1 }, name: 'ended', where: { endedBy: present } },
  ],
);

const needed = () =>
  new DomainError('conflict', 'SecondPersonNeeded', 'Above this amount one administrator proposes, another confirms.');
const ownProposal = () =>
  new DomainError('forbidden', 'SecondPersonNeeded', 'Another administrator confirms your proposal.');
const proposed = () =>
  new DomainError('conflict', 'NotWaiting', 'Another decision is proposed already. Load the list again.');

export interface MoneyKind extends WaitingKind {
  /** Each item has the amount that the decision is about. */
  readonly list: (most: number) => Promise<readonly (Waiting & { readonly cents: Cents })[]>;
  /** The amount of a waiting item; undefined if it does not wait. */
  readonly centsOf: (key: string) => Promise<Cents | undefined>;
  readonly decisions: Readonly<Record<string, Decide>>;
}

export interface SecondPersonOptions {
  readonly declaration: EventDeclaration<StaffActed>;
  readonly aboveCents: Cents;
}

const proposalOf = 'propose-';
/** Longer than any call. A decision in progress for longer was interrupted by a kill, and another call may take it over. */
const decidingMs = 30_000;

const isDirect = ({ by, confirmedBy }: { readonly by: string; readonly confirmedBy?: string }) => by === confirmedBy;

/**
 * Wraps a kind whose decisions are about money. If two administrators decide about an item at once, the second one gets
 * NotWaiting. Above the amount one administrator proposes a decision and another one confirms it. Both steps have an entry in the
 * journal. Either of the two can withdraw the proposal.
 */
export const withSecondPerson = (
  mongo: Mongo,
  kind: MoneyKind,
  { declaration, aboveCents }: SecondPersonOptions,
): WaitingKind => {
  const rows = proposals(mongo);
  const openOf = (key: string) => rows.findOne({ kind: kind.kind, key, open: true });
  const codes = Object.keys(kind.decisions);

  const note = (action: string, key: string, decision: string, now: Date) =>
    staffEvents(declaration, [{ action, record: key, after: { proposed: decision } }], now);

  /** Throws if the item does not wait, or if another person has decided about it within the last moments (`atOnceMs`). */
  const checkWaiting = async (key: string, by: string): Promise<void> => {
    if ((await kind.centsOf(key)) === undefined) throw notWaiting();
    const lately = { kind: kind.kind, key, outcome: { $ne: 'withdrawn' } };
    const endedAt = { $gt: new Date(Date.now() - atOnceMs) };
    const latest = await rows
      .find({ ...lately, endedAt })
      .sort({ endedAt: -1 })
      .limit(1)
      .next();
    if (latest && latest.confirmedBy !== by) throw notWaiting();
  };

  const endOf = (endedBy: string, outcome: string) => ({
    $set: { endedBy, outcome, endedAt: new Date() },
    $unset: { open: '' as const },
  });

  const stale = () => ({ $lt: new Date(Date.now() - decidingMs) });

  /** Reserves the item for one decision. Returns false if another decision is in progress. */
  const begin = async (code: string, { key, by, reason, requestId }: Decision): Promise<boolean> => {
    const now = new Date();
    const item = { kind: kind.kind, key, open: true };
    await rows.deleteOne({ ...item, confirmedAt: stale(), $expr: { $eq: ['$by', '$confirmedBy'] } });
    const row = { ...item, decision: code, by, reason, at: now, confirmedBy: by, confirmedAt: now };
    return isInserted(rows.insertOne({ _id: requestId, ...row }));
  };

  const once =
    (code: string, decide: Decide): Decide =>
    async (decision) => {
      const { key, by, requestId } = decision;
      const known = await rows.findOne({ _id: requestId });
      if (known?.outcome) return known.outcome;
      if (needsSecondPerson((await kind.centsOf(key)) ?? 0, aboveCents)) throw needed();
      if (!(await begin(code, decision))) throw (await rows.findOne({ _id: requestId })) ? busy() : notWaiting();
      try {
        // After a kill the decision may already have been carried out, so the item may no longer wait. A repeat runs the
        // decision again, because every decision is idempotent.
        if (!known) await checkWaiting(key, by);
        const outcome = await decide(decision);
        await rows.updateOne({ _id: requestId }, endOf(requestId, outcome));
        return outcome;
      } catch (error) {
        await rows.deleteOne({ _id: requestId, open: true });
        throw error;
      }
    };

  const propose =
    (code: string): Decide =>
    async ({ key, by, reason, requestId }) => {
      if (await rows.findOne({ _id: requestId })) return 'proposed';
      await checkWaiting(key, by);
      const at = new Date();
      const row = { kind: kind.kind, key, decision: code, by, reason, at, open: true };
      try {
        await inTransaction(mongo, async (session) => {
          await rows.insertOne({ _id: requestId, ...row }, { session });
          await appendToOutbox(mongo, session, note('decision-proposed', key, code, at));
        });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (!(await rows.findOne({ _id: requestId }))) throw proposed();
      }
      return 'proposed';
    };

  const ended = (requestId: string) => rows.findOne({ endedBy: requestId });

  const confirm: Decide = async ({ key, by, reason, requestId }) => {
    const claim = { $set: { confirmedBy: by, confirmedAt: new Date() } };
    const free = { $or: [{ confirmedBy: { $exists: false } }, { confirmedAt: stale() }] };
    const notDirect = { $expr: { $ne: ['$by', '$confirmedBy'] } };
    const another = { kind: kind.kind, key, open: true, by: { $ne: by }, ...free, ...notDirect };
    const proposal = await rows.findOneAndUpdate(another, claim);
    if (!proposal) {
      const known = await ended(requestId);
      if (known?.outcome) return known.outcome;
      const open = await openOf(key);
      if (open?.confirmedBy === by && !isDirect(open)) throw busy();
      throw open?.by === by && !isDirect(open) ? ownProposal() : notWaiting();
    }
    const { _id, decision: code } = proposal;
    const scope = currentScope();
    // The journal's entry shows the proposed decision, not the word `confirm`.
    const actor = scope?.actor && { ...scope.actor, decision: { code, reason, requestId } };
    const confirmed: Decision = { key, by: `${proposal.by}, confirmed by ${by}`, reason: proposal.reason, requestId };
    const decide = async () => {
      const decideNow = kind.decisions[code];
      if (!decideNow) throw notWaiting();
      return decideNow(confirmed);
    };
    try {
      const outcome = await (scope && actor ? runInScope({ ...scope, actor }, decide) : decide());
      await rows.updateOne({ _id, open: true }, endOf(requestId, outcome));
      return outcome;
    } catch (error) {
      await rows.updateOne({ _id, confirmedBy: by }, { $unset: { confirmedBy: '', confirmedAt: '' } });
      throw error;
    }
  };

  const withdraw: Decide = async ({ key, requestId }) => {
    const now = new Date();
    return inTransaction(mongo, async (session) => {
      const open = { kind: kind.kind, key, open: true, confirmedBy: { $exists: false } };
      const proposal = await rows.findOneAndUpdate(open, endOf(requestId, 'withdrawn'), { session });
      if (!proposal && !(await ended(requestId))) throw notWaiting();
      if (proposal) await appendToOutbox(mongo, session, note('proposal-withdrawn', key, proposal.decision, now));
      return 'withdrawn';
    });
  };

  return {
    ...kind,
    async list(most) {
      const found = await kind.list(most);
      const open = await rows
        .find({ kind: kind.kind, open: true, key: { $in: found.map(({ key }) => key) } })
        .toArray();
      const me = currentScope()?.actor?.name;
      return found.map(({ cents, ...item }) => {
        const proposal = open.find((one) => one.key === item.key && !isDirect(one));
        if (proposal) {
          const { decision, by, reason } = proposal;
          const facts = { ...item.facts, proposed: decision, proposedBy: by, proposalReason: reason };
          return { ...item, facts, decisions: me === by ? ['withdraw'] : ['confirm', 'withdraw'] };
        }
        if (!needsSecondPerson(cents, aboveCents)) return { ...item, decisions: codes };
        const facts = { ...item.facts, secondPerson: formatMoney(aboveCents) };
        return { ...item, facts, decisions: codes.map((code) => `${proposalOf}${code}`) };
      });
    },
    decisions: {
      ...Object.fromEntries(codes.map((code) => [`${proposalOf}${code}`, propose(code)])),
      ...Object.fromEntries(Object.entries(kind.decisions).map(([code, decide]) => [code, once(code, decide)])),
      confirm,
      withdraw,
    },
  };
};
