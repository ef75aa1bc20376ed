import { z } from 'zod';
import type { FoundCapture } from '../domain/found-capture.ts';
import { type AccessCodeAnswer, type FoundRefund, ProviderTrouble, type RefundAnswer } from '../domain/ports.ts';
import type { PaymentResult } from '../domain/verdict.ts';

// Unknown fields are ignored. A field of another type makes the whole answer unusable.
const codes = z.string().nullish();
const text = z.string().nullish();
const transactionId = z.union([z.int().positive(), z.string().regex(/^\d+$/)]).nullish();
const cents = z.int().nullish();
/** A currency by its name, or by its three-digit number such as "036". */
const currency = z.union([z.string(), z.int().transform((code) => String(code).padStart(3, '0'))]).nullish();

const accessCodeAnswer = z.object({ AccessCode: text, FormActionURL: text, Errors: codes });

const result = z.object({
  TransactionStatus: z.boolean().nullish(),
  ResponseMessage: codes,
  Errors: codes,
  TransactionID: transactionId,
  TotalAmount: cents,
  CurrencyCode: currency,
  InvoiceNumber: text,
  InvoiceReference: text,
  MaxRefund: cents,
  TransactionCaptured: z.boolean().nullish(),
  OriginalTransactionId: z.union([z.int(), z.string()]).nullish(),
  Customer: z
    .object({ FirstName: text, LastName: text, Email: text, CardDetails: z.object({ Number: text }).nullish() })
    .nullish(),
});

/** Errors is a sentence while the provider is preparing the report of the period. */
const settlementAnswer = z.object({
  SettlementTransactions: z.array(z.object({ TransactionID: transactionId })).nullish(),
  Errors: text,
});

const transactionsAnswer = z.object({ Transactions: z.array(result).nullish(), Errors: codes });

const refundAnswer = z.object({
  TransactionStatus: z.boolean().nullish(),
  ResponseMessage: codes,
  Errors: codes,
  TransactionID: transactionId,
});

const parse = <Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderTrouble('the answer has another shape');
  return parsed.data;
};

/** Splits "V6021, V6022" into two codes; a code in both fields counts once. */
export const splitCodes = (...lists: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(lists.flatMap((list) => (list ?? '').split(',').map((code) => code.trim().toUpperCase())).filter(Boolean)),
];

/** Reads only the last four digits of a masked number (444433XXXXXX1111). */
const lastFour = (cardNumber: string | null | undefined): string => /\d{4}$/.exec(cardNumber ?? '')?.[0] ?? '';

const paymentResult = (row: z.output<typeof result>): PaymentResult => ({
  approved: row.TransactionStatus === true,
  codes: splitCodes(row.ResponseMessage, row.Errors),
  transaction: row.TransactionID == null ? undefined : String(row.TransactionID),
  totalCents: row.TotalAmount ?? undefined,
  currency: row.CurrencyCode ?? undefined,
  invoiceNumber: row.InvoiceNumber ?? undefined,
  invoiceReference: row.InvoiceReference ?? undefined,
  cardLastFour: lastFour(row.Customer?.CardDetails?.Number),
});

export const readAccessCode = (answer: unknown): AccessCodeAnswer => {
  const { AccessCode, FormActionURL, Errors } = parse(accessCodeAnswer, answer);
  const refused = splitCodes(Errors);
  if (refused.length > 0) return { refused };
  if (!AccessCode || !FormActionURL || !/^https?:\/\//.test(FormActionURL)) {
    throw new ProviderTrouble('an access code without a form');
  }
  return { accessCode: AccessCode, formUrl: FormActionURL };
};

export const readResult = (answer: unknown): PaymentResult => paymentResult(parse(result, answer));

const rowsOf = (answer: unknown) => {
  const { Transactions, Errors } = parse(transactionsAnswer, answer);
  return { rows: Transactions ?? [], codes: splitCodes(Errors) };
};

/**
 * Undefined if the provider found none. Throws for several payments of one reference. Refunds do not count as payments.
 */
