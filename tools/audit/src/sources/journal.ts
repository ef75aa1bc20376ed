/** A movement of money as the provider wrote it down; amounts in cents. */
export interface JournalEntry {
  readonly type: string;
  /** ISO 8601. */
  readonly at?: string;
  /** `<orderId>-<attempt>` on captures. */
  readonly invoiceReference?: string;
  /** The order's number, on all entries that have no transaction id. */
  readonly invoiceNumber?: string;
  readonly transactionId?: number;
  readonly originalTransactionId?: number | null;
  readonly amount?: number | null;
}

interface Page {
  readonly entries: readonly JournalEntry[];
  readonly next: number | null;
}

/** The provider's whole journal. */
export const readJournal = async (providerUrl: string): Promise<JournalEntry[]> => {
  const entries: JournalEntry[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const response = await fetch(`${providerUrl}/sandbox/journal?after=${after}&limit=1000`);
    if (!response.ok) throw new Error(`The provider's journal answers ${response.status}.`);
    const page = (await response.json()) as Page;
    entries.push(...page.entries);
    after = page.entries.length > 0 ? page.next : null;
  }
  return entries;
};

/** Order ids contain dashes; the attempt number follows the last one. */
export const orderIdOf = (reference: string): string => reference.slice(0, reference.lastIndexOf('-'));

export interface Capture {
  readonly orderId: string;
  readonly transaction: string;
  readonly cents: number;
  readonly refundedCents: number;
}

/** Every capture with its refunded amount. */
export const capturesOf = (journal: readonly JournalEntry[]): Capture[] => {
  const refunds = new Map<number, number>();
  for (const { type, originalTransactionId, amount } of journal) {
    if (type !== 'refunded' || !originalTransactionId) continue;
    refunds.set(originalTransactionId, (refunds.get(originalTransactionId) ?? 0) + (amount ?? 0));
  }
  return journal
    .filter(({ type }) => type === 'captured')
    .map(({ invoiceReference = '', transactionId = 0, amount }) => ({
      orderId: orderIdOf(invoiceReference),
      transaction: String(transactionId),
      cents: amount ?? 0,
      refundedCents: refunds.get(transactionId) ?? 0,
    }));
};

/** A capture at the provider that belongs to none of our orders, as payments records it. */
export interface ForeignRecord {
  /** The order id that its ledger entry gets when it is refunded. */
  readonly _id: string;
  readonly transaction: string;
  readonly decided?: string;
}

/**
 * Gives foreign captures the same order ids as the ledger. Leaves out those that staff have accepted, because the ledger has no
 * entry for them.
 */
export const withoutAccepted = (
  captures: readonly Capture[],
  foreign: readonly ForeignRecord[],
  inLedger: ReadonlySet<string | undefined>,
): Capture[] => {
  const known = new Map(foreign.map((one) => [one.transaction, one]));
  return captures.flatMap((capture) => {
    const one = known.get(capture.transaction);
    if (one?.decided !== undefined && !inLedger.has(capture.transaction)) return [];
    return one ? { ...capture, orderId: one._id } : capture;
  });
};

export interface NumberedOrder {
  readonly orderId: string;
  readonly orderNo: string;
}

/** The orders whose numbers were sent to the provider, paid or not. */
export const numbersIn = (journal: readonly JournalEntry[]): NumberedOrder[] =>
  journal
    .filter(
      ({ type, invoiceNumber, invoiceReference }) =>
        type === 'access-code-created' && invoiceNumber && invoiceReference,
    )
    .map(({ invoiceNumber = '', invoiceReference = '' }) => ({
      orderNo: invoiceNumber,
      orderId: orderIdOf(invoiceReference),
    }));
