import { randomBytes, randomInt } from 'node:crypto';
import { asRecord, asText, readAccessCodeRequest } from './access-code-request.ts';
import { decide, type Mode } from './bank.ts';
import { type CardForm, cardFormErrors } from './card-form.ts';
import type { CodeCreated, Fact, JournalEntry, Refunded } from './journal-entry.ts';
import type { Ledger } from './ledger.ts';

interface RefundRequest {
  readonly originalTransactionId: number;
  /** Integer cents; NaN if the request has no number. */
  readonly amount: number;
  readonly invoiceNumber: string;
  readonly invoiceReference: string;
}

/** `idInPath` is the transaction id of the route; the older alias of the route has it only in the body. */
const readRefundRequest = (body: unknown, idInPath?: string): RefundRequest => {
  const refund = asRecord(asRecord(body).Refund);
  return {
    originalTransactionId: Number(idInPath ?? refund.TransactionID),
    amount: typeof refund.TotalAmount === 'number' ? refund.TotalAmount : Number.NaN,
    invoiceNumber: asText(refund.InvoiceNumber),
    invoiceReference: asText(refund.InvoiceReference),
  };
};

/** `captured` and `left` in cents; `captured` is undefined if there is no such payment, 0 if it was declined. */
const refundErrors = (request: RefundRequest, captured: number | undefined, left: number): string[] => {
  if (!Number.isInteger(request.originalTransactionId)) return ['V6115'];
  if (captured === undefined) return ['V6115'];
  if (captured === 0) return ['V6113'];
  if (!Number.isInteger(request.amount) || request.amount <= 0) return ['V6150'];
  if (left === 0) return ['V6152'];
  return request.amount > left ? ['V6151'] : [];
};

interface Dependencies {
  readonly ledger: Ledger;
  /** Applies the fact to the ledger and starts writing it to disk. */
  readonly record: (fact: Fact) => JournalEntry;
  readonly now: () => Date;
}

interface RefundHow {
  readonly idInPath?: string;
  /** The code with which a fault refuses the request. */
  readonly trouble?: string | undefined;
  readonly portal?: true;
  readonly again?: true;
}

const authorisationCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * The provider's operations that write. All are synchronous, so that two concurrent requests cannot both find an access code
 * unused.
 */
export const createProvider = ({ ledger, record, now }: Dependencies) => ({
  createAccessCode(body: unknown, mode: Mode): { accessCode: string } | { errors: readonly string[] } {
    const read = readAccessCodeRequest(body);
    if ('errors' in read) return read;
    const accessCode = randomBytes(48).toString('base64url');
    record({ type: 'access-code-created', accessCode, mode, ...read.payment });
    return { accessCode };
  },

  /** One attempt per access code: later posts change nothing. */
  postCard(code: CodeCreated, card: CardForm): void {
    const { accessCode, amount } = code;
    const invoice = { invoiceNumber: code.invoiceNumber, invoiceReference: code.invoiceReference };
    if (ledger.outcome(accessCode)) {
      record({ type: 'post-repeated', accessCode });
      return;
    }
    const refused = cardFormErrors(card, now());
    if (refused.length > 0) {
      record({ type: 'card-refused', accessCode, responseMessage: refused.join(','), ...invoice });
      return;
    }
    const decision = decide(code.mode, amount, card.number);
    record({
      type: decision.approved ? 'captured' : 'declined',
      accessCode,
      transactionId: ledger.nextTransactionId(),
      authorisationCode: decision.approved ? authorisationCode() : null,
      responseCode: decision.responseCode,
      responseMessage: decision.responseMessage,
      amount: decision.approved ? decision.amount : amount,
      cardLastFour: card.number.slice(-4),
      ...invoice,
    });
  },

  refund(
    body: unknown,
    { idInPath, trouble, ...how }: RefundHow = {},
  ): { refunded: Refunded } | { errors: readonly string[] } {
    const request = readRefundRequest(body, idInPath);
    const id = request.originalTransactionId;
    const errors = trouble ? [trouble] : refundErrors(request, ledger.captured(id), ledger.refundable(id));
    const facts = { invoiceNumber: request.invoiceNumber, invoiceReference: request.invoiceReference };
    if (errors.length > 0) {
      const asked = Number.isFinite(request.amount) ? request.amount : null;
      const original = Number.isInteger(id) ? id : null;
      record({
        type: 'refund-refused',
        originalTransactionId: original,
        amount: asked,
        errors: errors.join(','),
        ...facts,
      });
      return { errors };
    }
    const refunded = record({
      type: 'refunded',
      transactionId: ledger.nextTransactionId(),
      originalTransactionId: id,
      authorisationCode: authorisationCode(),
      amount: request.amount,
      ...facts,
      ...how,
    }) as Refunded;
    return { refunded };
  },
});

export type Provider = ReturnType<typeof createProvider>;
