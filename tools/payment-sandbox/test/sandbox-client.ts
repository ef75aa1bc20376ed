import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../src/config.ts';
import { createServer } from '../src/server.ts';

export const environment = async () => ({
  SANDBOX_PORT: '0',
  SANDBOX_DATA: await mkdtemp(join(tmpdir(), 'payment-sandbox-')),
  SANDBOX_KEY: 'test-key',
  SANDBOX_PASSWORD: 'test-password',
});

export const startSandbox = async (env: NodeJS.ProcessEnv) => {
  const app = await createServer(loadConfig(env));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => app.close(), ...clientOf(origin) };
};

export const card = {
  EWAY_PAYMENTTYPE: 'creditcard',
  EWAY_CARDNAME: 'A Buyer',
  EWAY_CARDNUMBER: '4444333322221111',
  EWAY_CARDEXPIRYMONTH: '12',
  EWAY_CARDEXPIRYYEAR: '40',
  EWAY_CARDCVN: '123',
};

type Answer = Record<string, unknown>;
const authorization = `Basic ${Buffer.from('test-key:test-password').toString('base64')}`;

/** The merchant's and the browser's side of the provider's API. */
export const clientOf = (origin: string) => {
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const json = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    (await (await send(method, path, body, headers)).json()) as Answer;
  return {
    send,
    json,
    create: async (reference: string, cents = 10_000, headers?: Record<string, string>) => {
      const Payment = { TotalAmount: cents, InvoiceNumber: 'S100', InvoiceReference: reference, CurrencyCode: 'AUD' };
      const request = { Method: 'ProcessPayment', RedirectUrl: 'http://127.0.0.1:9/paid?x=1', Payment };
      const { AccessCode, FormActionURL } = await json('POST', '/AccessCodes', request, headers);
      return { accessCode: String(AccessCode), formUrl: String(FormActionURL) };
    },
    post: (code: { accessCode: string; formUrl: string }, changes: Partial<typeof card> = {}) =>
      fetch(code.formUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ EWAY_ACCESSCODE: code.accessCode, ...card, ...changes }),
      }),
    query: (accessCode: string) => json('GET', `/AccessCode/${accessCode}`),
    fault: (order: object) => send('POST', '/sandbox/faults', order),
    journal: async () => (await json('GET', '/sandbox/journal')).entries as Answer[],
  };
};
