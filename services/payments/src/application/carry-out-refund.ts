import type { Cents } from '@southline/kernel/money';
import { untilWon } from '@southline/kernel/until-won';
import { undecided } from '../domain/found-refund.ts';
import { NotSent } from '../domain/ports.ts';
import {
  atProvider,
  cleared,
  failed,
  heldBack,
  putDown,
  type Refund,
  sent,
  settled,
  unexplained,
} from '../domain/refund.ts';
import { lookAgainAt, turnAt } from '../domain/schedule.ts';
import { refundsSettled } from '../metrics.ts';
import type { Ports } from './ports.ts';

const doneTwice = 'the provider made it more than once';

/**
 * Carries out a booked refund at the provider and records it. The provider has no idempotency keys, so each refund is
 * looked up by its own reference before it is sent. It is sent again only if the provider has no trace of it and its
 * longest time for a refund has passed. Returns the date of the next call if that time has not passed, or if another
 * refund of the capture is at the provider. Throws if the provider gave no answer or refused, or if a person has to
 * decide.
 */
export const carryOutRefund = (ports: Ports) => {
  const { books, provider, clock, logger, settings } = ports;
  const settle = settleRefund(ports);
  const sumsOf = sumsOfCapture(ports);

  const save = async (before: Refund, after: Refund): Promise<Refund> => {
    if (!(await books.saveRefund(before, after))) throw takenOver(before);
    return after;
  };

  /** Takes the refund over from a worker that died or is paused. The later writes of that worker fail. */
  const take = async (reference: string): Promise<Refund> => {
    const refund = await books.refund(reference);
    if (!refund) throw new Error(`no refund ${reference}`);
    return refund.state === 'UNKNOWN' ? save(refund, putDown(refund)) : refund;
  };

  const needsPerson = async (refund: Refund, review: string, cents: Cents = 0): Promise<never> => {
    logger.error({ reference: refund.reference, review }, 'a refund needs a person');
    if (refund.review !== review || refund.unexplained !== cents)
      await books.failRefund(refund, heldBack(refund, review, cents), clock.now());
    throw new Error(`refund waits for a person: ${review}`);
  };

  /** Records a refund that the provider made, after comparing the sums of its capture. */
  const conclude = async (refund: Refund, transaction: string): Promise<true> => {
    const more = (await sumsOf(refund, refund.cents)).missing - (refund.missing ?? 0);
    const review = more > 0 ? `the provider gave back ${more} cents more than it was asked for` : undefined;
    return settle(refund, { transaction, ...(review && { review, overpaid: more }) });
  };

  /**
   * Looks the refund up and settles it if the provider has made it. `answered`: the transaction in the provider's
   * answer.
   */
  const wasMade = async (refund: Refund, answered?: string): Promise<boolean> => {
    const found = await provider.refundByReference(refund.reference);
    if (found === undefined) return false;
    if (found === 'several')
      return settle(refund, {
        ...(answered !== undefined && { transaction: answered }),
        review: doneTwice,
        overpaid: refund.cents,
      });
    const isOurs = found.captureTransaction === refund.captureTransaction && found.cents === refund.cents;
    if (!isOurs) return needsPerson(refund, `transaction ${found.transaction} of the provider has its reference`);
    return conclude(refund, found.transaction);
  };

  /**
   * Returns the cents that went back from the payment without an explanation. They may be this refund, for example
   * under the number that it had before a restore. So they hold the refund back, unless a person has decided about that
   * amount.
   */
  const checkSums = async (refund: Refund): Promise<Cents> => {
    const { isKept, missing, foundCents, found } = await sumsOf(refund);
    // A surplus capture is refunded as a whole, and the provider refuses to refund more than that.
    const counted = isKept || refund.sentAt ? Math.max(0, missing) : 0;
    const rest = counted + foundCents;
    if (rest <= cleared(refund)) return missing;
    const review =
      refund.sentAt && found.length === 0
        ? 'money went back, and the provider has no refund of this reference'
        : [`${rest} cents of the payment went back without a refund of ours`, found.join(', ')]
            .filter(Boolean)
            .join(': ');
    return needsPerson(refund, review, rest);
  };

  /** Sends a refund that is now the only one of its capture at the provider. `note` receives the stored refund. */
  const ask = async (refund: Refund, note: (refund: Refund) => void): Promise<void> => {
    if (await wasMade(refund)) return;
    const missing = await checkSums(refund);
    const { captureTransaction: transaction, cents, reference, orderNo } = refund;
    const now = clock.now();
    const asked = await save(refund, sent(refund, missing, now));
    note(asked);
    const sendBefore = new Date(now.getTime() + settings.providerTimeoutMs);
    const answer = await provider.refund({ transaction, cents, reference, orderNo, sendBefore });
    // The provider may have processed the request twice, so a refusal may concern the second time.
    if (await wasMade(asked, 'transaction' in answer ? answer.transaction : undefined)) return;
    if ('transaction' in answer) return void (await conclude(asked, answer.transaction));
    const codes = answer.refused.join(',');
    if ((await sumsOf(asked)).missing !== missing) throw new Error(`refund refused, but money went back: ${codes}`);
    logger.error({ reference, review: codes }, 'the provider refuses a refund');
    await books.failRefund(asked, failed(asked, codes), clock.now());
    throw new Error(`refund refused: ${codes}`);
  };

  return async (reference: string): Promise<Date | undefined> => {
    const refund = await take(reference);
    if (refund.state === 'SETTLED') return undefined;
    if ((refund.sentAt || refund.heldBack) && (await wasMade(refund))) return undefined;
    const now = clock.now();
    const again = refund.sentAt && lookAgainAt(refund.sentAt, now, settings);
    if (again) return again;
    let held = atProvider(refund);
    if (!(await books.saveRefund(refund, held))) return turnAt(refund.createdAt, now, settings);
    try {
      await ask(held, (asked) => {
        held = asked;
      });
    } catch (error) {
      // Lets another refund of the payment be sent. False if this one has been recorded or taken over meanwhile.
      await books.saveRefund(held, putDown(held, error instanceof NotSent));
      throw error;
    }
    return undefined;
  };
};

