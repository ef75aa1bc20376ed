import type { EventDeclaration, StaffActed } from '@southline/contracts/events';
import { DomainError } from '@southline/kernel/errors';
import { type Cents, formatMoney } from '@southline/kernel/money';
import { staffEvents } from '../journal/index.ts';
import { date, defineCollection, inTransaction, isDuplicateKey, type Mongo, text } from '../mongo/index.ts';
import { appendToOutbox } from '../outbox/index.ts';
import { currentScope, runInScope } from '../telemetry/index.ts';
import { type Decide, type Decision, notWaiting, type Waiting, type WaitingKind } from './desk.ts';

/** A decision that one administrator proposed and another one confirms. */
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
    /** Absent: it was confirmed or withdrawn. */
    open: Boolean,
    /** Since someone has begun to confirm it, it cannot be withdrawn. */
    confirmedBy: String,
    /** The request id that ended it, and the state afterwards. */
    endedBy: String,
    outcome: String,
  },
  [
    {
      key: { kind: 1, key: 1 },
      name: 'one-open-proposal',
      unique: true,
      partialFilterExpression: { open: true },
    },
    { key: { endedBy: 1 }, name: 'ended', partialFilterExpression: { endedBy: { $exists: true } } },
  ],
);

const needed = () =>
  new DomainError('conflict', 'SecondPersonNeeded', 'Above this amount one administrator proposes, another confirms.');
const ownProposal = () =>
  new DomainError('forbidden', 'SecondPersonNeeded', 'Another administrator confirms your proposal.');
const proposed = () =>
  new DomainError('conflict', 'NotWaiting', 'Another decision is proposed already. Load the list again.');

export interface MoneyKind extends WaitingKind {
  /** With the amount that the decision is about. */
  readonly list: (most: number) => Promise<readonly (Waiting & { readonly cents: Cents })[]>;
  /** The amount of an item that waits; undefined if it does not. */
  readonly centsOf: (key: string) => Promise<Cents | undefined>;
  readonly decisions: Readonly<Record<string, Decide>>;
}

export interface SecondPersonOptions {
  readonly declaration: EventDeclaration<StaffActed>;
  readonly aboveCents: Cents;
}

const proposalOf = 'propose-';

/**
 * The same items and decisions, but above an amount one administrator proposes a decision and another one confirms it. Each of
 * the two has an entry in the journal. An open proposal is withdrawn by either.
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

  const once =
    (decide: Decide): Decide =>
    async (decision) => {
      if (((await kind.centsOf(decision.key)) ?? 0) > aboveCents) throw needed();
      return decide(decision);
    };

  const propose =
    (code: string): Decide =>
    async ({ key, by, reason, requestId }) => {
      if (await rows.findOne({ _id: requestId })) return 'proposed';
      if ((await kind.centsOf(key)) === undefined) throw notWaiting();
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
  const endOf = (endedBy: string, outcome: string) => ({ $set: { endedBy, outcome }, $unset: { open: '' as const } });

  const confirm: Decide = async ({ key, by, reason, requestId }) => {
    const claim = { $set: { confirmedBy: by } };
    const proposal = await rows.findOneAndUpdate({ kind: kind.kind, key, open: true, by: { $ne: by } }, claim);
    if (!proposal) {
      const known = await ended(requestId);
      if (known?.outcome) return known.outcome;
      throw (await openOf(key)) ? ownProposal() : notWaiting();
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
      await rows.updateOne({ _id, confirmedBy: by }, { $unset: { confirmedBy: '' } });
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
        const proposal = open.find(({ key }) => key === item.key);
        if (proposal) {
          const { decision, by, reason } = proposal;
          const facts = { ...item.facts, proposed: decision, proposedBy: by, proposalReason: reason };
          return { ...item, facts, decisions: me === by ? ['withdraw'] : ['confirm', 'withdraw'] };
        }
        if (cents <= aboveCents) return { ...item, decisions: codes };
        const facts = { ...item.facts, secondPerson: formatMoney(aboveCents) };
        return { ...item, facts, decisions: codes.map((code) => `${proposalOf}${code}`) };
      });
    },
    decisions: {
      ...Object.fromEntries(codes.map((code) => [`${proposalOf}${code}`, propose(code)])),
      ...Object.fromEntries(Object.entries(kind.decisions).map(([code, decide]) => [code, once(decide)])),
      confirm,
      withdraw,
    },
  };
};
