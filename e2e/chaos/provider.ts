import { capturesOf, readJournal } from '@southline/audit/journal';
import type { Stack } from '../../tools/start/stack.ts';

/** The faults of the sandbox, see its README. */
export interface Fault {
  readonly operation: 'create' | 'form' | 'query' | 'refund';
  readonly kind:
    | 'slow'
    | 'timeout-after-capture'
    | 'unknown'
    | 'error-500'
    | 'reset'
    | 'empty'
    | 'half-json'
    | 'late'
    | '429';
  readonly count: number;
  readonly share?: number;
  readonly delayMs?: number;
  readonly longestMs?: number;
  readonly cut?: 'never' | 'at-once' | 'after-work';
  readonly afterWork?: boolean;
  readonly match?: string;
}

const faultsOf = ({ facts }: Stack) => `${facts.urls.provider}/sandbox/faults`;

export const armFaults = async (stack: Stack, faults: readonly Fault[]): Promise<void> => {
  for (const fault of faults) {
    const response = await fetch(faultsOf(stack), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    if (!response.ok) throw new Error(`arming a fault: ${response.status} ${await response.text()}`);
  }
};

export const clearFaults = async (stack: Stack): Promise<void> => {
  await fetch(faultsOf(stack), { method: 'DELETE' });
};

/** Orders whose money the provider has captured. */
export const capturedOrders = async ({ facts }: Stack): Promise<Set<string>> =>
  new Set(capturesOf(await readJournal(facts.urls.provider)).map(({ orderId }) => orderId));

/** How many refunds the provider has made. */
export const refundsMade = async ({ facts }: Stack): Promise<number> =>
  (await readJournal(facts.urls.provider)).filter(({ type }) => type === 'refunded').length;
