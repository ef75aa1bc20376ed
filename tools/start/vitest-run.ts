import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import type { Result } from './tally.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
}

/** {passed, failed, reason} of vitest's JSON report; a file that could not run counts as one failure. */
export const countReport = (report: Report, code: number): Result => {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + brokenFiles;
  const skipped = report.numPendingTests;
  if (passed + failed === 0) return { passed, failed: 1, reason: 'no test ran' };
  if (failed === 0 && code !== 0) return { passed, failed: 1, reason: `vitest ended with code ${code}; see above` };
  return {
    passed,
    failed,
    reason: failed > 0 ? 'see above' : undefined,
    note: skipped > 0 ? `${skipped} skipped` : undefined,
  };
};

const reporters = ['default', join(root, 'tools', 'start', 'second-tries.ts'), 'json'];

/** Runs projects of vitest.config.ts (only `files`, if any are named), and shows vitest's output. */
export const runVitest = async (projects: string[], env: Record<string, string> = {}, files: string[] = []) => {
  const dir = mkdtempSync(join(tmpdir(), 'southline-report-'));
  const file = join(dir, 'report.json');
  const args = projects.flatMap((project) => ['--project', project]);
  try {
    const { code } = await run(
      join(root, 'node_modules', '.bin', 'vitest'),
      ['run', ...files, ...args, ...reporters.map((each) => `--reporter=${each}`), `--outputFile=${file}`],
      { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'], group: true },
    );
    return countReport(JSON.parse(readFileSync(file, 'utf8')), code);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
