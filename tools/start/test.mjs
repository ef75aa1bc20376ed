// npm test                 everything, in a space of its own
// npm test -- unit int     only these steps: checks, unit, int, build, e2e, chaos
// npm test -- build drill  a restore under load, only by this name
// npm test -- e2e e2e/finder.spec.ts   only these files of them
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build.mjs';
import { quickChecks } from './checks/quick-checks.mjs';
import { secretsInLogs } from './checks/secrets-in-logs.mjs';
import { chromium } from './chromium.mjs';
import { engineAnswers } from './docker/engine.mjs';
import { install } from './install.mjs';
import { onSignals } from './interrupt.mjs';
import { root } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { endRunning, run } from './run.mjs';
import { explain, say } from './say.mjs';
import { openSpace, sweepSpaces } from './spaces.mjs';
import { startServers, testEnvironment } from './start-servers.mjs';
import { takeNode } from './take-node.mjs';
import { asResult, openTally } from './tally.mjs';
import { runVitest } from './vitest-run.mjs';

const words = process.argv.slice(2);
const files = words.filter((word) => word.includes('/'));
const chosen = words.filter((word) => !word.includes('/'));
const wants = (step) => chosen.length === 0 || chosen.includes(step);

/** What an end at any moment has to end, latest first. */
const open = [];
const closeAll = async () => {
  while (open.length > 0) await open.pop()();
};

/** Gives `work` a temporary folder and something started in it; both are gone afterwards. */
const within = async (purpose, begin, work) => {
  const dir = openSpace(purpose);
  open.push(async () => rmSync(dir, { recursive: true, force: true }));
  const starting = begin(dir);
  open.push(() => starting.then((started) => started.stop()).catch(() => {}));
  try {
    return await work(await starting);
  } finally {
    await closeAll();
  }
};

/** Without a server every test would wait for its limit: the step ends with the reason instead. */
const untilLost = (lost, work) =>
  Promise.race([
    work(),
    lost.then(async (reason) => {
      await endRunning();
      return { passed: 0, failed: 1, reason };
    }),
  ]);

/** Where an engine answers the suite brings up containers itself; elsewhere it is given servers. */
const integration = async () =>
  (await engineAnswers())
    ? runVitest(['int'], {}, files)
    : within(
        'test',
        (dataDir) => startServers({ dataDir }),
        ({ urls, lost }) => untilLost(lost, () => runVitest(['int'], testEnvironment(urls), files)),
      );

const startedStack = async (dataDir) => {
  // Nobody listens there but the test of traces, while it runs.
  const [tracesPort] = await freePorts(1);
  const env = {
    // A paid order that its browser has left behind is placed after this time; tests need not wait half a minute for it.
    PLACE_AFTER_MS: '3000',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${tracesPort}`,
    OTEL_BSP_SCHEDULE_DELAY: '500',
  };
  // Here, because it is TypeScript, and needs what the installation brings.
  const { createStack } = await import('./stack.mjs');
  const stack = createStack({ dataDir, env });
  open.push(() => stack.stop());
  await stack.start();
  return { ...stack, facts: stack.facts, tracesPort };
};

const metricsUrls = ({ ports }) =>
  Object.values(ports).flatMap(({ internal }) => (internal ? [`http://127.0.0.1:${internal}/metrics`] : []));

const browser = async () => {
  const path = await chromium();
  return within('test', startedStack, async (stack) => {
    const { urls } = stack.facts;
    const env = {
      ...stack.auditEnv(),
      CHROMIUM_PATH: path,
      SOUTHLINE_E2E_URL: urls.web,
      SOUTHLINE_E2E_MAILBOX_URL: urls.mailbox,
      SOUTHLINE_E2E_SANDBOX_URL: urls.provider,
      SOUTHLINE_E2E_TRACES_PORT: String(stack.tracesPort),
      SOUTHLINE_E2E_METRICS_URLS: metricsUrls(stack.facts).join(' '),
    };
    const tests = await runVitest(['e2e'], env, files);
    if (files.length > 0) return tests;
    const logs = join(stack.facts.dataDir, 'logs');
    const scan = await asResult(() =>
      secretsInLogs({ logs, mailbox: urls.mailbox, but: ['payment-sandbox', 'mailbox'] }),
    );
    return {
      passed: tests.passed + scan.passed,
      failed: tests.failed + scan.failed,
      note: scan.failed > 0 ? 'secrets in the logs' : scan.note && `no secret in the logs: ${scan.note}`,
      reason: [tests.reason, scan.reason].filter(Boolean).join('\n'),
    };
  });
};

const gitStatus = async () => (await run('git', ['status', '--porcelain'], { cwd: root })).output;

const main = async () => {
  await takeNode();
  const tally = openTally();
  const end = onSignals(async () => {
    await closeAll();
    // What a test file had started for itself when it was interrupted.
    await sweepSpaces();
  });
  /** After an interruption nothing further begins; the process is about to end. */
  const step = async (name, work) => {
    const ok = await tally.step(name, work);
    if (end.begun()) await new Promise(() => {});
    return ok;
  };
  await sweepSpaces();
  const before = await gitStatus();
  const installed = await step('workspace installed', () => asResult(() => install().then(() => ({ ok: true }))));
  if (installed) {
    if (wants('checks')) for (const { name, check } of quickChecks()) await step(name, () => asResult(check));
    if (wants('unit')) await step('unit tests', () => runVitest(['unit', 'web'], {}, files));
    if (wants('int')) await step('integration tests', integration);
    const build = () => step('build', () => asResult(() => buildAll().then(() => ({ ok: true }))));
    const drills = chosen.includes('drill');
    const whole = wants('build') || wants('e2e') || wants('chaos') || drills;
    if (whole && (await build())) {
      if (wants('e2e')) await step('browser tests', browser);
      // Each file of it starts a stack of its own, which it may kill.
      if (wants('chaos')) await step('kill tests', () => runVitest(['chaos'], {}, files));
      if (drills) await step('drills', () => runVitest(['drill'], {}, files));
    }
    // At a desk somebody may be editing meanwhile.
    if (process.env.CI) {
      await step('work tree as before', () =>
        asResult(async () => {
          const after = await gitStatus();
          return { ok: after === before, reason: after };
        }),
      );
    }
  }
  const code = tally.close();
  await end(code);
};

main().catch(async (error) => {
  explain(error);
  await closeAll();
  say('the tests could not be run');
  process.exit(1);
});
