// The lower bound of a purchase's cost: the same use cases and stores without a network between them.
import { join } from 'node:path';
import { startChild } from '#machine/child.ts';
import { statusOf } from '#machine/http.ts';
import { memoryFlags, memorySettings } from '#machine/memory.ts';
import { root } from '#machine/paths.ts';
import { say } from '#machine/say.ts';
import { asTypeScript } from '#machine/type-script.ts';
import { until } from '#machine/wait.ts';
import { serviceNames } from '../../processes/src/index.ts';
import type { Ending } from '../interrupt.ts';
import type { Stack } from '../stack.ts';
import { type Loaded, ownStack } from './stacks.ts';

/** The largest accepted cost of a purchase, as a multiple of the lower bound. */
const most = 1.5;
const folder = new URL('./bound/', import.meta.url);
const heapMb = 1024;

/** The figures of one measurement. */
export interface Cost {
  /** Milliseconds of processor time for one operation, what follows it included. */
  readonly cpuMs: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Whether every invariant of the audit holds. */
  readonly clean: boolean;
}

/** Stops the services and starts all of them again as one process. */
const startTogether = async ({ atEnd }: Ending, stack: Stack, dataDir: string) => {
  const { records, ports } = stack.facts;
  for (const name of serviceNames.toReversed()) await stack.stopProcess(name);
  const environments = Object.fromEntries(serviceNames.map((name) => [name, stack.commandEnv(name)]));
  const child = startChild({
    name: 'one process',
    command: process.execPath,
    args: [
      ...memoryFlags({ heapMb }),
      ...asTypeScript,
      `--import=${new URL('replace.ts', folder)}`,
      join(folder.pathname, 'main.ts'),
    ],
    cwd: root,
    env: { ...process.env, ...memorySettings, NODE_ENV: 'production', BOUND: JSON.stringify(environments) },
    log: join(dataDir, 'logs', 'one-process.log'),
    records,
  });
  atEnd(() => child.stop({ signal: 'SIGKILL' }));
  for (const name of serviceNames) {
    const ready = async () => (await statusOf(ports[name]?.internal ?? 0, '/readyz')) === 200;
    await until(name, ready, { timeoutMs: 300_000, giveUp: () => (child.exit ? child.tail() : undefined) });
  }
};

/** Measures a checkout with every service in its own process, then with all of them in one; returns whether the goal is met. */
export const measureBound = async (ending: Ending, measure: (stack: Loaded, title: string) => Promise<Cost>) => {
  const { stack, ...loaded } = await ownStack(ending);
  const apart = await measure(loaded, 'services apart');
  say('all services in one process');
  await startTogether(ending, stack, loaded.dataDir);
  const together = await measure(loaded, 'one process');
  const ratio = apart.cpuMs / together.cpuMs;
  const row = (name: string, figure: (cost: Cost) => number) =>
    `  ${name.padEnd(20)}${[apart, together].map((cost) => figure(cost).toFixed(1).padStart(13)).join('')}${(figure(apart) / figure(together)).toFixed(2).padStart(8)}`;
  const lines = [
    `  ${''.padEnd(20)}${'distributed'.padStart(13)}${'bound'.padStart(13)}${'ratio'.padStart(8)}`,
    row('CPU ms/op', ({ cpuMs }) => cpuMs),
    row('op/s', ({ perSecond }) => perSecond),
    row('median ms', ({ p50 }) => p50),
    row('p95 ms', ({ p95 }) => p95),
    `  ${ratio <= most ? 'held  ' : 'MISSED'}  distributed ÷ bound at most ${most}: ${ratio.toFixed(2)}`,
  ];
  console.log(`${lines.join('\n')}\n`);
  return apart.clean && together.clean && ratio <= most;
};
