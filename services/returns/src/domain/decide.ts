import { isDay } from '@southline/kernel/day';
import type { Cents } from '@southline/kernel/money';
import { ownerOfMember } from '@southline/kernel/owner';
import { regionDateTime, regionDay } from '@southline/kernel/region';
import { INCORRECT_PART, longestReturnNote } from '@southline/kernel/returns';
import { needsSecondPerson } from '@southline/kernel/second-person';
import { alreadyProcessed, invalid, notAsked, notReady, ownReturn, returnUnknown } from './errors.ts';
import {
  type Action,
  type Actor,
  type Entry,
  type Exchange,
  exchangeMoves,
  type ItemResponse,
  itemMoves,
  keptItems,
  moved,
  openItems,
  type ReturnItem,
  type ReturnOrder,
  refundOf,
  withoutEstimate,
} from './return-order.ts';

/** The return after a decision; undefined if the same person has already made this decision. */
export type Decision = ReturnOrder | undefined;

const itemOf = ({ items }: ReturnOrder, itemId: string): ReturnItem => {
  const item = items.find((one) => one.itemId === itemId);
  if (!item) throw returnUnknown();
  return item;
};

const withItem = (order: ReturnOrder, item: ReturnItem, entry: Entry): ReturnOrder => {
  if (!itemMoves[item.response].includes(entry.response))
    throw new Error(`No move from ${item.response} to ${entry.response}.`);
  const next = { ...item, response: entry.response, entries: [...item.entries, entry] };
  return { ...order, items: order.items.map((one) => (one.itemId === item.itemId ? next : one)) };
};

const notOwn = (order: ReturnOrder, by: Actor) => {
  if (order.owner === ownerOfMember(by.membershipNo)) throw ownReturn();
};

const nameOf = ({ name, membershipNo }: Actor) => name || membershipNo;

const noteProblem = (note: string, missing: string): string | undefined => {
  if (note.trim() === '') return missing;
  return note.length > longestReturnNote ? `A note has ${longestReturnNote} characters at most.` : undefined;
};

/** A declined exchange has ended. Its order, if there is one, gives its stock back. */
const withoutExchange = (item: ReturnItem): ReturnItem =>
  item.exchange && exchangeMoves[item.exchange.state].includes('Ended')
    ? { ...item, exchange: { ...item.exchange, state: 'Ended' } }
    : item;

export interface StaffAnswer {
  readonly response: Exclude<ItemResponse, 'Requested'>;
  readonly acceptable?: boolean | undefined;
  readonly attendOn: string;
  readonly message: string;
  /** A photo of staff. */
  readonly fileName?: string | undefined;
}

const answerProblems = ({ response, acceptable, attendOn, message }: StaffAnswer, today: string) => {
  const problems: Record<string, string> = {};
  const needed = response === 'Approved' ? undefined : noteProblem(message, 'Note is required.');
  const long = noteProblem(message || '-', '');
  if (needed ?? long) problems.message = needed ?? long ?? '';
  if (response !== 'MoreInfo' && acceptable === undefined) problems.acceptable = 'Acceptable quality is required.';
  if (attendOn && !isDay(attendOn)) problems.declaredReturnDate = 'Not a date.';
  else if (attendOn && response !== 'Approved') problems.declaredReturnDate = 'Set a day only for an approval.';
  else if (attendOn && attendOn < today) problems.declaredReturnDate = 'This day has passed.';
  return problems;
};

const spoken: Readonly<Record<ItemResponse, string>> = {
  Requested: 'Requested',
  MoreInfo: 'More information was asked for',
  Approved: 'Approved',
  Declined: 'Declined',
};

