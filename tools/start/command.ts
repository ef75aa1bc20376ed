// npm run import, texts, switches and so on: a service's own command in the stack that `npm start` runs.
// parked-events: of the service that the first word names.

import { memoryFlags } from '#machine/memory.ts';
import { dataRoot } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { composeCommands } from './compose.ts';
import { built } from './stack-commands.ts';
import { commandEnv, runsInContainers } from './stack-file.ts';

const [of = '', name, ...words] = process.argv.slice(2);
const [service = '', ...args] = of === 'any' ? words : [of, ...words];
const file = `cli/${name}.js`;
const env = commandEnv(dataRoot, service);
const contained = runsInContainers(dataRoot);
if (!env && !contained) {
  console.error('Nothing runs here: start the product first (npm start).');
  process.exit(1);
}

const { code } = contained
  ? await run('docker', composeCommands.command(service, [`dist/${file}`, ...args]), { stdio: 'inherit' })
  : await run(process.execPath, [...memoryFlags({}), built(`services/${service}`, file), ...args], {
      env: { ...process.env, LOG_LEVEL: 'warn', ...env },
      // npm changes to the clone's folder. Names of files are relative to the folder of the person who types them.
      cwd: process.env.INIT_CWD,
      stdio: 'inherit',
    });
process.exit(code);
