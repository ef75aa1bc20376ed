import { finished, noSuchResult, transactionRow, transactionsAnswer, unfinished } from './answers.ts';
import type { BankTransaction } from './journal-entry.ts';
import type { Ledger } from './ledger.ts';

/** `trouble` is a code such as S5020 with which a fault replaces the result. */
export const resultOf = (ledger: Ledger, accessCode: string, trouble?: string) => {
  if (accessCode === '') return noSuchResult('V6123');
  const code = ledger.code(accessCode);
  if (!code) return noSuchResult('V6107', accessCode);
  const outcome = ledger.outcome(accessCode);
  return outcome && !trouble ? finished(code, outcome) : unfinished(code, trouble);
};

const rows = (ledger: Ledger, found: readonly BankTransaction[]) =>
  transactionsAnswer(found.map((transaction) => transactionRow(ledger, transaction)));

/** `key` is a transaction id (digits) or an access code. A code that never reached a bank has its result as the only row. */
export const transactionsByKey = (ledger: Ledger, key: string, trouble?: string) => {
  if (key === '') return transactionsAnswer([], 'V6123');
  if (/^\d+$/.test(key)) {
    const found = ledger.transaction(Number(key));
    if (!found) return transactionsAnswer([], 'V6171');
    return trouble ? transactionsAnswer([], trouble) : rows(ledger, [found]);
  }
  const code = ledger.code(key);
  if (!code) return transactionsAnswer([], 'V6171');
  const outcome = ledger.outcome(key);
  if (!outcome || outcome.type === 'card-refused' || trouble) {
    return transactionsAnswer([resultOf(ledger, key, trouble)]);
  }
  return rows(ledger, [outcome]);
};

/** The provider refuses to choose between two payments of one invoice. */
export const transactionsByInvoice = (
  ledger: Ledger,
  found: readonly BankTransaction[],
  key: string,
  trouble?: string,
) => {
  if (key === '') return transactionsAnswer([], 'V6123');
  if (trouble) return transactionsAnswer([], trouble);
  if (found.length === 0) return transactionsAnswer([], 'V6171');
  return found.length > 1 ? transactionsAnswer([], 'V6170') : rows(ledger, found);
};
