import { freePort, startProcess } from '@southline/testkit/child-process';
import { expect, it } from 'vitest';
import { clientOf, environment } from './sandbox-client.ts';

it('knows after a kill -9 every payment that it had answered, and ends cleanly on SIGTERM', async () => {
  const env = { ...(await environment()), SANDBOX_PORT: String(await freePort()) };
  const origin = `http://127.0.0.1:${env.SANDBOX_PORT}`;
  const start = () => startProcess(new URL('../src/main.ts', import.meta.url), env, `${origin}/healthz`);
  const client = clientOf(origin);
  const first = await start();
  const codes = await Promise.all(Array.from({ length: 20 }, (_, index) => client.create(`kill-${index}`)));
  await Promise.all(codes.map((code) => client.post(code)));
  await first.end('SIGKILL');

  const second = await start();
  const results = await Promise.all(codes.map(({ accessCode }) => client.query(accessCode)));
  expect(results.map(({ TransactionStatus }) => TransactionStatus)).toEqual(codes.map(() => true));
  expect(new Set(results.map(({ TransactionID }) => TransactionID)).size).toBe(20);
  await Promise.all(codes.map((code) => client.post(code)));
  expect((await client.journal()).filter(({ type }) => type === 'captured')).toHaveLength(20);
  expect(await second.end('SIGTERM')).toEqual([0, null]);
});
