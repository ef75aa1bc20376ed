import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { limited } from '#machine/limit.ts';
import { freePorts } from '#machine/ports.ts';
import { openSpace, sweepSpaces } from '#machine/spaces.ts';
import { startServers, testEnvironment } from '#machine/start-servers.ts';
import { buildAll } from './build/build-all.ts';
import { quickChecks } from './checks/quick-checks.ts';
import { secretsInLogs } from './checks/secrets-in-logs.ts';
import { chromium } from './chromium.ts';
import { checkManifests } from './cluster/check-manifests.ts';
import type { Ending } from './interrupt.ts';
import { createStack, type Stack, type StackEnvironment } from './stack.ts';
import { asResult, type Result, type Tally } from './tally.ts';
import { runVitest } from './vitest-run.ts';

/** Gives `work` a temporary folder and something started in it; both are gone afterwards. */
const within = async <Started extends { stop(): Promise<unknown> }, T>(
  ending: Ending,
  begin: (dir: string) => Promise<Started>,
  work: (started: Started) => Promise<T>,
) => {
  const dir = openSpace('test');
  const starting = begin(dir);
  const close = async () => {
    await starting.then((started) => started.stop()).catch(() => {});
    rmSync(dir, { recursive: true, force: true });
  };
  ending.atEnd(close);
  try {
    return await work(await starting);
  } finally {
    await close();
  }
};

/** If a server is missing, the step ends with the reason, because otherwise every test would wait for its timeout. */
const untilLost = (lost: Promise<string>, work: (until: AbortSignal) => Promise<Result>) => {
  const ending = new AbortController();
  return Promise.race([
    work(ending.signal),
    lost.then((reason) => {
      ending.abort();
      return { passed: 0, failed: 1, reason };
    }),
  ]);
};

const integration = (ending: Ending, files: string[]) =>
  within(
    ending,
    (dataDir) => startServers({ dataDir }),
    ({ urls, lost }) =>
      untilLost(lost, (until) =>
        runVitest(['int'], { label: 'int', env: testEnvironment(urls), files, until, secondTry: true }),
      ),
  );

const startedStack = async ({ atEnd }: Ending, dataDir: string): Promise<Stack & { tracesPort: number }> => {
  // Only the test of traces listens on this port, while it runs.
  const [tracesPort = 0] = await freePorts(1);
  const env: StackEnvironment = {
    // An abandoned paid order is placed after this time; shorter for tests than the default of half a minute.
    PLACE_AFTER_MS: '3000',
    // The tests of browsers are about results; those of time limits start services of their own.
    TIMEOUT_SCALE: '6',
    // Three seconds, in which the provider is asked twice.
    UNKNOWN_PAYMENT_MINUTES: '0.05',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${tracesPort}`,
    OTEL_BSP_SCHEDULE_DELAY: '2000',
  };
  const stack = createStack({ dataDir, env });
  atEnd(() => stack.stop());
  try {
    await stack.start();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return { ...stack, facts: stack.facts, tracesPort };
};

const metricsUrls = ({ ports }: Stack['facts']) =>
  Object.values(ports).flatMap(({ internal }) => (internal ? [`http://127.0.0.1:${internal}/metrics`] : []));

const browser = async (ending: Ending, files: string[]): Promise<Result> => {
  const path = await chromium();
  return within(
    ending,
    (dataDir) => startedStack(ending, dataDir),
    async (stack) => {
      const { urls, dataDir } = stack.facts;
      const checkedScreens = join(dataDir, 'checked-screens');
      mkdirSync(checkedScreens);
      const env = {
        ...stack.auditEnv(),
        CHROMIUM_PATH: path,
        SOUTHLINE_E2E_URL: urls.web,
        SOUTHLINE_E2E_MAILBOX_URL: urls.mailbox,
        SOUTHLINE_E2E_SANDBOX_URL: urls.provider,
        SOUTHLINE_E2E_TRACES_PORT: String(stack.tracesPort),
        SOUTHLINE_E2E_CHECKED_SCREENS: checkedScreens,
        SOUTHLINE_E2E_METRICS_URLS: metricsUrls(stack.facts).join(' '),
      };
      const tests = await runVitest(['e2e', 'e2e-alone'], { label: 'e2e', env, files });
      if (files.length > 0) return tests;
      const logs = join(dataDir, 'logs');
      const scan = await asResult(() =>
        secretsInLogs({ logs, mailbox: urls.mailbox, but: ['payment-sandbox', 'mailbox'] }),
      );
      return {
        passed: tests.passed + scan.passed,
        failed: tests.failed + scan.failed,
        note: [tests.note, scan.failed > 0 ? 'secrets in the logs' : `no secret in the logs: ${scan.note}`]
          .filter(Boolean)
          .join('; '),
        reason: [tests.reason, scan.reason].filter(Boolean).join('\n'),
      };
    },
  );
};

/** Most checks use one core. */
const checksAtOnce = 2;

interface Suite {
  readonly tally: Tally;
  readonly ending: Ending;
  /** The test files to run; empty: all. */
  readonly files: string[];
  /** The steps to run. Empty: all; the drills only in a thorough run. */
  readonly steps: string[];
  readonly thorough: boolean;
}

/** Runs the wanted steps and counts their results. */
export const runSuite = async ({ tally, ending, files, steps, thorough }: Suite) => {
  const wants = (step: string) => steps.length === 0 || steps.includes(step);
  /** After an interruption no further step starts, because the process is about to end. */
  const step = async (name: string, work: () => Promise<Result>) => {
    const ok = await tally.step(name, work);
    if (ending.begun()) await new Promise(() => {});
    return ok;
  };
  // Stops processes that an interrupted test file has left, in this run or an earlier one.
  await sweepSpaces();
  ending.atEnd(() => sweepSpaces());
  if (wants('checks')) {
    // The first check generates code, which the others read.
    const [generated, ...others] = quickChecks();
    if (generated) await step(generated.name, () => asResult(generated.check));
    await limited(others, checksAtOnce, ({ name, check }) => step(name, () => asResult(check)));
  }
  if (steps.includes('cluster') || (thorough && steps.length === 0))
    await step('manifests at a real API server', checkManifests);
  const drills = steps.includes('drill') || (thorough && steps.length === 0);
  const needsBuild = wants('build') || wants('e2e') || wants('chaos') || drills;
  const built = needsBuild && (await step('build', () => asResult(() => buildAll().then(() => ({ ok: true })))));
  const ownStack = (project: string) => runVitest([project], { label: project, files });
  // They have a separate stack, which they may kill. They wait most of the time, so the other tests without a browser run beside them.
  const kills = built && wants('chaos') ? step('kill tests', () => ownStack('chaos')) : undefined;
  if (wants('unit'))
    await step('unit tests', () => runVitest(['unit', 'web'], { label: 'unit', files, secondTry: true }));
  if (wants('int')) await step('integration tests', () => integration(ending, files));
  await kills;
  if (!built) return;
  if (wants('e2e')) await step('browser tests', () => browser(ending, files));
  if (drills) await step('drills', () => ownStack('drill'));
};
