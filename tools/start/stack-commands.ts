import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nowAndThen, shorten } from '#machine/log-lines.ts';
import { memoryFlags } from '#machine/memory.ts';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { agesIn } from './demo-orders.ts';
import type { Replica } from './replicas.ts';

/** A built file of a service or tool, by default of this clone. */
export const built = (dir: string, file: string, release = root) => join(release, dir, 'dist', file);

/** The folder of the release that a process, or a command for it, runs. */
export type ReleaseOf = (name: string) => string;

interface Around {
  readonly chosen: readonly Replica[];
  /** Throws if the start was interrupted. */
  readonly goingOn: () => void;
  readonly environmentOf: (entry: Replica) => NodeJS.ProcessEnv;
  /** Resolves once the package in this folder is built. */
  readonly whenBuilt: (dir: string) => Promise<unknown> | undefined;
  readonly topicsEnv: () => NodeJS.ProcessEnv;
  readonly demoEnv: () => NodeJS.ProcessEnv;
  readonly demoFolder: string;
  readonly releaseOf: ReleaseOf;
  readonly report: (text: string) => void;
}

/** The commands that a start runs before a service: topics, migrations, demo data; missing ones are skipped. */
export const stackCommands = (around: Around) => {
  const { chosen, goingOn, environmentOf, whenBuilt, topicsEnv, demoEnv, demoFolder, releaseOf, report } = around;

  const runCommand = async (
    title: string,
    { name, dir }: { name: string; dir: string },
    file: string,
    variables: NodeJS.ProcessEnv,
    args: string[] = [],
  ) => {
    goingOn();
    const began = Date.now();
    const release = releaseOf(name);
    const command = [...memoryFlags({}), built(dir, file, release), ...args];
    const { code, output } = await run(process.execPath, command, {
      cwd: join(release, dir),
      env: variables,
      show: nowAndThen((text) => report(`  ${text}`)),
    });
    if (code !== 0) throw new Error(`${title} failed (code ${code}):\n${output.slice(-4000).trim()}`);
    const last = shorten(output.trim().split('\n').at(-1) ?? '').text;
    report(`${title} (${((Date.now() - began) / 1000).toFixed(1)} s) ${last.slice(0, 100)}`.trimEnd());
  };

  const topics = async () => {
    if (!chosen.some(({ isService }) => isService)) return;
    await whenBuilt('tools/topics');
    await runCommand('topics', { name: 'topics', dir: 'tools/topics' }, 'main.js', topicsEnv());
  };

  const has = ({ name, dir }: Replica, file: string) => existsSync(built(dir, file, releaseOf(name)));

  const migrate = async (entry: Replica) => {
    const file = 'cli/migrate.js';
    if (has(entry, file)) await runCommand(`migrations of ${entry.name}`, entry, file, environmentOf(entry));
  };

  const demoOf =
    (title: string, variables: () => NodeJS.ProcessEnv = () => ({})) =>
    async (entry: Replica) => {
      const file = 'cli/demo.js';
      if (has(entry, file)) await runCommand(title, entry, file, { ...environmentOf(entry), ...variables() });
    };

  let demoFiles: Promise<void> | undefined;

  /** Loads the demo set into a service, if it is empty. Two services share the files. */
  const demoImport = (title: string, command: readonly string[]) => async (entry: Replica) => {
    await whenBuilt('tools/demo');
    const demo = { name: 'demo', dir: 'tools/demo' };
    const load = `cli/${command[0]}.js`;
    if (!existsSync(built(demo.dir, 'main.js', releaseOf(demo.name))) || !has(entry, load)) return;
    demoFiles ??= runCommand('demo files', demo, 'main.js', environmentOf(entry), [demoFolder]);
    await demoFiles;
    const how = [...command.slice(1), 'all', '--file', demoFolder, '--if-empty'];
    await runCommand(title, entry, load, environmentOf(entry), how);
  };

  const demos: Readonly<Record<string, (entry: Replica) => Promise<void>>> = {
    auth: demoOf('demo accounts', demoEnv),
    catalogue: demoImport('demo catalogue', ['import']),
    locator: demoImport('demo dealers', ['locator', 'import']),
    content: demoOf('demo content'),
    vouchers: demoOf('demo vouchers'),
  };

  const demo = async (entry: Replica) => demos[entry.name]?.(entry);

  /**
   * Places the demo member's orders through the running shop on its first start. Two of the orders are backdated by some
   * days.
   */
  const demoOrders = async (web: string) => {
    const release = releaseOf('demo');
    const env = { ...process.env, ...demoEnv(), WEB_URL: web };
    const { code, output } = await run(process.execPath, [built('tools/demo', 'cli/orders.js', release)], {
      cwd: join(release, 'tools/demo'),
      env,
    });
    if (code !== 0) throw new Error(output.slice(-2000).trim());
    const orders = chosen.find(({ name }) => name === 'orders');
    for (const words of agesIn(output))
      if (orders) await runCommand('demo order', orders, 'cli/age-order.js', environmentOf(orders), words);
  };

  return { topics, migrate, demo, demoOrders };
};