export const readByReference = (answer: unknown): PaymentResult | undefined => {
  const { rows: all, codes: errors } = rowsOf(answer);
  const rows = all.filter((row) => !row.OriginalTransactionId);
  const [row] = rows;
  if (rows.length === 1 && row) return paymentResult(row);
  if (rows.length === 0 && (errors.includes('V6171') || errors.length === 0)) return undefined;
  throw new ProviderTrouble(errors.join(',') || 'several payments of one reference');
};

export const readMaxRefund = (answer: unknown, transaction: string): number => {
  const { rows, codes: errors } = rowsOf(answer);
  const left = rows.find((row) => String(row.TransactionID) === transaction)?.MaxRefund;
  if (left == null) throw new ProviderTrouble(errors.join(',') || 'no MaxRefund');
  return left;
};

const rowOf = (answer: unknown, transaction: string) => {
  const { rows, codes: errors } = rowsOf(answer);
  const row = rows.find(({ TransactionID }) => String(TransactionID) === transaction);
  if (!row) throw new ProviderTrouble(errors.join(',') || 'no such transaction');
  return row;
};

/** Undefined if the transaction captured no money. */
export const readCaptured = (answer: unknown, transaction: string): FoundCapture | undefined => {
  const row = rowOf(answer, transaction);
  if (row.TransactionStatus !== true || row.TransactionCaptured === false || row.OriginalTransactionId)
    return undefined;
  if (row.TotalAmount == null || row.MaxRefund == null) throw new ProviderTrouble('a capture without its amount');
  return {
    transaction,
    reference: row.InvoiceReference ?? '',
    orderNo: row.InvoiceNumber ?? '',
    cents: row.TotalAmount,
    refundableCents: row.MaxRefund,
    buyer: {
      firstName: row.Customer?.FirstName ?? '',
      lastName: row.Customer?.LastName ?? '',
      email: row.Customer?.Email ?? '',
    },
  };
};

/** Undefined if the transaction refunded no money. */
const refundOfRow = (row: z.output<typeof result>): FoundRefund | undefined => {
  if (row.TransactionStatus !== true || !row.OriginalTransactionId) return undefined;
  if (row.TransactionID == null || row.TotalAmount == null) throw new ProviderTrouble('a refund without its amount');
  return {
    transaction: String(row.TransactionID),
    captureTransaction: String(row.OriginalTransactionId),
    reference: row.InvoiceReference ?? '',
    cents: row.TotalAmount,
  };
};

export const readRefunded = (answer: unknown, transaction: string): FoundRefund | undefined =>
  refundOfRow(rowOf(answer, transaction));

/** The provider answers V6170 instead of a list if several transactions have one reference. */
export const readRefundByReference = (answer: unknown): FoundRefund | 'several' | undefined => {
  const { rows, codes: errors } = rowsOf(answer);
  const done = rows.flatMap((row) => refundOfRow(row) ?? []);
  if (done.length > 1 || errors.includes('V6170')) return 'several';
  if (done.length === 1) return done[0];
  if (errors.length === 0 || errors.includes('V6171')) return undefined;
  throw new ProviderTrouble(errors.join(','));
};

/** The transaction ids of one page of a settlement search. */
export const readSettled = (answer: unknown): string[] => {
  const { SettlementTransactions, Errors } = parse(settlementAnswer, answer);
  if (Errors) throw new ProviderTrouble(Errors);
  return (SettlementTransactions ?? []).flatMap(({ TransactionID }) =>
    TransactionID == null ? [] : String(TransactionID),
  );
};

export const readRefund = (answer: unknown): RefundAnswer => {
  const { TransactionStatus, ResponseMessage, Errors, TransactionID } = parse(refundAnswer, answer);
  const codesGiven = splitCodes(ResponseMessage, Errors);
  if (TransactionStatus && TransactionID != null) return { transaction: String(TransactionID) };
  // A system code does not say whether the refund was made.
  if (codesGiven.length === 0 || codesGiven.some((code) => code.startsWith('S'))) {
    throw new ProviderTrouble(codesGiven.join(',') || 'no code');
  }
  return { refused: codesGiven };
};
