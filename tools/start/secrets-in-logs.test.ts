import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mailedSecrets, secretsInLogs } from './checks/secrets-in-logs.ts';

const token = 'k3mLrZt9c0uV1wXyQ2aB4dEfGh5iJkLmNoPqRsTuVwX';
const text = `Hello\nhttp://shop/au/reset-password/${token}\nTemporary password: kiwi-4821-reef`;

const mailbox = createServer((request, response) => {
  const answer = request.url?.startsWith('/api/v1/messages') ? { messages: [{ ID: '1' }] } : { Text: text };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
await new Promise((resolve) => mailbox.listen(0, '127.0.0.1', () => resolve(undefined)));
const url = `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}`;
afterAll(() => {
  mailbox.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'southline-logs-'));
  folders.push(folder);
  return folder;
};

const logsWith = (line: string, name = 'bff.log') => {
  const logs = newFolder();
  writeFileSync(join(logs, 'orders.log'), '{"msg":"quiet"}\n'.repeat(120));
  writeFileSync(join(logs, name), `${line}\n`);
  return logs;
};

test('tokens and temporary passwords are read out of mails', () => {
  expect(mailedSecrets(text)).toEqual([token, 'kiwi-4821-reef']);
});

test.each([
  ['a card', '{"number":"4444333322221111"}'],
  ['a password', '{"msg":"Quiet-Harbour-Lantern-7"}'],
  ['a mailed token', `{"url":"/au/reset-password/${token}"}`],
  ['a temporary password', '{"body":"kiwi-4821-reef"}'],
])('%s in a log is found, and reported without the secret', async (_what, line) => {
  const result = await secretsInLogs({ logs: logsWith(line), mailbox: url });
  expect(result).toMatchObject({ ok: false, reason: 'bff.log:1' });
});

test('logs without secrets pass, and logs of the stand-ins are skipped', async () => {
  expect(await secretsInLogs({ logs: logsWith('{"msg":"done"}'), mailbox: url })).toMatchObject({ ok: true });
  const sandbox = logsWith('4444333322221111', 'payment-sandbox.log');
  expect(await secretsInLogs({ logs: sandbox, mailbox: url, but: ['payment-sandbox'] })).toMatchObject({ ok: true });
});

test('a scan of nothing proves nothing', async () => {
  expect(await secretsInLogs({ logs: newFolder(), mailbox: url })).toMatchObject({ ok: false });
});
