// npm run reconcile, npm run recover-numbers, npm run review   a service's own command in the stack that `npm start` runs
import { composeCommands } from './compose.mjs';
import { dataRoot } from './paths.mjs';
import { run } from './run.mjs';
import { built } from './stack-commands.mjs';
import { commandEnv, runsInContainers } from './stack-file.mjs';
import { takeNode } from './take-node.mjs';

const [service, name, ...args] = process.argv.slice(2);
const file = `cli/${name}.js`;
const env = commandEnv(dataRoot, service);
const contained = runsInContainers(dataRoot);
if (!env && !contained) {
  console.error('Nothing runs here: start the product first (npm start).');
  process.exit(1);
}
if (!contained) await takeNode();
const { code } = contained
  ? await run('docker', composeCommands.command(service, [`dist/${file}`, ...args]), { stdio: 'inherit' })
  : await run(process.execPath, [built(`services/${service}`, file), ...args], {
      env: { ...process.env, LOG_LEVEL: 'warn', ...env },
      stdio: 'inherit',
    });
process.exit(code);
