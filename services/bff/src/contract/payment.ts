import { type ConfirmPaymentResponse, PaymentOutcome } from '@southline/contracts/orders';
import { DomainError } from '@southline/kernel/errors';
import { pending } from './errors.ts';

const beingConfirmed = 'Your payment is being confirmed.';
const declined = 'The payment was declined.';
const cardInvalid = 'Please check the card details.';

/** Returns if the payment is captured. Throws the answer for every other outcome: declined, or not finished. */
export const requireCaptured = ({ outcome, message }: ConfirmPaymentResponse): void => {
  switch (outcome) {
    case PaymentOutcome.PAYMENT_OUTCOME_CAPTURED:
      return;
    case PaymentOutcome.PAYMENT_OUTCOME_DECLINED:
      throw new DomainError('declined', 'Declined', message || declined);
    case PaymentOutcome.PAYMENT_OUTCOME_CARD_INVALID:
      throw new DomainError('declined', 'CardInvalid', message || cardInvalid);
    // A captured payment must never be reported as failed, so an unknown state counts as not finished.
    default:
      throw pending(message || beingConfirmed);
  }
};
