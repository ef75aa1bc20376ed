import type { Cents } from '@southline/kernel/money';
import type { Mongo } from '@southline/platform/mongo';
import type { Account } from '../domain/account.ts';
import type { Refund } from '../domain/refund.ts';
import type { AttemptDocument } from './attempt-document.ts';

export interface AccountDocument extends Omit<Account, 'orderId'> {
  _id: string;
}

/** Append-only: every movement of money that the provider confirmed. */
export interface LedgerDocument {
  /** `capture:<orderId>` (so that an order keeps one at most), `surplus:<transaction>` or `refund:<reference>`. */
  _id: string;
  kind: 'capture' | 'surplus' | 'refund';
  orderId: string;
  attemptNo?: number;
  cents: Cents;
  /** Absent on refunds whose answer was lost. */
  providerTransaction?: string;
  reference?: string;
  at: Date;
}

export interface RefundDocument extends Omit<Refund, 'reference'> {
  _id: string;
}

export const collectionNames = ['attempts', 'accounts', 'ledger', 'refunds', 'jobs', 'outbox', 'leases'] as const;

export const collections = ({ db }: Mongo) => ({
  attempts: db.collection<AttemptDocument>('attempts'),
  accounts: db.collection<AccountDocument>('accounts'),
  ledger: db.collection<LedgerDocument>('ledger'),
  refunds: db.collection<RefundDocument>('refunds'),
});