/** The answer of staff about one item. If the last item is declined, the return is declined too. `exchange`: after an approval. */
export const respond = (
  order: ReturnOrder,
  itemId: string,
  answer: StaffAnswer,
  by: Actor,
  {
    now,
    entryId,
    exchange,
  }: { readonly now: Date; readonly entryId: string; readonly exchange?: Exchange | undefined },
): Decision => {
  const item = itemOf(order, itemId);
  notOwn(order, by);
  const problems = answerProblems(answer, regionDay(now, order.order.region));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (item.response !== 'Requested') {
    const last = item.entries.findLast((entry) => entry.by.role !== 'Member');
    const own = last?.by.membershipNo === by.membershipNo && item.response === answer.response;
    if (own && last.message === answer.message.trim()) return undefined;
    if (!last) throw new Error(`Item ${itemId} was answered by nobody.`);
    const at = regionDateTime(last.at, order.order.region);
    throw alreadyProcessed(spoken[last.response], nameOf(last.by), at);
  }
  const { response } = answer;
  const answered: ReturnItem = {
    ...(response === 'Declined' ? withoutExchange(item) : item),
    ...(response !== 'MoreInfo' && { acceptable: answer.acceptable }),
    ...(answer.attendOn && { attendOn: answer.attendOn }),
    ...(exchange && { exchange }),
  };
  const entry = { entryId, at: now, by, response, message: answer.message.trim(), fileName: answer.fileName ?? '' };
  const next = withItem(response === 'Declined' ? withoutEstimate(order) : order, answered, entry);
  return keptItems(next).length > 0
    ? next
    : moved(next, 'Declined', { at: now, why: 'every item is declined', by: by.membershipNo });
};

export interface MemberAnswer {
  readonly message: string;
  readonly fileName: string;
}

/** The member's answer to a question of staff. */
export const followUp = (
  order: ReturnOrder,
  itemId: string,
  { message, fileName }: MemberAnswer,
  by: Actor,
  { now, entryId }: { readonly now: Date; readonly entryId: string },
): Decision => {
  const item = itemOf(order, itemId);
  const problem = noteProblem(message, 'Note is required.');
  if (problem) throw invalid({ userMsg: problem });
  if (item.response !== 'MoreInfo') throw notAsked();
  const text = message.trim();
  return withItem(order, item, { entryId, at: now, by, response: 'Requested', message: text, fileName });
};

/** The choice for one line. */
export interface Choice {
  /** Its units go back into stock. */
  readonly includeInStock: boolean;
  readonly wrongPartSent?: boolean;
}

export interface Processed {
  readonly action: Action;
  readonly note: string;
  /** By line. */
  readonly choices: ReadonlyMap<string, Choice>;
}

const processProblems = (order: ReturnOrder, { note, choices }: Processed) => {
  const problems: Record<string, string> = {};
  for (const { lineId, reason } of keptItems(order)) {
    const choice = choices.get(lineId);
    if (!choice) problems[`${lineId}.includeinStock`] = 'Parts(s) Back In Stock must be selected.';
    if (choice?.wrongPartSent && reason !== INCORRECT_PART)
      problems[`${lineId}.wrongPartSent`] = 'Only a part returned as Incorrect Part can be the wrong part.';
  }
  const problem = noteProblem(note, 'Dealer Note is required.');
  if (problem) problems.dealerNotes = problem;
  return problems;
};

/** Whether pressing Complete again has payments look its refund up again. */
export const triesAgain = (order: ReturnOrder, action: Action): boolean =>
  order.state === 'Refunding' && order.refundFailure !== undefined && action === 'Complete';

/** What this member of staff has refunded for the order's other returns without a second person. */
const aloneCents = (others: readonly ReturnOrder[], by: Actor): Cents =>
  others
    .filter(({ state }) => state === 'Refunding' || state === 'Completed')
    .filter(({ processing }) => processing?.by.membershipNo === by.membershipNo && processing.proposedBy === undefined)
    .reduce((sum, one) => sum + (one.order.paidByCard ? refundOf(one) : 0), 0);

/**
 * Completes or declines a return. With a captured payment it is completed once its refund was fixed and made. Above the
 * amount the first person proposes the refund, and another one who completes the return with the same refund confirms it.
 * `others`: the order's other returns, whose refunds by the same person count.
 */
