import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inLines } from '#machine/lines.ts';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import type { Result } from './tally.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}

/** Lines of a message that the summary repeats. Vitest has printed the whole message before. */
const mostLines = 6;
const beginningOf = (message = '') => message.split('\n').slice(0, mostLines).join('\n');

/** {passed, failed, reason} of vitest's JSON report; a file that could not run counts as one failure. */
export const countReport = (report: Report, code: number): Result => {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [`${file}\n${beginningOf(message)}`];
    return tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${beginningOf(failureMessages[0])}`);
  });
  const passed = report.numPassedTests;
  const failed = failures.length;
  const skipped = report.numPendingTests;
  if (passed + failed === 0) return { passed, failed: 1, reason: 'no test ran' };
  if (failed === 0 && code !== 0) return { passed, failed: 1, reason: `vitest ended with code ${code}; see above` };
  return {
    passed,
    failed,
    reason: failed > 0 ? failures.join('\n') : undefined,
    note: skipped > 0 ? `${skipped} skipped` : undefined,
  };
};

const reporters = ['default', join(root, 'tools', 'start', 'second-tries.ts'), 'json'];

/** Prints the step's name before each line, so that a line of a long log shows its step. */
export const labelled = (label: string, print: (line: string) => void = console.log) =>
  inLines((line) => print(`${label} | ${line}`));

interface VitestRun {
  readonly env?: Readonly<Record<string, string>>;
  /** Only these; empty means all. */
  readonly files?: readonly string[];
  /** The step's name, printed before each line. */
  readonly label: string;
  readonly until?: AbortSignal;
}

/** Runs projects of vitest.config.ts, and shows vitest's output. */
export const runVitest = async (projects: readonly string[], { env, files = [], label, until }: VitestRun) => {
  const dir = mkdtempSync(join(tmpdir(), 'southline-report-'));
  const file = join(dir, 'report.json');
  const args = projects.flatMap((project) => ['--project', project]);
  const output = labelled(label);
  try {
    const { code } = await run(
      join(root, 'node_modules', '.bin', 'vitest'),
      ['run', ...files, ...args, ...reporters.map((each) => `--reporter=${each}`), `--outputFile=${file}`],
      { cwd: root, env: { ...process.env, ...env }, group: true, show: output.take, until },
    );
    output.end();
    return countReport(JSON.parse(readFileSync(file, 'utf8')), code);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
