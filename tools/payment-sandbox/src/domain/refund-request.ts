import { asRecord, asText } from './access-code-request.ts';

export interface RefundRequest {
  readonly originalTransactionId: number;
  /** Integer cents; NaN if the request has no number. */
  readonly amount: number;
  readonly invoiceNumber: string;
  readonly invoiceReference: string;
}

/** `idInPath` is the transaction id of the route; the older alias of the route has it only in the body. */
export const readRefundRequest = (body: unknown, idInPath?: string): RefundRequest => {
  const refund = asRecord(asRecord(body).Refund);
  return {
    originalTransactionId: Number(idInPath ?? refund.TransactionID),
    amount: typeof refund.TotalAmount === 'number' ? refund.TotalAmount : Number.NaN,
    invoiceNumber: asText(refund.InvoiceNumber),
    invoiceReference: asText(refund.InvoiceReference),
  };
};

/** `captured` and `left` in cents; `captured` is undefined if there is no such payment, 0 if it was declined. */
export const refundErrors = (request: RefundRequest, captured: number | undefined, left: number): string[] => {
  if (!Number.isInteger(request.originalTransactionId)) return ['V6115'];
  if (captured === undefined) return ['V6115'];
  if (captured === 0) return ['V6113'];
  if (!Number.isInteger(request.amount) || request.amount <= 0) return ['V6150'];
  if (left === 0) return ['V6152'];
  return request.amount > left ? ['V6151'] : [];
};
