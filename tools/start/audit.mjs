// npm run audit   counts the violations of each invariant in the stack that `npm start` runs
import { join } from 'node:path';
import { composeCommands } from './compose.mjs';
import { dataRoot, root } from './paths.mjs';
import { run } from './run.mjs';
import { runningStackEnv, runsInContainers } from './stack-file.mjs';
import { takeNode } from './take-node.mjs';

const args = process.argv.slice(2);
const env = runningStackEnv(dataRoot);
const contained = runsInContainers(dataRoot);
if (!env && !contained) {
  console.error('Nothing to audit: start the product first (npm start).');
  process.exit(1);
}
if (!contained) await takeNode();
const { code } = contained
  ? await run('docker', composeCommands.audit(args), { stdio: 'inherit' })
  : await run(process.execPath, [join(root, 'tools/audit/dist/main.js'), ...args], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
process.exit(code);
