import type { BankTransaction, CodeCreated, Outcome, Refunded } from './journal-entry.ts';
import type { Ledger } from './ledger.ts';

const numericAud = '036'; // ISO 4217
const unverified = { CVN: 0, Address: 0, Email: 0, Mobile: 0, Phone: 0 };
const noResult = {
  AccessCode: null,
  AuthorisationCode: null,
  ResponseCode: null,
  ResponseMessage: null,
  InvoiceNumber: null,
  InvoiceReference: null,
  TotalAmount: null,
  TransactionID: null,
  TransactionStatus: false,
  TokenCustomerID: null,
  BeagleScore: null,
  Options: [],
  Verification: unverified,
  Errors: null as string | null,
};

/** The answer to a query without an access code (V6123) or with an unknown one (V6107). */
export const noSuchResult = (error: string, accessCode: string | null = null) => ({
  ...noResult,
  AccessCode: accessCode,
  ResponseMessage: error,
  Errors: error,
});

/** Result for an access code that has no result (yet): S5099, or the code of an injected trouble. */
export const unfinished = (code: CodeCreated, why = 'S5099') => ({
  ...noResult,
  AccessCode: code.accessCode,
  ResponseMessage: why,
  InvoiceNumber: code.invoiceNumber,
  InvoiceReference: code.invoiceReference,
  TotalAmount: code.amount,
});

/** Only the last four digits are stored, although the provider's mask shows more. */
const maskedCard = (lastFour: string | undefined) => ({
  CardDetails: lastFour ? { Number: `XXXXXXXXXXXX${lastFour}` } : null,
});

/** The result of an access code after its attempt. Errors of the card form are in ResponseMessage, not in Errors. */
export const finished = (code: CodeCreated, outcome: Outcome) => {
  const bank = outcome.type === 'card-refused' ? undefined : outcome;
  return {
    ...unfinished(code, outcome.responseMessage),
    AuthorisationCode: bank?.authorisationCode ?? null,
    ResponseCode: bank?.responseCode ?? '06',
    TotalAmount: bank?.amount ?? code.amount,
    TransactionID: bank?.transactionId ?? null,
    TransactionStatus: outcome.type === 'captured',
    Verification: outcome.type === 'captured' ? { ...unverified, CVN: 1 } : unverified,
    BeagleScore: outcome.type === 'captured' ? 0 : null,
    Customer: maskedCard(bank?.cardLastFour),
  };
};

/** One row of a transaction query. */
export const transactionRow = (ledger: Ledger, transaction: BankTransaction) => {
  const refund = transaction.type === 'refunded';
  const customer = refund ? undefined : ledger.code(transaction.accessCode)?.customer;
  return {
    ...noResult,
    Customer: {
      FirstName: customer?.firstName ?? null,
      LastName: customer?.lastName ?? null,
      Email: customer?.email ?? null,
      ...maskedCard(refund ? undefined : transaction.cardLastFour),
    },
    AccessCode: refund ? null : transaction.accessCode,
    AuthorisationCode: transaction.authorisationCode,
    ResponseCode: refund ? '00' : transaction.responseCode,
    ResponseMessage: refund ? 'A2000' : transaction.responseMessage,
    InvoiceNumber: transaction.invoiceNumber,
    InvoiceReference: transaction.invoiceReference,
    TotalAmount: transaction.amount,
    TransactionID: transaction.transactionId,
    TransactionStatus: transaction.type !== 'declined',
    TransactionDateTime: transaction.at,
    TransactionCaptured: transaction.type === 'captured',
    CurrencyCode: numericAud,
    FraudAction: 0,
    OriginalTransactionId: refund ? transaction.originalTransactionId : null,
    MaxRefund: refund ? 0 : ledger.refundable(transaction.transactionId),
  };
};

export const transactionsAnswer = (rows: readonly object[], errors: string | null = null) => ({
  Transactions: rows,
  Errors: errors,
});

const noRefund = {
  AuthorisationCode: null,
  ResponseCode: null,
  ResponseMessage: null,
  TransactionID: null,
  TransactionStatus: false,
  Verification: null,
  Customer: null,
};

/** `echo` is the Refund object of the request. */
export const refundAnswer = (refunded: Refunded, echo: unknown) => ({
  ...noRefund,
  AuthorisationCode: refunded.authorisationCode,
  ResponseMessage: 'A2000',
  TransactionID: refunded.transactionId,
  TransactionStatus: true,
  Refund: echo ?? null,
  Errors: null,
});

export const refundRefused = (errors: readonly string[], echo: unknown) => ({
  ...noRefund,
  ResponseMessage: errors.join(','),
  Refund: echo ?? null,
  Errors: errors.join(','),
});
