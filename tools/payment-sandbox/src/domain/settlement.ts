import { isDay } from '@southline/kernel/day';
import type { BankTransaction } from './journal-entry.ts';
import type { Ledger } from './ledger.ts';

export interface SettlementSearch {
  readonly SettlementDate?: string;
  readonly StartDate?: string;
  readonly EndDate?: string;
  readonly Page?: string;
  readonly PageSize?: string;
}

const aud = { Currency: 36, CurrencyCode: 'AUD' };
const refused = (errors: string) => ({ SettlementSummaries: null, SettlementTransactions: null, Errors: errors });
const usualPage = 100;

const settledRow = (transaction: BankTransaction) => {
  const at = `/Date(${Date.parse(transaction.at)})/`;
  const id = String(transaction.transactionId);
  return {
    SettlementID: transaction.at.slice(0, 10),
    ...aud,
    TransactionID: id,
    TxnReference: id.padStart(16, '0'),
    CardType: 'VI',
    Amount: transaction.amount,
    TransactionType: transaction.type === 'captured' ? '1' : '4',
    TransactionDateTime: at,
    SettlementDateTime: at,
  };
};

/** The settled transactions of a period in days (UTC), oldest first. The sandbox settles at once; a bank takes days. */
export const settlementSearch = (ledger: Ledger, search: SettlementSearch) => {
  const { SettlementDate, StartDate = SettlementDate ?? '', EndDate = SettlementDate ?? '' } = search;
  const page = Number(search.Page ?? 1);
  const size = Number(search.PageSize ?? usualPage);
  if (!isDay(StartDate) || !isDay(EndDate) || !(page >= 1) || !(size >= 1)) return refused('V6000');
  const settled = ledger.entries.filter(
    (entry) =>
      (entry.type === 'captured' || entry.type === 'refunded') &&
      entry.at.slice(0, 10) >= StartDate &&
      entry.at.slice(0, 10) <= EndDate,
  ) as BankTransaction[];
  const rows = settled.slice((page - 1) * size, page * size).map(settledRow);
  return { SettlementSummaries: [], SettlementTransactions: rows, Errors: '' };
};