export const process = (
  order: ReturnOrder,
  processed: Processed,
  by: Actor,
  now: Date,
  aboveCents: Cents,
  others: readonly ReturnOrder[] = [],
): Decision => {
  notOwn(order, by);
  const { action, note, choices } = processed;
  if (order.state !== 'Pending') {
    const first = order.processing;
    if (triesAgain(order, action)) return undefined;
    if (first && first.by.membershipNo === by.membershipNo && first.action === action) return undefined;
    const last = first ?? { by: { ...by, membershipNo: '', name: 'staff' }, at: order.processedAt ?? now };
    const what = order.state === 'Declined' ? 'Declined' : order.state === 'Completed' ? 'Completed' : 'Being refunded';
    throw alreadyProcessed(what, nameOf(last.by), regionDateTime(last.at, order.order.region));
  }
  if (openItems(order) > 0) throw notReady();
  const problems = processProblems(order, processed);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const completes = action === 'Complete';
  const items = order.items.map((item) => {
    if (item.response === 'Declined') return item;
    const { includeInStock = false, wrongPartSent = false } = choices.get(item.lineId) ?? {};
    const kept = completes ? item : withoutExchange(item);
    return {
      ...kept,
      includeInStock: completes && includeInStock,
      ...(item.reason === INCORRECT_PART && { wrongPartSent }),
    };
  });
  const { proposal, ...rest } = order;
  const decided = { ...rest, items, processing: { action, by, at: now, note: note.trim() } };
  const step = { at: now, by: by.membershipNo };
  if (!completes) return moved(decided, 'Declined', { ...step, why: 'declined' });
  const refundCents = order.order.paidByCard ? refundOf(decided) : 0;
  if (needsSecondPerson(refundCents, aboveCents, aloneCents(others, by))) {
    // Another refund than the proposed one is a new proposal.
    const isSame = proposal?.refundCents === refundCents;
    if (isSame && proposal.by.membershipNo === by.membershipNo) return undefined;
    if (!isSame) return { ...order, proposal: { by, at: now, note: note.trim(), refundCents } };
    const processing = { ...decided.processing, proposedBy: proposal.by.membershipNo };
    return moved({ ...decided, processing }, 'Refunding', { ...step, why: 'processed' });
  }
  return order.order.paidByCard
    ? moved(decided, 'Refunding', { ...step, why: 'processed' })
    : moved(decided, 'Completed', { ...step, why: 'processed; no payment to refund' });
};

/** Stores the refund that orders has fixed. A return without a refund is completed. Undefined: already known. */
export const refundFixed = (
  order: ReturnOrder,
  { keptCents, gstCents }: Pick<Required<ReturnOrder>, 'keptCents' | 'gstCents'>,
  now: Date,
): Decision => {
  if (order.state !== 'Refunding') return undefined;
  const fixed = { ...order, keptCents, gstCents };
  if (refundOf(fixed) === 0) return moved(fixed, 'Completed', { at: now, why: 'no money to refund' });
  return order.keptCents === keptCents && order.gstCents === gstCents ? undefined : fixed;
};

/** Stores why the refund is delayed, or that nothing blocks it. Undefined: already known, or already refunded. */
export const refundRefused = (order: ReturnOrder, problem: string): Decision => {
  const { refundFailure = '', ...rest } = order;
  if (order.state !== 'Refunding' || refundFailure === problem) return undefined;
  return { ...rest, ...(problem && { refundFailure: problem }) };
};

/** The refund was made. Undefined: already known. */
export const refunded = (order: ReturnOrder, transaction: string, now: Date): Decision => {
  if (order.state !== 'Refunding') return undefined;
  const { refundFailure: _, ...rest } = order;
  return moved({ ...rest, ...(transaction && { refundTransaction: transaction }) }, 'Completed', {
    at: now,
    why: 'refunded',
  });
};
