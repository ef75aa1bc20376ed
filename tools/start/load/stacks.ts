import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openSpace } from '#machine/spaces.ts';
import { buildAll } from '../build/build-all.ts';
import type { Ending } from '../interrupt.ts';
import { buildRelease } from '../release.ts';
import { createStack, type Stack } from '../stack.ts';

/** The folder for CPU profiles, if requested. Only a stack that is started here can be profiled. */
export const profiles = process.env.LOAD_PROFILES && resolve(process.env.LOAD_PROFILES);
const profiler = new URL('./profiler.ts', import.meta.url);

/** The stack that is loaded. */
export interface Loaded {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly internalPorts: number[];
}

/** LOAD_REPLICAS=orders=2,catalogue=2 → {orders: 2, catalogue: 2} */
const replicasIn = (text = '') =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split('='))
      .map(([name, count]) => [name, Number(count)]),
  );

const startOwn = async ({ atEnd }: Ending, create: typeof createStack): Promise<Loaded & { stack: Stack }> => {
  const dataDir = openSpace('load');
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  // Measurements need the demo set in its full size; tests use a smaller one.
  const env = {
    LOG_LEVEL: 'warn',
    DEMO_PARTS: process.env.DEMO_PARTS ?? '20000',
    KAFKAJS_NO_PARTITIONER_WARNING: '1',
    ...(profiles ? { LOAD_PROFILES: profiles, NODE_OPTIONS: `--import=${profiler}` } : {}),
  };
  const stack = create({ dataDir, env, replicas: replicasIn(process.env.LOAD_REPLICAS) });
  atEnd(() => stack.stop());
  await stack.start();
  const internalPorts = Object.values(stack.facts.ports).flatMap(({ internal }) => internal ?? []);
  return { dataDir, env: stack.auditEnv(), internalPorts, stack };
};

/** A stack from this clone's current sources. */
export const ownStack = async (ending: Ending) => {
  await buildAll();
  return startOwn(ending, createStack);
};

/** A stack of another commit, in a temporary clone: its processes, started by its own tools. */
export const stackOf = async (ending: Ending, commit: string): Promise<Loaded> => {
  const clone = await buildRelease(ending, commit);
  const then: { createStack: typeof createStack } = await import(
    pathToFileURL(join(clone, 'tools/start/stack.ts')).href
  );
  return startOwn(ending, then.createStack);
};
