import { freePort, startProcess } from '@southline/testkit/child-process';
import { expect, it } from 'vitest';
import { clientOf, environment } from './mailbox-client.ts';

it('has after a kill -9 every mail that it accepted, and ends cleanly on SIGTERM', async () => {
  const [smtpPort, httpPort] = [await freePort(), await freePort()];
  const env = { ...(await environment()), MAILBOX_SMTP_PORT: String(smtpPort), MAILBOX_HTTP_PORT: String(httpPort) };
  const origin = `http://127.0.0.1:${httpPort}`;
  const start = () => startProcess(new URL('../src/main.ts', import.meta.url), env, `${origin}/livez`);
  const client = clientOf(origin, smtpPort);

  const first = await start();
  const accepted: string[] = [];
  const sendMany = async (sender: number) => {
    for (let index = 0; index < 500; index += 1) {
      const subject = `mail-${sender}-${index}`;
      await client.send({ subject });
      accepted.push(subject);
    }
  };
  const sending = Promise.allSettled([0, 1, 2, 3].map(sendMany));
  await expect.poll(() => accepted.length, { interval: 5 }).toBeGreaterThan(20);
  await first.end('SIGKILL');
  expect((await sending).map(({ status }) => status)).toEqual(Array(4).fill('rejected')); // the kill came in between

  const second = await start();
  expect(await client.subjects('mail-')).toEqual(expect.arrayContaining(accepted));
  expect(await second.end('SIGTERM')).toEqual([0, null]);
});
