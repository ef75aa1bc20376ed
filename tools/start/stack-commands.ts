import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nowAndThen, shorten } from '#machine/log-lines.ts';
import { memoryFlags } from '#machine/memory.ts';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import type { Replica } from './replicas.ts';

/** A built file of a service or tool. */
export const built = (dir: string, file: string) => join(root, dir, 'dist', file);

interface Around {
  readonly chosen: readonly Replica[];
  /** Throws once the start was interrupted. */
  readonly goingOn: () => void;
  readonly environmentOf: (entry: Replica) => NodeJS.ProcessEnv;
  /** Resolves once the package in this folder is built. */
  readonly whenBuilt: (dir: string) => Promise<unknown> | undefined;
  readonly topicsEnv: () => NodeJS.ProcessEnv;
  readonly demoEnv: () => NodeJS.ProcessEnv;
  readonly demoFolder: string;
  readonly report: (text: string) => void;
}

/** The commands that a start runs before a service: topics, migrations, demo data; missing ones are skipped. */
export const stackCommands = (around: Around) => {
  const { chosen, goingOn, environmentOf, whenBuilt, topicsEnv, demoEnv, demoFolder, report } = around;

  const runCommand = async (
    title: string,
    dir: string,
    file: string,
    variables: NodeJS.ProcessEnv,
    args: string[] = [],
  ) => {
    goingOn();
    const began = Date.now();
    const { code, output } = await run(process.execPath, [...memoryFlags({}), file, ...args], {
      cwd: join(root, dir),
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
    await runCommand('topics', 'tools/topics', built('tools/topics', 'main.js'), topicsEnv());
  };

  const migrate = async (entry: Replica) => {
    const file = built(entry.dir, 'cli/migrate.js');
    if (existsSync(file)) await runCommand(`migrations of ${entry.name}`, entry.dir, file, environmentOf(entry));
  };

  const demoOf =
    (title: string, variables: () => NodeJS.ProcessEnv = () => ({})) =>
    async (entry: Replica) => {
      const file = built(entry.dir, 'cli/demo.js');
      if (existsSync(file)) await runCommand(title, entry.dir, file, { ...environmentOf(entry), ...variables() });
    };

  let demoFiles: Promise<void> | undefined;

  /** Loads the demo set into a service, if it is empty. Two services share the files. */
  const demoImport = (title: string, command: readonly string[]) => async (entry: Replica) => {
    await whenBuilt('tools/demo');
    const [files, load] = [built('tools/demo', 'main.js'), built(entry.dir, `cli/${command[0]}.js`)];
    if (!existsSync(files) || !existsSync(load)) return;
    demoFiles ??= runCommand('demo files', 'tools/demo', files, environmentOf(entry), [demoFolder]);
    await demoFiles;
    const how = [...command.slice(1), 'all', '--file', demoFolder, '--if-empty'];
    await runCommand(title, entry.dir, load, environmentOf(entry), how);
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
    const [buy, age] = [built('tools/demo', 'cli/orders.js'), built('services/orders', 'cli/age-order.js')];
    const env = { ...process.env, ...demoEnv(), WEB_URL: web };
    const { code, output } = await run(process.execPath, [buy], { cwd: join(root, 'tools/demo'), env });
    if (code !== 0) throw new Error(output.slice(-2000).trim());
    const orders = chosen.find(({ name }) => name === 'orders');
    for (const [, id = '', days = ''] of output.matchAll(/^(\S+) (\d+)$/gm))
      if (orders) await runCommand('demo order', orders.dir, age, environmentOf(orders), [id, days]);
  };

  return { topics, migrate, demo, demoOrders };
};
