import { join } from 'node:path';
import { statusOf } from '#machine/http.ts';
import { dataRoot, root } from '#machine/paths.ts';
import { freePorts, isFree } from '#machine/ports.ts';
import { CannotGoOn, warn } from '#machine/say.ts';
import { supervise } from '#machine/supervisor.ts';
import { entries } from '../processes/src/start.ts';
import { generate } from './build/generate.ts';
import { bundleTargets } from './build/targets.ts';
import { runInProcesses } from './in-processes.ts';
import type { Ending } from './interrupt.ts';
import { rebuilder } from './rebuild.ts';
import type { ProcessName, Stack } from './stack.ts';
import { watchSources } from './watch-sources.ts';

const webPort = () => {
  const { variable, number } = entries.find(({ name }) => name === 'bff')?.ports.http ?? {};
  const port = Number((variable && process.env[variable]) || number);
  return { variable, port };
};

/** Vite, at the shop's address. It asks the BFF for all that is no module of the client (web/build/in-front-of-shop.ts). */
const startClient = async ({ facts }: Stack, port: number, shop: number) => {
  const dir = join(root, 'web');
  const client = supervise('web', {
    answers: async () => (await statusOf(port, '/@vite/client')) > 0,
    spawn: () => ({
      name: 'web',
      command: process.execPath,
      args: [
        join(dir, 'node_modules/vite/bin/vite.js'),
        ...['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--clearScreen', 'false'],
      ],
      cwd: dir,
      env: { ...process.env, SHOP_URL: `http://127.0.0.1:${shop}` },
      log: join(dataRoot, 'logs/web.log'),
      records: facts.records,
    }),
  });
  await client.start();
  return client;
};

/** Folders whose files are part of a process, or become part of one when code is generated. */
const sources = ['proto', 'packages', 'services', 'tools'].map((folder) => join(root, folder));

/** Builds a changed process and starts it again. Changes of proto/ are generated first. */
const restartOnChange = ({ names, restart }: Stack) => {
  const targets = bundleTargets().filter(({ name }) => names.some((running) => running === name));
  const rebuild = rebuilder(targets, { before: generate, restart: (name) => restart(name as ProcessName) });
  return watchSources(sources, () => rebuild().catch((error: Error) => warn(error.message)));
};

/** The product with Vite in the place of the built client, and with services that restart when their sources change. */
export const runForDevelopers = async (ending: Ending) => {
  const { variable, port } = webPort();
  if (!(await isFree(port))) throw new CannotGoOn(`Port ${port} is in use: free it, or set ${variable}.`);
  const [shop = 0] = await freePorts(1);
  const address = process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`;
  await runInProcesses(ending, {
    packages: [...bundleTargets().map(({ name }) => name), 'map'],
    settings: {
      // Without the built client the BFF leaves the pages to Vite.
      env: { WEB_ROOT: undefined },
      others: { PUBLIC_URL: address, [variable ?? '']: String(shop) },
    },
    whenReady: async (stack) => {
      const client = await startClient(stack, port, shop);
      ending.atEnd(() => client.stop());
      ending.atEnd(restartOnChange(stack));
    },
  });
};
