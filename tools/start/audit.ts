// npm run audit            counts the violations of each invariant in the stack that `npm start` runs
// npm run audit-exporter   does it again and again, for Prometheus, until Ctrl-C
import { join } from 'node:path';
import { dataRoot, root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { composeCommands } from './compose.ts';
import { runningStackEnv, runsInContainers } from './stack-file.ts';

const [first, ...rest] = process.argv.slice(2);
const exports = first === '--exporter';
const args = exports ? rest : process.argv.slice(2);
const env = runningStackEnv(dataRoot);
const contained = runsInContainers(dataRoot);
if (!env && !contained) {
  console.error('Nothing to audit: start the product first (npm start).');
  process.exit(1);
}
if (contained && exports) {
  console.error('In containers docker-compose.observability.yml runs it (docs/how-to/read-the-dashboard.md).');
  process.exit(1);
}

const { code } = contained
  ? await run('docker', composeCommands.audit(args), { stdio: 'inherit' })
  : await run(process.execPath, [join(root, 'tools/audit/dist', exports ? 'cli/exporter.js' : 'main.js'), ...args], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
process.exit(code);
