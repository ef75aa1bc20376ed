import { namedBy } from '../domain/found-capture.ts';
import { importedRefund, inReview, isSame, problems } from '../domain/found-refund.ts';
import type { FoundRefund } from '../domain/ports.ts';
import { type Refund, settled } from '../domain/refund.ts';
import type { Ports } from './ports.ts';
import type { FindUnrecorded } from './record-found.ts';

export interface RefundDifference {
  readonly refund: Refund;
  readonly outcome: 'settled' | 'imported' | 'review';
}

export interface ComparedRefunds {
  /** Settled refunds of the ledger that were looked up. */
  readonly checked: number;
  readonly differences: readonly RefundDifference[];
  /** Found refunds that no refund of the ledger explains yet, whenever they were found. */
  readonly unexplained: readonly Refund[];
}

/**
 * Compares the refunds with the provider one by one. A refund that is open here and done there is settled. A refund
 * that only the provider has is added to the ledger and the account. Other differences wait for a person. Safe to run
 * at any time and again.
 */
export const compareRefunds = (ports: Ports) => {
  const { explain, noteIn, verify } = comparison(ports);
  const { books, found, provider } = ports;

  return async ({ from, to, transactions }: FindUnrecorded): Promise<ComparedRefunds> => {
    const differences: RefundDifference[] = [];
    const note = noteIn(differences);
    const listed = [...new Set([...(await provider.settled(from, to)), ...transactions])];
    const recorded = await books.recorded(listed);
    for (const transaction of listed.filter((one) => !recorded.has(one))) {
      const made = await provider.refunded(transaction);
      if (made) note(await explain(made));
    }
    const own = await found.settledBetween(from, to);
    for (const refund of own) note(await verify(refund));
    return { checked: own.length, differences, unexplained: await found.unexplained() };
  };
};

/**
 * Runs after a restore, before anything is sent. A refund that is open in the restored copy may have been made since.
 * Each is looked up by its reference and settled if the provider has it.
 */
export const settleMade = (ports: Ports) => {
  const { explain, noteIn, review } = comparison(ports);
  const { found, provider } = ports;

  return async (): Promise<ComparedRefunds> => {
    const differences: RefundDifference[] = [];
    const note = noteIn(differences);
    const open = await found.open();
    for (const refund of open) {
      const made = await provider.refundByReference(refund.reference);
      if (made === 'several') note(await review(refund, problems.twice(refund.reference)));
      else if (made) note(await explain(made));
    }
    return { checked: open.length, differences, unexplained: await found.unexplained() };
  };
};

const comparison = (ports: Ports) => {
  const { attempts, books, found, provider, clock, logger } = ports;

  const ownerOf = async (orderId: string) => {
    const [attempt] = await attempts.ofOrder(orderId);
    return { orderId, orderNo: attempt?.orderNo ?? '' };
  };

  /** The ledger lacks the capture. Its reference at the provider names the order, unless it is no payment of ours. */
  const lostOwner = async (captureTransaction: string) => {
    const capture = await provider.captured(captureTransaction);
    const orderId = namedBy(capture?.reference ?? '')?.orderId ?? `foreign:${captureTransaction}`;
    return { orderId, orderNo: capture?.orderNo ?? '' };
  };

  const bringIn = async (made: FoundRefund, review: string): Promise<RefundDifference | undefined> => {
    const holder = await books.holderOf(made.captureTransaction);
    const owner = holder ? await ownerOf(holder.orderId) : await lostOwner(made.captureTransaction);
    const refund = importedRefund(made, owner, review, clock.now());
    return (await found.add(refund)) ? { refund, outcome: 'imported' } : undefined;
  };

  const settle = async (refund: Refund, transaction: string): Promise<RefundDifference | undefined> => {
    const after = settled(refund, transaction);
    const account = await books.account(refund.orderId);
    const done = await books.settleRefund(refund, after, account, clock.now());
    return done ? { refund: after, outcome: 'settled' } : undefined;
  };

  /** A refund at the provider whose transaction the ledger lacks. */
  const explain = async (made: FoundRefund): Promise<RefundDifference | undefined> => {
    const { reference, transaction } = made;
    const own = reference ? await books.refund(reference) : undefined;
    if (!own) return bringIn(made, problems.unknown);
    if (!isSame(own, made)) return bringIn(made, problems.differs(reference));
    if (own.state !== 'SETTLED') return settle(own, transaction);
    if (own.refundTransaction !== undefined) return bringIn(made, problems.twice(reference));
    if (own.decided !== undefined) return bringIn(made, problems.paidOtherwise(reference));
    await found.rename(own, settled(own, transaction));
    return undefined;
  };

  const review = async (refund: Refund, problem: string): Promise<RefundDifference | undefined> => {
    if (refund.review !== undefined) return undefined;
    const after = inReview(refund, problem);
    return (await books.saveRefund(refund, after)) ? { refund: after, outcome: 'review' } : undefined;
  };

  const atProvider = async ({ reference, refundTransaction, foundAs }: Refund) => {
    const byReference = foundAs === undefined ? await provider.refundByReference(reference) : undefined;
    return byReference ?? (refundTransaction ? provider.refunded(refundTransaction) : undefined);
  };

  /** Checks that the provider has a refund which the ledger has as settled. */
  const verify = async (refund: Refund): Promise<RefundDifference | undefined> => {
    const { reference, refundTransaction, decided } = refund;
    // A person has decided: the money belongs to another entry, or was paid back by other means.
    if (decided !== undefined) return undefined;
    const made = await atProvider(refund);
    if (made === 'several') return review(refund, problems.twice(reference));
    if (!made) return review(refund, problems.absent);
    if (!isSame(refund, made)) return review(refund, problems.differs(reference));
    if (refundTransaction === undefined) await found.rename(refund, settled(refund, made.transaction));
    else if (refundTransaction !== made.transaction) return review(refund, problems.differs(reference));
    return undefined;
  };

  const noteIn = (differences: RefundDifference[]) => (difference: RefundDifference | undefined) => {
    if (!difference) return;
    const { refund, outcome } = difference;
    const { reference, orderId, cents, review: problem } = refund;
    logger.warn({ reference, orderId, cents, outcome, problem }, 'a refund differs from the provider');
    differences.push(difference);
  };

  return { explain, noteIn, review, verify };
};
