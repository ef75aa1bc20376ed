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

/** The report of all files, with the results of the files that ran again. */
export const withSecondTries = (first: Report, second: Report): Report => {
  const again = new Map(second.testResults.map((each) => [each.name, each]));
  const testResults = first.testResults.map((each) => again.get(each.name) ?? each);
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  return {
    testResults,
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numPendingTests: statuses.filter((status) => status !== 'passed' && status !== 'failed').length,
  };
};

/** If more files fail, it is not the machine that was too busy. */
const mostSecondTries = 20;

interface VitestRun {
  readonly env?: Readonly<Record<string, string>>;
  /** Only these; empty means all. */
  readonly files?: readonly string[];
  /** The step's name, printed before each line. */
  readonly label: string;
  readonly until?: AbortSignal;
  /** Files that failed run once more, one at a time, because a busy machine may be too slow for many at once. */
  readonly secondTry?: boolean;
}

/** Runs projects of vitest.config.ts, and shows vitest's output. */
export const runVitest = async (
  projects: readonly string[],
  { env, files = [], label, until, secondTry }: VitestRun,
) => {
  const dir = mkdtempSync(join(tmpdir(), 'southline-report-'));
  const args = projects.flatMap((project) => ['--project', project]);
  const output = labelled(label);
  const runOnce = async (chosen: readonly string[], options: readonly string[] = []) => {
    const file = join(dir, `report-${options.length}.json`);
    const { code } = await run(
      join(root, 'node_modules', '.bin', 'vitest'),
      ['run', ...chosen, ...args, ...options, ...reporters.map((each) => `--reporter=${each}`), `--outputFile=${file}`],
      { cwd: root, env: { ...process.env, ...env }, group: true, show: output.take, until },
    );
    output.end();
    return { code, report: JSON.parse(readFileSync(file, 'utf8')) as Report };
  };
  try {
    const first = await runOnce(files);
    const failed = first.report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
    if (!secondTry || failed.length === 0 || failed.length > mostSecondTries)
      return countReport(first.report, first.code);
    const names = failed.map((name) => relative(root, name)).join(', ');
    console.log(`${label} | failed, and run again alone: ${names}`);
    const second = await runOnce(failed, ['--no-file-parallelism']);
    const result = countReport(withSecondTries(first.report, second.report), second.code);
    return { ...result, note: [result.note, `run again alone: ${names}`].filter(Boolean).join('; ') };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
