import { environment } from './environment.ts';

interface Entry {
  readonly type: string;
  readonly invoiceNumber: string;
  /** In cents. */
  readonly amount: number;
}

const journal = async (): Promise<Entry[]> => {
  const all: Entry[] = [];
  for (;;) {
    const response = await fetch(`${environment().sandbox}/sandbox/journal?limit=5000&after=${all.length}`);
    const { entries, total } = (await response.json()) as { entries: Entry[]; total: number };
    all.push(...entries);
    if (entries.length === 0 || all.length >= total) return all;
  }
};

/** The payment provider's records for an order. */
export const transactionsOf = async (orderNo: string, type: 'captured' | 'declined' | 'refunded'): Promise<Entry[]> =>
  (await journal()).filter((entry) => entry.type === type && entry.invoiceNumber === orderNo);

/** Makes the provider fail for one order, by its id or number, `count` times or until `clearFaults`. */
export const armFault = async (fault: {
  operation: 'form' | 'query' | 'refund';
  kind: 'slow' | 'unknown' | 'refused';
  match: string;
  code?: 'S5020' | 'V6107';
  count?: number;
  delayMs?: number;
}): Promise<void> => {
  const response = await fetch(`${environment().sandbox}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`arming a fault: ${response.status} ${await response.text()}`);
};

/** Only those of one order: other test files run at the same time. */
export const clearFaults = async (match: string): Promise<void> => {
  await fetch(`${environment().sandbox}/sandbox/faults?match=${match}`, { method: 'DELETE' });
};
