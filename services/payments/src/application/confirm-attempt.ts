import { isDomainError } from '@southline/kernel/errors';
import type { Cents } from '@southline/kernel/money';
import type { Attempt } from '../domain/attempt.ts';
import { attemptUnknown } from '../domain/errors.ts';
import { expiredMessage, pendingMessage } from '../domain/messages.ts';
import { nextCheck } from '../domain/schedule.ts';
import type { Ports } from './ports.ts';
import type { SettleAttempt, Settled } from './settle-attempt.ts';

export interface ConfirmAttempt {
  readonly orderId: string;
  /** An empty name is not used for the search. If both are empty, the newest attempt is taken. */
  readonly accessCode: string;
  readonly transactionNo: string;
}

export type Confirmation =
  | { readonly outcome: 'captured'; readonly transaction: string; readonly cents: Cents; readonly cardLastFour: string }
  | { readonly outcome: 'pending' | 'declined' | 'card-invalid'; readonly message: string };

const withoutCapture = ({ attempt, certain }: Settled): Confirmation => {
  if (attempt.state === 'Declined' || (attempt.state === 'Closed' && certain)) {
    const { message, cardInvalid } = attempt.refusal ?? { message: expiredMessage, cardInvalid: false };
    return { outcome: cardInvalid ? 'card-invalid' : 'declined', message };
  }
  return { outcome: 'pending', message: pendingMessage };
};

const ignoreBusy = (error: unknown): void => {
  if (!isDomainError(error, 'Unavailable')) throw error;
};

/** Returns the outcome of a payment. Asks the provider if it is not known yet. */
export const confirmAttempt = ({ attempts, books, clock, settings }: Ports, settle: SettleAttempt) => {
  const find = async (command: ConfirmAttempt): Promise<Attempt> => {
    const attempt = await attempts.named(command.orderId, command);
    if (!attempt) throw attemptUnknown(command.orderId);
    return attempt;
  };

  return async (command: ConfirmAttempt): Promise<Confirmation> => {
    const found = await find(command);
    const settled = await settle(found.id, found);
    const { state, surplus, providerTransaction, amountCents, cardLastFour = '' } = settled.attempt;
    if (state === 'Captured' && !surplus && providerTransaction) {
      return { outcome: 'captured', transaction: providerTransaction, cents: amountCents, cardLastFour };
    }
    // The order is paid, by this attempt or by another one.
    const account = await books.account(command.orderId);
    if (account) {
      const { providerTransaction: transaction, capturedCents: cents, cardLastFour = '' } = account;
      return { outcome: 'captured', transaction, cents, cardLastFour };
    }
    const confirmation = withoutCapture(settled);
    // A client asks because it posted a card. So the next check is soon, even if the client does not ask again.
    if (confirmation.outcome === 'pending') {
      await attempts.hurry(settled.attempt, nextCheck(0, clock.now(), settings.scale)).catch(ignoreBusy);
    }
    return confirmation;
  };
};
