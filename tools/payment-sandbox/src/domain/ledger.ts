import type { BankTransaction, CodeCreated, Fact, JournalEntry, Outcome } from './journal-entry.ts';

const firstTransactionId = 10_000_001;

/** The state computed from the journal's entries. Rebuilt from them at start; changed only by `append`. */
export class Ledger {
  readonly entries: JournalEntry[] = [];
  readonly #codes = new Map<string, CodeCreated>();
  readonly #outcomes = new Map<string, Outcome>();
  readonly #transactions = new Map<number, BankTransaction>();
  readonly #byInvoiceNumber = new Map<string, BankTransaction[]>();
  readonly #byInvoiceReference = new Map<string, BankTransaction[]>();
  readonly #refunded = new Map<number, number>();
  #nextTransactionId = firstTransactionId;

  constructor(entries: Iterable<JournalEntry> = []) {
    for (const entry of entries) this.append(entry);
  }

  /** Numbers the fact and applies it; the caller must write the entry to disk. */
  record(fact: Fact, now: Date): JournalEntry {
    const entry: JournalEntry = { seq: this.entries.length + 1, at: now.toISOString(), ...fact };
    this.append(entry);
    return entry;
  }

  append(entry: JournalEntry): void {
    this.entries.push(entry);
    if (entry.type === 'access-code-created') this.#codes.set(entry.accessCode, entry);
    if (entry.type === 'captured' || entry.type === 'declined' || entry.type === 'card-refused') {
      this.#outcomes.set(entry.accessCode, entry);
    }
    if (entry.type === 'captured' || entry.type === 'declined' || entry.type === 'refunded') this.#index(entry);
    if (entry.type === 'refunded' && entry.originalTransactionId !== null) {
      const before = this.#refunded.get(entry.originalTransactionId) ?? 0;
      this.#refunded.set(entry.originalTransactionId, before + (entry.amount ?? 0));
    }
  }

  #index(transaction: BankTransaction): void {
    this.#transactions.set(transaction.transactionId, transaction);
    this.#nextTransactionId = Math.max(this.#nextTransactionId, transaction.transactionId + 1);
    addTo(this.#byInvoiceReference, transaction.invoiceReference, transaction);
    if (transaction.type === 'refunded') return; // a refund carries the invoice number of its payment
    addTo(this.#byInvoiceNumber, transaction.invoiceNumber, transaction);
  }

  nextTransactionId = (): number => this.#nextTransactionId;
  code = (accessCode: string): CodeCreated | undefined => this.#codes.get(accessCode);
  outcome = (accessCode: string): Outcome | undefined => this.#outcomes.get(accessCode);
  transaction = (id: number): BankTransaction | undefined => this.#transactions.get(id);
  byInvoiceNumber = (invoice: string): readonly BankTransaction[] => this.#byInvoiceNumber.get(invoice) ?? [];
  byInvoiceReference = (reference: string): readonly BankTransaction[] => this.#byInvoiceReference.get(reference) ?? [];

  /** Cents captured by this transaction: undefined if it is no payment, 0 if it was declined. */
  captured(id: number): number | undefined {
    const transaction = this.#transactions.get(id);
    if (!transaction || transaction.type === 'refunded') return undefined;
    return transaction.type === 'captured' ? transaction.amount : 0;
  }

  /** Cents of a payment that can still be refunded. */
  refundable = (id: number): number => (this.captured(id) ?? 0) - (this.#refunded.get(id) ?? 0);
}

const addTo = <T>(lists: Map<string, T[]>, key: string, value: T): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else if (key !== '') lists.set(key, [value]);
};
