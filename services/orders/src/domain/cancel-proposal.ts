import type { Cents } from '@southline/kernel/money';
import { ownerOfMember } from '@southline/kernel/owner';
import { needsSecondPerson } from '@southline/kernel/second-person';
import { type CancelCommand, cancel, cancellationBy, cancellationOf } from './cancelling.ts';
import { ownProposal, proposalChanged, secondPersonNeeded } from './errors.ts';
import type { Cancellation, CancelProposal, Order, UnitsOfLine } from './order.ts';
import type { OrderChange } from './ports.ts';

export interface StaffCancelCommand extends CancelCommand {
  /** What staff do about the open proposal. Absent: a cancellation of its own. */
  readonly step?: 'confirm' | 'withdraw' | undefined;
}

const quantitiesOf = (lines: readonly UnitsOfLine[]): string[] =>
  lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`).toSorted();

const hasSameLines = (some: readonly UnitsOfLine[], others: readonly UnitsOfLine[]): boolean =>
  quantitiesOf(some).join() === quantitiesOf(others).join();

const isSame = (proposal: CancelProposal, { lines, refundCents }: Cancellation): boolean =>
  proposal.refundCents === refundCents && hasSameLines(proposal.lines, lines);

/** What this member of staff has refunded by cancellations of the order without a second person. */
const aloneCents = ({ cancellations = [] }: Order, by: string): Cents =>
  cancellations.reduce(
    (sum, known) => sum + (known.by === by && known.proposedBy === undefined ? known.refundCents : 0),
    0,
  );

/** Buyers cancel their own orders alone, also a buyer who is staff. */
const isAboveAmount = (order: Order, by: string | undefined, refundCents: Cents, aboveCents: Cents): boolean =>
  by !== undefined &&
  order.owner !== ownerOfMember(by) &&
  needsSecondPerson(refundCents, aboveCents, aloneCents(order, by));

/** The cancellation of the open proposal, as the second person confirms it. */
const confirmed = (
  order: Order,
  proposal: CancelProposal,
  command: CancelCommand,
  now: Date,
  followOns: readonly Order[],
): OrderChange[] => {
  if (proposal.by === command.by) throw ownProposal();
  const { reason, lines } = proposal;
  const whole: CancelCommand = { ...command, reason, lines, proposedBy: proposal.by };
  if (!isSame(proposal, cancellationOf(order, whole, now, followOns))) throw proposalChanged();
  return cancel(order, whole, now, followOns);
};

/**
 * The changes of a cancellation. Above the amount the first member of staff proposes it, and another one who confirms
 * it, or who cancels the same units, carries it out. A proposal changes no unit. `followOns`: the rest of the family, for the
 * delivery fee.
 */
export const cancelOrPropose = (
  order: Order,
  command: StaffCancelCommand,
  now: Date,
  aboveCents: Cents,
  followOns: readonly Order[],
): OrderChange[] => {
  const { cancelProposal: proposal } = order;
  const { step, by, lines, reason, requestId } = command;
  if (cancellationBy(order, command)) return [];
  if (step === 'withdraw') return proposal ? [{ set: { cancelProposal: undefined } }] : [];
  if (step === 'confirm') {
    if (!proposal || !hasSameLines(proposal.lines, lines)) throw proposalChanged();
    return confirmed(order, proposal, command, now, followOns);
  }
  if (by === undefined) return cancel(order, command, now, followOns);
  const cancellation = cancellationOf(order, command, now, followOns);
  if (!isAboveAmount(order, by, cancellation.refundCents, aboveCents)) return cancel(order, command, now, followOns);
  if (proposal && isSame(proposal, cancellation))
    return proposal.by === by ? [] : confirmed(order, proposal, command, now, followOns);
  const { refundCents } = cancellation;
  return [{ set: { cancelProposal: { by, at: now, reason, requestId, lines: cancellation.lines, refundCents } } }];
};

/** Throws if changes that staff make beside a cancellation refund more than one person may. */
export const checkAlone = (
  order: Order,
  changes: readonly OrderChange[],
  by: string | undefined,
  aboveCents: Cents,
) => {
  const known = order.cancellations?.length ?? 0;
  const added = changes.flatMap(({ set }) => set?.cancellations?.slice(known) ?? []);
  const refundCents = added.reduce((sum, one) => sum + one.refundCents, 0);
  if (isAboveAmount(order, by, refundCents, aboveCents)) throw secondPersonNeeded();
};
