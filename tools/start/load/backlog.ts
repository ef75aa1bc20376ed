// The mails and events that orders leave to be processed, and whether all of them succeeded.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';

const confirmations = new URLSearchParams({ query: 'subject:"Your Southline order"', limit: '1' });

/** The first count after a load parses every new mail, about 1 ms each. */
const countTimeoutMs = 60_000;

/** The number of confirmations in the mailbox: with its document, it is the last effect of an order. */
export const mailCount = async (mailboxUrl?: string): Promise<number | undefined> => {
  if (!mailboxUrl) return undefined;
  const signal = AbortSignal.timeout(countTimeoutMs);
  const response = await fetch(`${mailboxUrl}/api/v1/search?${confirmations}`, { signal });
  return ((await response.json()) as { messages_count: number }).messages_count;
};

/**
 * Waits until `expected` mails have arrived: {seconds, mails}. `mails` is the number missing at the start. It gives up after
 * a minute without a new mail.
 */
export const drain = async (
  mailboxUrl: string | undefined,
  expected: number,
  { silenceMs = 60_000, everyMs = 1000 } = {},
) => {
  const began = Date.now();
  let count = await mailCount(mailboxUrl);
  if (count === undefined) return { seconds: 0, mails: 0 };
  const missing = Math.max(0, expected - count);
  for (let last = Date.now(); count < expected && Date.now() - last < silenceMs; ) {
    await pause(everyMs);
    const now: number = (await mailCount(mailboxUrl)) ?? count;
    if (now > count) last = Date.now();
    count = now;
  }
  return { seconds: (Date.now() - began) / 1000, mails: missing };
};

type Environment = Readonly<Record<string, string>>;

/** The audit's result for one invariant. */
export interface Finding {
  readonly invariant: string;
  readonly violations: readonly string[];
}

const auditOnce = async (env: Environment): Promise<Finding[]> => {
  const file = join(root, 'tools/audit/dist/main.js');
  const { output } = await run(process.execPath, [file, '--json'], {
    env: { ...process.env, ...env },
    keep: 10_000_000,
  });
  const line = output.split('\n').findLast((text) => text.startsWith('['));
  if (!line) throw new Error(`the audit did not finish:\n${output.slice(-3000).trim()}`);
  return JSON.parse(line);
};

const tries = 6;
const betweenMs = 5000;

/** The audit's findings. Work in progress gets half a minute to finish. */
export const auditWhenQuiet = async (env: Environment) => {
  for (let attempt = 1; ; attempt += 1) {
    const findings = await auditOnce(env);
    const clean = findings.every(({ violations }) => violations.length === 0);
    if (clean || attempt === tries) return findings;
    await pause(betweenMs);
  }
};
