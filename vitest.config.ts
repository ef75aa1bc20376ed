import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longestTestMs, patienceMs } from './packages/testkit/src/patience.ts';

const environmentOf = ({ moduleId }: TestSpecification) =>
  /@vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? 'node';

/**
 * Files of one project and environment follow each other. Vitest ends a worker whose next file has another one, and the new
 * worker loads all modules again.
 */
class InGroups extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const groups = Map.groupBy(await super.sort(files), (file) => `${file.project.name} ${environmentOf(file)}`);
    return [...groups.values()].flat();
  }
}

// `unit` needs nothing. `int` needs the servers: those of the environment, or it brings them up. `e2e` and `chaos` need a
// whole stack, which `npm test` starts and names in the environment; `chaos` and `drill`
// have stacks of their own, one file at a time.
const browserTests = {
  // A failed comparison prints its values, such as the errors of a browser.
  chaiConfig: { truncateThreshold: 1_000 },
  // A busy machine may be too slow for a browser. tools/start/second-tries.ts prints why the first try failed.
  retry: 1,
  expect: { poll: { timeout: 30_000, interval: 200 } },
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  isolate: false,
};

/** Browser tests that change the shop for everybody, or measure it. They run after all others, one file at a time. */
const alone = ['e2e/desk-walks.spec.ts', 'e2e/switches.spec.ts', 'e2e/metrics.spec.ts', 'e2e/trace.spec.ts'];

export default defineConfig({
  test: {
    // By default vitest leaves one core unused.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: InGroups },
    projects: [
      'web*/vitest.config.ts',
      'web/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: ['{packages,services,tools}/*/src/**/*.test.ts', '{tools/start,infra}/**/*.test.ts'],
          testTimeout: longestTestMs,
          hookTimeout: longestTestMs,
          // Tests replace no modules: loading them once for all files takes a third of the processor's time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'int',
          include: ['{packages,services,tools}/*/test/**/*.int.test.ts'],
          globalSetup: ['packages/testkit/src/global-setup.ts'],
          setupFiles: [
            'packages/testkit/src/tidy-after-file.ts',
            'packages/testkit/src/targeted-queries.ts',
            ...(process.env.RECORD_RELEASE ? ['tools/audit/test/support/record-after-file.ts'] : []),
          ],
          expect: { poll: { timeout: patienceMs } },
          testTimeout: longestTestMs,
          hookTimeout: longestTestMs,
          // Each has databases and topics of its own, and waits for servers two thirds of the time.
          maxWorkers: 3 * availableParallelism(),
          isolate: false,
        },
      },
      {
        test: {
          ...browserTests,
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          exclude: ['e2e/chaos/**', 'e2e/drill/**', ...alone],
          // A test waits for mails and timers a third of the time.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        test: {
          ...browserTests,
          name: 'e2e-alone',
          include: alone,
          sequence: { groupOrder: 1 },
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'chaos',
          include: ['e2e/chaos/**/*.spec.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'drill',
          include: ['e2e/drill/**/*.spec.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
