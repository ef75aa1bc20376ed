import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProcess } from '@southline/testkit/child-process';

export const providerKeys = { key: 'test-key', password: 'test-password' };

export interface JournalEntry {
  readonly type: string;
  readonly accessCode?: string;
  readonly transactionId?: number;
  readonly originalTransactionId?: number;
  readonly invoiceReference?: string;
  readonly invoiceNumber?: string;
  readonly amount?: number;
  readonly portal?: true;
  readonly again?: true;
}

const card = {
  EWAY_PAYMENTTYPE: 'creditcard',
  EWAY_CARDNAME: 'A Buyer',
  EWAY_CARDNUMBER: '4444333322221111',
  EWAY_CARDEXPIRYMONTH: '12',
  EWAY_CARDEXPIRYYEAR: '40',
  EWAY_CARDCVN: '123',
};

/** The payment sandbox as a separate process. The test posts cards as the buyer's browser does, and sets its faults. */
export const startSandbox = async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    SANDBOX_PORT: String(port),
    SANDBOX_DATA: await mkdtemp(join(tmpdir(), 'payments-test-')),
    SANDBOX_KEY: providerKeys.key,
    SANDBOX_PASSWORD: providerKeys.password,
    LOG_LEVEL: 'silent',
  };
  const entry = new URL('../../../../tools/payment-sandbox/src/main.ts', import.meta.url);
  const child = await startProcess(entry, env, `${origin}/healthz`);
  const authorization = `Basic ${Buffer.from(`${providerKeys.key}:${providerKeys.password}`).toString('base64')}`;
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });

  const entries = async (): Promise<JournalEntry[]> => {
    const found: JournalEntry[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const answer = await send('GET', `/sandbox/journal?after=${after}`);
      const page = (await answer.json()) as { entries: JournalEntry[]; next: number | null };
      found.push(...page.entries);
      after = page.next;
    }
    return found;
  };

  return {
    origin,
    stop: () => child.end('SIGTERM'),
    /** Posts the form as the buyer's browser does. */
    postCard: (
      opened: { accessCode: string; formUrl: string },
      changes: Partial<typeof card> = {},
      signal: AbortSignal | null = null,
    ) =>
      fetch(opened.formUrl, {
        method: 'POST',
        redirect: 'manual',
        signal,
        body: new URLSearchParams({ EWAY_ACCESSCODE: opened.accessCode, ...card, ...changes }),
      }),
    async fault(order: object): Promise<void> {
      const { status } = await send('POST', '/sandbox/faults', order);
      if (status !== 201) throw new Error(`the sandbox refuses the fault: ${status}`);
    },
    /** Makes a refund in the provider's own portal, as a person does. */
    async portalRefund(transaction: string, cents: number): Promise<void> {
      const { status } = await send('POST', '/sandbox/refunds', { transaction: Number(transaction), cents });
      if (status !== 201) throw new Error(`the portal refuses the refund: ${status}`);
    },
    /** The number of requests that each fault will still affect. */
    async faultsLeft(): Promise<number[]> {
      const { faults } = (await (await send('GET', '/sandbox/faults')).json()) as { faults: { left: number }[] };
      return faults.map(({ left }) => left);
    },
    clearFaults: () => send('DELETE', '/sandbox/faults'),
    mode: (mode: 'approve' | 'decline' | 'cents') => send('POST', '/sandbox/mode', { mode }),
    /** The journal entries of one order's attempts. */
    journal: async (orderId: string) =>
      (await entries()).filter(({ invoiceReference }) => invoiceReference?.startsWith(`${orderId}-`)),
    refunds: async () => (await entries()).filter(({ type }) => type === 'refunded'),
  };
};
