// npm run load -- checkout          a smoke run: does it work
// npm run load -- checkout load     measured: eight users, a minute; also stress, soak
// It uses the stack that `npm start` runs in this clone, or brings one up for itself.
import { readdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { buildAll } from '../build.mjs';
import { install } from './install.mjs';
import { onSignals } from './interrupt.mjs';
import { auditWhenQuiet, drain, mailCount } from './load/backlog.mjs';
import { countedBetween, readCounts } from './load/calls.mjs';
import { findK6, runK6 } from './load/k6.mjs';
import { describeProfiles, toggleProfiles } from './load/profiles.mjs';
import { outcomeOf, report } from './load/table.mjs';
import { readUsage, usedBetween, watchMemory } from './load/usage.mjs';
import { dataRoot, root } from './paths.mjs';
import { run } from './run.mjs';
import { CannotGoOn, explain, say } from './say.mjs';
import { openSpace, sweepSpaces } from './spaces.mjs';
import { runningStackEnv } from './stack-file.mjs';
import { takeNode } from './take-node.mjs';
import { pause } from './wait.mjs';

const idleMs = 5000;

/** Where CPU profiles of the measured time go, when they are wanted; of a stack of its own only. */
const profiles = process.env.LOAD_PROFILES && resolve(process.env.LOAD_PROFILES);
const profiler = new URL('./load/profiler.mjs', import.meta.url);

const choicesIn = (folder) => readdirSync(join(root, 'load-tests', folder)).map((file) => basename(file, '.ts'));

const chosen = (folder, name) => {
  const choices = choicesIn(folder);
  if (choices.includes(name)) return name;
  throw new CannotGoOn(`npm run load -- <${choicesIn('scenarios').join('|')}> [${choicesIn('profiles').join('|')}]`);
};

/** What an end at any moment has to end, latest first. */
const open = [];
const closeAll = async () => {
  while (open.length > 0) await open.pop()();
};

/** LOAD_REPLICAS=orders=2,catalogue=2 → {orders: 2, catalogue: 2} */
const replicasIn = (text = '') =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split('='))
      .map(([name, count]) => [name, Number(count)]),
  );

const ownStack = async () => {
  await sweepSpaces('load');
  await install();
  await buildAll();
  const dataDir = openSpace('load');
  open.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  // The demo set at its full size: tests take a small one, but what is measured should be the shop.
  const env = {
    LOG_LEVEL: 'warn',
    DEMO_PARTS: process.env.DEMO_PARTS ?? '20000',
    KAFKAJS_NO_PARTITIONER_WARNING: '1',
    ...(profiles ? { LOAD_PROFILES: profiles, NODE_OPTIONS: `--import=${profiler}` } : {}),
  };
  const { createStack } = await import('./stack.mjs');
  const stack = createStack({ dataDir, env, replicas: replicasIn(process.env.LOAD_REPLICAS) });
  open.push(() => stack.stop());
  await stack.start();
  const internalPorts = Object.values(stack.facts.ports).flatMap(({ internal }) => internal ?? []);
  return { dataDir, env: stack.auditEnv(), internalPorts };
};

const here = ['127.0.0.1', 'localhost'];

/** A shop elsewhere, or a real card provider, is nobody's load test. */
const insistOnThisMachine = ({ PUBLIC_URL, PAYMENT_PROVIDER_URL }) => {
  const elsewhere = [PUBLIC_URL, PAYMENT_PROVIDER_URL].filter((url) => !here.includes(new URL(url).hostname));
  if (elsewhere.length > 0)
    throw new CannotGoOn(`Load tests stay on this machine, and not on ${elsewhere.join(', ')}.`);
};

/** The stack to load: {dataDir, env, internalPorts}. */
const findStack = async () => {
  const env = runningStackEnv(dataRoot);
  if (!env) return ownStack();
  say(`using the running stack, ${env.PUBLIC_URL}`);
  const { usualInternalPorts } = await import('../processes/src/start.ts');
  return { dataDir: dataRoot, env, internalPorts: usualInternalPorts(process.env) };
};

const commit = async () => {
  const { code, output } = await run('git', ['describe', '--always', '--dirty', '--abbrev=10'], { cwd: root });
  return code === 0 ? output.trim() : 'no commit';
};

/** Processor time while nobody asks for anything, in ms per second. */
const idleUse = async (dataDir) => {
  const before = readUsage(dataDir);
  await pause(idleMs);
  const used = usedBetween(before, readUsage(dataDir));
  return new Map([...used].map(([name, ms]) => [name, ms / (idleMs / 1000)]));
};

const measure = async ({ scenario, profile }, k6, stack) => {
  const { dataDir, env } = stack;
  insistOnThisMachine(env);
  const counts = () => readCounts({ internalPorts: stack.internalPorts, mongoUrl: env.ORDERS_MONGO_URL });
  const load = (name) => runK6(k6, { scenario, profile: name, baseUrl: env.PUBLIC_URL });
  let expected = await mailCount(env.MAILBOX_URL);
  if (profile !== 'smoke') {
    say('warming up');
    expected += outcomeOf((await load('smoke')).summary).placed;
    await drain(env.MAILBOX_URL, expected);
  }
  const idle = await idleUse(dataDir);
  say(`${scenario}, ${profile}`);
  const profiled = async () => {
    if (profiles && dataDir !== dataRoot) await toggleProfiles(readUsage(dataDir));
  };
  await profiled();
  const stopWatching = watchMemory(dataDir);
  const [before, countsBefore] = [readUsage(dataDir), await counts()];
  const { code, summary } = await load(profile);
  const [after, countsAfter] = [readUsage(dataDir), await counts()];
  await profiled();
  const { placed } = outcomeOf(summary);
  if (placed > 0) say('waiting for papers and mails');
  const drained = placed > 0 ? await drain(env.MAILBOX_URL, expected + placed) : { seconds: 0, mails: 0 };
  const usage = {
    idle,
    during: usedBetween(before, after),
    behind: usedBetween(after, readUsage(dataDir)),
    memory: stopWatching(),
  };
  say('auditing');
  const findings = await auditWhenQuiet(env);
  return { code, summary, usage, drained, findings, counted: countedBetween(countsBefore, countsAfter) };
};

const main = async () => {
  await takeNode();
  const [first, second = 'smoke'] = process.argv.slice(2);
  const work = { scenario: chosen('scenarios', first), profile: chosen('profiles', second) };
  const end = onSignals(closeAll);
  try {
    const k6 = await findK6();
    const result = await measure(work, k6, await findStack());
    const [cpu] = cpus();
    const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
    const title = `${work.scenario}, ${work.profile} · ${await commit()} · ${machine}`;
    if (profiles) console.log(`\n${describeProfiles(profiles)}`);
    console.log(`\n${report({ ...result, title })}\n`);
    const clean = result.findings.every(({ violations }) => violations.length === 0);
    await end(result.code === 0 && clean ? 0 : 1);
  } catch (error) {
    await end(1, () => explain(error));
  }
};

main().catch((error) => {
  explain(error);
  process.exit(1);
});
