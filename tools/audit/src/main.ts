import { audit } from './audit.ts';
import { loadConfig } from './config.ts';
import { report } from './report.ts';

/** Exit code 1 when an invariant is violated; `--json` for machines. */
const findings = await audit(loadConfig(process.env));
process.stdout.write(process.argv.includes('--json') ? `${JSON.stringify(findings)}\n` : `${report(findings)}\n`);
process.exitCode = findings.some(({ violations }) => violations.length > 0) ? 1 : 0;
