import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '../tally.ts';

/** Cards and passwords that the browser tests use (e2e/lib/cards.ts, e2e/lib/member.ts, e2e/accounts*.spec.ts). */
const typed = [/4444333322221111/, /4000000000000002/, /harbour[ -]lantern/i, /copper[ -](?:gasket|meadow)/i];

const mostMails = 500;

const json = async <T>(url: string): Promise<T> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.json() as Promise<T>;
};

/** Tokens and temporary passwords in mails: the secrets that the product itself creates. */
export const mailedSecrets = (text: string) => [
  ...[...text.matchAll(/\/(?:email-verfication|reset-password|own-data)\/([\w-]{20,})/g)].map(
    ([, token = '']) => token,
  ),
  ...[...text.matchAll(/Temporary password: (\S+)/g)].map(([, password = '']) => password),
];

const secretsOfMails = async (mailbox: string) => {
  const { messages } = await json<{ messages: { ID: string }[] }>(`${mailbox}/api/v1/messages?limit=${mostMails}`);
  const mails = await Promise.all(messages.map(({ ID }) => json<{ Text: string }>(`${mailbox}/api/v1/message/${ID}`)));
  return [...new Set(mails.flatMap(({ Text }) => mailedSecrets(Text)))];
};

/** Log lines that contain a secret, each with its file and without the secret. */
const linesWithSecrets = (files: { name: string; text: string }[], secrets: string[]) =>
  files.flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        typed.some((pattern) => pattern.test(line)) || secrets.some((secret) => line.includes(secret))
          ? [`${name}:${index + 1}`]
          : [],
      ),
  );

interface Where {
  readonly logs: string;
  readonly mailbox: string;
  /** Names of processes whose logs are left out. */
  readonly but?: readonly string[];
}

/**
 * Whether a log of the stack contains a secret that was typed or mailed during the browser tests. Logs of the stand-ins are
 * excluded.
 */
export const secretsInLogs = async ({ logs, mailbox, but = [] }: Where): Promise<Verdict> => {
  const names = readdirSync(logs).filter((name) => name.endsWith('.log') && !but.some((one) => name.startsWith(one)));
  const files = names.map((name) => ({ name, text: readFileSync(join(logs, name), 'utf8') }));
  const secrets = await secretsOfMails(mailbox);
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const found = linesWithSecrets(files, secrets);
  if (lines < 100 || secrets.length === 0) {
    return { ok: false, reason: `only ${lines} lines of logs and ${secrets.length} mailed secrets to look for` };
  }
  return { ok: found.length === 0, reason: found.join('\n'), note: `${lines} lines, ${secrets.length} mailed secrets` };
};