const takenOver = ({ reference }: Refund) => new Error(`refund ${reference} was taken over by another worker`);

/** Compares the capture's sums here and at the provider. `ours`: cents that went back for the refund itself. */
const sumsOfCapture =
  ({ books, provider }: Ports) =>
  async ({ reference, captureTransaction }: Refund, ours: Cents = 0) => {
    const capture = await books.holderOf(captureTransaction);
    if (!capture) throw new Error(`no capture ${captureTransaction}`);
    // The refunds are read before the provider is asked. A refund that settles in between then counts as one that may
    // have been made.
    const refunds = await books.refundsOf(captureTransaction);
    const others = refunds.filter((other) => other.reference !== reference);
    const left = await provider.refundable(captureTransaction);
    const found = undecided(refunds);
    return {
      /** True for an order's payment; false for a surplus capture, which is refunded as a whole. */
      isKept: capture.kind === 'capture',
      /** Cents that went back from the capture beyond its known refunds. */
      missing: unexplained(capture.cents - ours - left, others),
      /** References of found refunds that wait for a person; `foundCents` is their sum. `missing` does not include them. */
      found: found.map((one) => one.reference),
      foundCents: found.reduce((sum, { cents }) => sum + cents, 0),
    };
  };

interface Settlement {
  readonly transaction?: string;
  readonly review?: string;
  readonly overpaid?: Cents;
}

const settleRefund =
  ({ books, clock, logger }: Ports) =>
  async (refund: Refund, { transaction, ...problem }: Settlement): Promise<true> => {
    const { reference, orderId, cents } = refund;
    const exhausted = () => new Error(`refund ${reference}: its settlement cannot be recorded`);
    // Other refunds change the order's account, so a lost race is repeated. Only this worker writes the refund itself.
    const settle = async (): Promise<true | undefined> => {
      const account = await books.account(orderId);
      const after = { ...settled(refund, transaction), ...problem };
      if (await books.settleRefund(refund, after, account, clock.now())) {
        refundsSettled.inc();
        logger.info({ reference, orderId, cents }, 'refund settled');
        if (problem.review) logger.error({ reference, ...problem }, 'a refund needs a person');
        return true;
      }
      if ((await books.refund(reference))?.version !== refund.version) throw takenOver(refund);
      return undefined;
    };
    return untilWon(settle, { exhausted });
  };
