// npm run audit   counts the violations of each invariant in the stack that `npm start` runs
import { join } from 'node:path';
import { dataRoot, root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { composeCommands } from './compose.ts';
import { runningStackEnv, runsInContainers } from './stack-file.ts';

const args = process.argv.slice(2);
const env = runningStackEnv(dataRoot);
const contained = runsInContainers(dataRoot);
if (!env && !contained) {
  console.error('Nothing to audit: start the product first (npm start).');
  process.exit(1);
}

const { code } = contained
  ? await run('docker', composeCommands.audit(args), { stdio: 'inherit' })
  : await run(process.execPath, [join(root, 'tools/audit/dist/main.js'), ...args], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
process.exit(code);
