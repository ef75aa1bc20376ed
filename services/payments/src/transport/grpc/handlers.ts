import type { DeliveryDetails, Money } from '@southline/contracts/common';
import { kebabWords } from '@southline/contracts/enum-words';
import {
  AttemptOutcome,
  CheckOrderResponse,
  CompareRefundsResponse,
  ConfirmAttemptResponse,
  FindUnrecordedResponse,
  FoundOutcome,
  OpenAttemptResponse,
  type PaymentsServiceService,
  RecordFoundResponse,
  RefundOrderResponse,
  RefundOutcome,
  RefundPaymentResponse,
  RefundState,
  RetryRefundResponse,
} from '@southline/contracts/payments';
import type { ReadTimeline } from '@southline/kernel/timeline';
import type { Handlers } from '@southline/platform/grpc';
import type { checkOrder } from '../../application/check-order.ts';
import type { compareRefunds } from '../../application/compare-refunds.ts';
import type { Confirmation, confirmAttempt } from '../../application/confirm-attempt.ts';
import type { openAttempt } from '../../application/open-attempt.ts';
import type { findUnrecorded, recordFound } from '../../application/record-found.ts';
import type { refundPayment, retryRefund } from '../../application/refund-payment.ts';
import { invalidPayment } from '../../domain/errors.ts';
import { namedBy } from '../../domain/found-capture.ts';
import type { Buyer } from '../../domain/ports.ts';
import type { Refund } from '../../domain/refund.ts';

type Definition = typeof PaymentsServiceService;

export interface UseCases {
  readonly openAttempt: ReturnType<typeof openAttempt>;
  readonly confirmAttempt: ReturnType<typeof confirmAttempt>;
  readonly checkOrder: ReturnType<typeof checkOrder>;
  readonly refundPayment: ReturnType<typeof refundPayment>;
  readonly retryRefund: ReturnType<typeof retryRefund>;
  readonly findUnrecorded: ReturnType<typeof findUnrecorded>;
  readonly recordFound: ReturnType<typeof recordFound>;
  readonly compareRefunds: ReturnType<typeof compareRefunds>;
  readonly orderTimeline: ReadTimeline;
}

const currency = 'AUD';

const centsOf = (amount: Money | undefined): number => {
  if (amount?.currency !== currency) throw invalidPayment('amount');
  return amount.cents;
};

const buyerOf = (details: DeliveryDetails | undefined): Buyer => ({
  firstName: details?.firstName ?? '',
  lastName: details?.lastName ?? '',
  street: details?.addressLine ?? '',
  locality: details?.locality ?? '',
  state: details?.state ?? '',
  postcode: details?.postcode ?? '',
  phone: details?.phone ?? '',
  email: details?.email ?? '',
});

const { wires: outcomes } = kebabWords(AttemptOutcome);
const { wires: foundOutcomes } = kebabWords(FoundOutcome);
const { wires: refundOutcomes } = kebabWords(RefundOutcome);

const refundStates = {
  PENDING: RefundState.REFUND_STATE_PENDING,
  UNKNOWN: RefundState.REFUND_STATE_UNKNOWN,
  FAILED: RefundState.REFUND_STATE_FAILED,
  SETTLED: RefundState.REFUND_STATE_SETTLED,
};

const reportOf = ({ state, sentAt, review = '' }: Refund) => ({
  state: state === 'PENDING' && sentAt ? RefundState.REFUND_STATE_UNKNOWN : refundStates[state],
  problem: review,
});

/** The reference is sent to the provider, so only visible ASCII is allowed. */
const checkedReference = (reference: string): string => {
  if (!/^[\x21-\x7e]{1,64}$/.test(reference)) throw invalidPayment('reference');
  return reference;
};

const dateOf = (text: string, field: string): Date => {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw invalidPayment(field);
  return date;
};

const periodOf = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  from: dateOf(from, 'from'),
  to: dateOf(to, 'to'),
});

const confirmationResponse = (confirmation: Confirmation): ConfirmAttemptResponse =>
  confirmation.outcome === 'captured'
    ? ConfirmAttemptResponse.fromPartial({
        outcome: AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED,
        providerTransaction: confirmation.transaction,
        captured: { cents: confirmation.cents, currency },
        cardLastFour: confirmation.cardLastFour,
      })
    : ConfirmAttemptResponse.fromPartial({
        outcome: outcomes[confirmation.outcome],
        message: confirmation.message,
      });

export const paymentsHandlers = (useCases: UseCases): Handlers<Definition> => ({
  listOrderTimeline: async ({ orderId }) => ({ entries: await useCases.orderTimeline(orderId) }),
  async openAttempt({ orderId, orderNo, amount, customer, region }) {
    const command = { orderId, orderNo, amountCents: centsOf(amount), buyer: buyerOf(customer), region };
    const { accessCode, formUrl, transactionNo } = await useCases.openAttempt(command);
    return OpenAttemptResponse.fromPartial({ accessCode, formUrl, transactionNo });
  },
  confirmAttempt: async (request) => confirmationResponse(await useCases.confirmAttempt(request)),
  async checkOrder({ orderId }) {
    const { transaction, ...check } = await useCases.checkOrder(orderId);
    return CheckOrderResponse.fromPartial({ ...check, providerTransaction: transaction });
  },
  async refundOrder({ orderId, reference, reason }) {
    const refund = await useCases.refundPayment({ orderId, reference: checkedReference(reference), reason });
    return RefundOrderResponse.fromPartial({ state: reportOf(refund).state });
  },
  async refundPayment({ orderId, reference, amount, reason }) {
    const cents = centsOf(amount);
    if (!Number.isSafeInteger(cents) || cents <= 0) throw invalidPayment('amount');
    const refund = { orderId, reference: checkedReference(reference), reason, cents };
    return RefundPaymentResponse.fromPartial(reportOf(await useCases.refundPayment(refund)));
  },
  retryRefund: async (request) => RetryRefundResponse.fromPartial(reportOf(await useCases.retryRefund(request))),
  async findUnrecorded({ from, to, providerTransactions: transactions }) {
    const { checked, captures } = await useCases.findUnrecorded({ ...periodOf({ from, to }), transactions });
    return FindUnrecordedResponse.fromPartial({
      checked,
      captures: captures.map(({ transaction, reference, orderNo, refundableCents, buyer }) => ({
        providerTransaction: transaction,
        orderId: namedBy(reference)?.orderId ?? '',
        orderNo,
        amount: { cents: refundableCents, currency },
        customer: buyer,
      })),
    });
  },
  async recordFound({ providerTransaction: transaction, orderTotal, reason }) {
    const orderCents = orderTotal && centsOf(orderTotal);
    const outcome = await useCases.recordFound({ transaction, orderCents, reason });
    return RecordFoundResponse.fromPartial({ outcome: foundOutcomes[outcome] });
  },
  async compareRefunds({ from, to, providerTransactions: transactions }) {
    const { checked, differences, unexplained } = await useCases.compareRefunds({
      ...periodOf({ from, to }),
      transactions,
    });
    return CompareRefundsResponse.fromPartial({
      checked,
      differences: differences.map(({ refund: { reference, orderId, orderNo, cents, review }, outcome }) => ({
        reference,
        orderId,
        orderNo,
        amount: { cents, currency },
        outcome: refundOutcomes[outcome],
        problem: review ?? '',
      })),
      unexplained: unexplained.map(({ orderId, refundTransaction }) => ({
        orderId,
        providerTransaction: refundTransaction ?? '',
      })),
    });
  },
});
