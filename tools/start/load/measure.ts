import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataRoot, root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { CannotGoOn, say } from '#machine/say.ts';
import { sweepSpaces } from '#machine/spaces.ts';
import { usualInternalPorts } from '../../processes/src/start.ts';
import type { Ending } from '../interrupt.ts';
import { runningStackEnv } from '../stack-file.ts';
import { againstModel, describeModel, type Judgement } from './against-model.ts';
import { auditWhenQuiet, drain, mailCount } from './backlog.ts';
import { type Cost, measureBound } from './bound.ts';
import { countedBetween, readCounts } from './calls.ts';
import { compareLoad } from './compare.ts';
import { findK6, type K6, runK6 } from './k6.ts';
import { describeProfiles, toggleProfiles } from './profiles.ts';
import { type Loaded, ownStack, profiles } from './stacks.ts';
import { outcomeOf, report, standIns } from './table.ts';
import { readUsage, usedBetween, watchMemory } from './usage.ts';

const idleMs = 5000;

const choicesIn = (folder: string) =>
  readdirSync(join(root, 'load-tests', folder)).map((file) => basename(file, '.ts'));

const chosen = (folder: string, name: string | undefined) => {
  const choices = choicesIn(folder);
  if (name && choices.includes(name)) return name;
  throw new CannotGoOn(`npm run load -- <${choicesIn('scenarios').join('|')}> [${choicesIn('profiles').join('|')}]`, [
    'npm run load -- capacity',
    'npm run load -- bound',
    'npm run load -- compare <commit> [scenario]',
  ]);
};

const here = ['127.0.0.1', 'localhost'];

/** Load tests must never hit another host or a real card provider. */
const insistOnThisMachine = ({ PUBLIC_URL = '', PAYMENT_PROVIDER_URL = '' }: Loaded['env']) => {
  const elsewhere = [PUBLIC_URL, PAYMENT_PROVIDER_URL].filter((url) => !here.includes(new URL(url).hostname));
  if (elsewhere.length > 0)
    throw new CannotGoOn(`Load tests stay on this machine, and not on ${elsewhere.join(', ')}.`);
};

const findStack = async (ending: Ending): Promise<Loaded> => {
  const env = runningStackEnv(dataRoot);
  if (!env) {
    await sweepSpaces('load');
    return ownStack(ending);
  }
  say(`using the running stack, ${env.PUBLIC_URL}`);
  return { dataDir: dataRoot, env, internalPorts: usualInternalPorts(process.env) };
};

const commit = async () => {
  const { code, output } = await run('git', ['describe', '--always', '--dirty', '--abbrev=10'], { cwd: root });
  return code === 0 ? output.trim() : 'no commit';
};

/** Processor time of the idle stack, in ms per second. */
const idleUse = async (dataDir: string) => {
  const before = readUsage(dataDir);
  await pause(idleMs);
  const used = usedBetween(before, readUsage(dataDir));
  return new Map([...used].map(([name, ms]) => [name, ms / (idleMs / 1000)]));
};

const measure = async ({ scenario, profile }: { scenario: string; profile: string }, k6: K6, stack: Loaded) => {
  const { dataDir, env } = stack;
  insistOnThisMachine(env);
  const counts = () => readCounts(stack.internalPorts, env.ORDERS_MONGO_URL ?? '');
  const load = (name: string, seconds?: string) => runK6(k6, { scenario, profile: name, env, seconds });
  let expected = (await mailCount(env.MAILBOX_URL)) ?? 0;
  if (profile !== 'smoke') {
    say('warming up');
    const { LOAD_WARM_SECONDS: seconds } = process.env;
    const { summary } = await load(seconds ? 'load' : 'smoke', seconds);
    expected += outcomeOf(summary).placed;
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
  const { code, summary, failures } = await load(profile);
  const [after, countsAfter] = [readUsage(dataDir), await counts()];
  await profiled();
  const { placed } = outcomeOf(summary);
  if (placed > 0) say('waiting for papers and mails');
  const drained = placed > 0 ? await drain(env.MAILBOX_URL, expected + placed) : { seconds: 0, mails: 0 };
  const usage = {
    idle,
    during: usedBetween(before, after),
    afterwards: usedBetween(after, readUsage(dataDir)),
    memory: stopWatching(),
  };
  say('auditing');
  const findings = await auditWhenQuiet(env);
  return { code, summary, failures, usage, drained, findings, counted: countedBetween(countsBefore, countsAfter) };
};

type Measured = Awaited<ReturnType<typeof measure>>;

/** Milliseconds of processor time of each process, from the start of the load until the last mail. */
const usedBy = ({ usage: { during, afterwards } }: Measured) =>
  new Map([...during].map(([name, ms]) => [name, ms + (afterwards.get(name) ?? 0)]));

const judged = (measured: Measured): Judgement => {
  const { operations, placed, seconds } = outcomeOf(measured.summary);
  const { usage, drained } = measured;
  return againstModel({
    operations,
    placed,
    seconds: seconds + drained.seconds,
    used: usedBy(measured),
    idle: usage.idle,
  });
};

const isClean = ({ findings }: Measured) => findings.every(({ violations }) => violations.length === 0);

const print = async (measured: Measured, work: string) => {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
  if (profiles) console.log(`\n${describeProfiles(profiles)}`);
  console.log(`\n${report({ ...measured, title: `${work} · ${await commit()} · ${machine}` })}\n`);
};

/** The cost of a purchase, for the comparison with the lower bound. */
const measurePurchase =
  (k6: K6) =>
  async (stack: Loaded, how: string): Promise<Cost> => {
    const measured = await measure({ scenario: 'checkout', profile: 'load' }, k6, stack);
    await print(measured, `checkout, load, ${how}`);
    const { operations, perSecond, p50, p95 } = outcomeOf(measured.summary);
    const own = [...usedBy(measured)].filter(([name]) => !standIns.includes(name));
    const cpuMs = own.reduce((sum, [, ms]) => sum + ms, 0) / operations;
    return { cpuMs, perSecond, p50, p95, clean: isClean(measured) };
  };

/**
 * Runs a scenario with a profile against the stack and prints the measurements. Returns whether all thresholds held. `capacity`
 * is the usual load of mixed visits, and a comparison with the capacity model.
 */
export const measureLoad = async (ending: Ending, [first, second, third = 'checkout']: string[]) => {
  if (first === 'compare' && second) return compareLoad(ending, second, chosen('scenarios', third));
  if (first === 'bound') return measureBound(ending, measurePurchase(await findK6()));
  const capacity = first === 'capacity';
  const work = capacity
    ? { scenario: 'mixed', profile: 'load' }
    : { scenario: chosen('scenarios', first), profile: chosen('profiles', second ?? 'smoke') };
  const k6 = await findK6();
  const result = await measure(work, k6, await findStack(ending));
  await print(result, `${work.scenario}, ${work.profile}`);
  const judgement = capacity ? judged(result) : undefined;
  if (judgement) console.log(`${describeModel(judgement)}\n`);
  return result.code === 0 && isClean(result) && (judgement?.holds ?? true);
};
