import { audit } from '@southline/audit/audit';
import { loadConfig } from '@southline/audit/config';
import type { Finding } from '@southline/audit/finding';
import { report } from '@southline/audit/report';
import { eventually, thorough } from '@southline/testkit';
import type { Stage } from './stage.ts';

/**
 * The interval between audits. An audit reads all data, documents included, so more frequent audits would slow the work down.
 */
const intervalMs = 2_500;

/** This invariant waits for reservations to expire, `holdMinutes` after they were made. */
const expiring = 'one sale per placed order, holds end';

type Options = {
  readonly timeoutMs?: number;
  /** Whether reservations of abandoned orders must have expired. A usual run waits for that once, after its last test. */
  readonly expired?: boolean;
};

/**
 * Waits until the audit finds no violation and no work in progress; otherwise throws its report and the seed. Returns the
 * time that it took, in milliseconds, and the invariants for which it waited last.
 */
export const settled = async (
  { stack, seed, acknowledged }: Stage,
  { timeoutMs = 180_000, expired = thorough }: Options = {},
): Promise<string> => {
  const isOpen = ({ invariant, violations, underWay }: Finding) =>
    violations.length > 0 || (underWay > 0 && (expired || invariant !== expiring));
  const config = loadConfig(stack.auditEnv());
  const began = Date.now();
  let last: readonly string[] = [];
  await eventually(
    async () => {
      const findings = await audit(config, acknowledged);
      const open = findings.filter(isOpen);
      if (open.length === 0) return;
      last = open.map(({ invariant }) => invariant);
      throw new Error(`seed ${seed}\n${report(findings)}`);
    },
    { timeoutMs, intervalMs },
  );
  return `${Date.now() - began} ms${last.length > 0 ? ` (last: ${last.join('; ')})` : ''}`;
};

/**
 * Waits until the audit finds no violation, for at most this long. Returns the violations of the last audit. Work in
 * progress may wait for a person.
 */
export const auditInside = async ({ stack, acknowledged }: Stage, timeoutMs: number): Promise<string[]> => {
  const config = loadConfig(stack.auditEnv());
  let last: string[] = [];
  await eventually(
    async () => {
      const findings = await audit(config, acknowledged);
      last = findings.flatMap(({ invariant, violations }) => violations.map((one) => `${invariant}: ${one}`));
      if (last.length > 0) throw new Error(last.join('\n'));
    },
    { timeoutMs, intervalMs },
  ).catch((error: unknown) => {
    if (last.length === 0) throw error;
  });
  return last;
};
