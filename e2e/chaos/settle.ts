import { audit } from '@southline/audit/audit';
import { loadConfig } from '@southline/audit/config';
import { report } from '@southline/audit/report';
import { eventually } from '@southline/testkit';
import type { Stage } from './stage.ts';

/**
 * The interval between audits. An audit reads all data, documents included, so more frequent audits would slow the work down.
 */
const intervalMs = 2_500;

/**
 * Waits until the audit finds no violation and no work in progress; otherwise throws its report and the seed. Returns the
 * milliseconds that it took.
 */
export const settled = async ({ stack, seed, acknowledged }: Stage, timeoutMs = 120_000): Promise<number> => {
  const config = loadConfig(stack.auditEnv());
  const began = Date.now();
  await eventually(
    async () => {
      const findings = await audit(config, acknowledged);
      const open = findings.filter(({ violations, underWay }) => violations.length > 0 || underWay > 0);
      if (open.length > 0) throw new Error(`seed ${seed}\n${report(findings)}`);
    },
    { timeoutMs, intervalMs },
  );
  return Date.now() - began;
};
