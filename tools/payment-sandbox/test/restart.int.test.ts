import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { clientOf, environment } from './sandbox-client.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const start = async (env: Record<string, string>) => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const ready = async () => (await fetch(`http://127.0.0.1:${env.SANDBOX_PORT}/healthz`).catch(() => undefined))?.ok;
  await expect.poll(ready, { timeout: 20_000, interval: 50 }).toBe(true);
  return {
    kill: async (signal: 'SIGKILL' | 'SIGTERM') => {
      const ended = once(child, 'exit');
      child.kill(signal);
      return (await ended) as [number | null, string | null];
    },
  };
};

it('knows after a kill -9 every payment that it had answered, and ends cleanly on SIGTERM', async () => {
  const env = { ...(await environment()), SANDBOX_PORT: String(await freePort()) };
  const client = clientOf(`http://127.0.0.1:${env.SANDBOX_PORT}`);
  const first = await start(env);
  const codes = await Promise.all(Array.from({ length: 20 }, (_, index) => client.create(`kill-${index}`)));
  await Promise.all(codes.map((code) => client.post(code)));
  await first.kill('SIGKILL');

  const second = await start(env);
  const results = await Promise.all(codes.map(({ accessCode }) => client.query(accessCode)));
  expect(results.map(({ TransactionStatus }) => TransactionStatus)).toEqual(codes.map(() => true));
  expect(new Set(results.map(({ TransactionID }) => TransactionID)).size).toBe(20);
  const again = codes[0];
  if (again) await client.post(again);
  expect((await client.journal()).filter(({ type }) => type === 'captured')).toHaveLength(20);
  expect(await second.kill('SIGTERM')).toEqual([0, null]);
});
