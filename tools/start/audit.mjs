// npm run audit   counts the violations of each invariant in the stack that `npm start` runs
import { join } from 'node:path';
import { dataRoot, root } from './paths.mjs';
import { run } from './run.mjs';
import { runningStackEnv } from './stack-file.mjs';

const env = runningStackEnv(dataRoot);
if (!env) {
  console.error('Nothing to audit: start the product first (npm start).');
  process.exit(1);
}
const { code } = await run(process.execPath, [join(root, 'tools/audit/dist/main.js'), ...process.argv.slice(2)], {
  env: { ...process.env, ...env },
  stdio: 'inherit',
});
process.exit(code);
