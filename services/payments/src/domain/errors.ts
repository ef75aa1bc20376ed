import { DomainError } from '@southline/kernel/errors';

export const alreadyCaptured = (orderId: string) =>
  new DomainError('conflict', 'AlreadyCaptured', 'This order is paid already.', { orderId });

export const attemptInFlight = (orderId: string) =>
  new DomainError(
    'conflict',
    'AttemptInFlight',
    'Your last payment is still being confirmed. Please wait a moment and do not pay again.',
    { orderId },
  );

export const attemptUnknown = (orderId: string) =>
  new DomainError('not-found', 'NotFound', 'There is no such payment.', { orderId });

export const foundUnknown = (transaction: string) =>
  new DomainError('not-found', 'NotFound', 'The provider has no capture of ours by this name.', { transaction });

export const invalidPayment = (field: string) =>
  new DomainError('invalid', 'InvalidRequest', 'The payment cannot be opened.', { [field]: 'is not valid' });

export const providerAway = () =>
  new DomainError(
    'unavailable',
    'PaymentUnavailable',
    'Card payment is not available at the moment. Please try again shortly.',
  );

/** The provider refuses our request: our set-up is wrong, and the buyer can only report it. */
export const paymentSetup = (reference: string) =>
  new DomainError(
    'unavailable',
    'PaymentSetup',
    `The payment could not be started. Please contact us and quote ${reference}.`,
    {
      reference,
    },
  );

export const refundUnknown = (reference: string) =>
  new DomainError('not-found', 'NotFound', 'There is no such refund.', { reference });

export const notInReview = (target: string) =>
  new DomainError('conflict', 'NotInReview', `${target} does not wait for a person.`, { target });

/** Payments does not know whether an order is placed, so it refunds no order on its own. */
export const noAttempt = (target: string) =>
  new DomainError(
    'conflict',
    'NotInReview',
    `${target} is not a payment attempt. Orders decides about an order: npm run review-orders -- refund <order id>.`,
    { target },
  );

export const onlyRefundable = (target: string) =>
  new DomainError(
    'conflict',
    'OnlyRefundable',
    `The amount that the provider took for ${target} differs from this payment. It can only be refunded.`,
    { target },
  );

export const nothingToRefund = (orderId: string) =>
  new DomainError('conflict', 'NothingToRefund', 'The payment does not hold that much any more.', { orderId });

export const referenceReused = (reference: string) =>
  new DomainError('conflict', 'KeyReused', 'This refund is of another order or amount.', { reference });
