import { register } from '@southline/platform/metrics';
import { audit } from './audit.ts';
import { loadConfig } from './config.ts';
import type { Finding } from './finding.ts';
import { recordFindings } from './metrics.ts';
import { report } from './report.ts';

const asMetrics = (findings: readonly Finding[]) => {
  recordFindings(findings, new Date());
  return register.metrics();
};

/** `--json` and `--metrics` (Prometheus text, for a textfile collector) are for machines. */
const written = (findings: readonly Finding[]): string | Promise<string> => {
  if (process.argv.includes('--json')) return `${JSON.stringify(findings)}\n`;
  return process.argv.includes('--metrics') ? asMetrics(findings) : `${report(findings)}\n`;
};

/** Exit code 1 when an invariant is violated. */
const findings = await audit(loadConfig(process.env));
process.stdout.write(await written(findings));
process.exitCode = findings.some(({ violations }) => violations.length > 0) ? 1 : 0;
