import { expect, test } from 'vitest';
import { judge } from './checks/imports.ts';
import { asResult, openTally } from './tally.ts';
import { countReport, labelled } from './vitest-run.ts';

const silent = () => {
  const lines: string[] = [];
  return { lines, tally: openTally((line) => lines.push(line)) };
};

test('the last line says how many passed and failed over all steps', async () => {
  const { lines, tally } = silent();
  await tally.step('unit tests', async () => ({ passed: 40, failed: 0 }));
  await tally.step('lint', () => asResult(async () => ({ ok: true })));
  expect(tally.close()).toBe(0);
  expect(lines.at(-1)).toBe('41 passed, 0 failed');
});

test('a step that throws is one failure', async () => {
  const { lines, tally } = silent();
  await tally.step('build', async () => {
    throw new Error();
  });
  expect(tally.close()).toBe(1);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});

test('a run without any test has failed', () => {
  expect(silent().tally.close()).toBe(1);
});

const report = (more: object = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [],
  ...more,
});

test('a test file that could not run at all counts as a failure', () => {
  const broken = [{ status: 'failed', assertionResults: [] }];
  expect(countReport(report({ testResults: broken }), 1)).toMatchObject({ passed: 3, failed: 1 });
});

test('failed tests are counted once, not again for their file', () => {
  const failed = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
  expect(countReport(report({ numFailedTests: 1, testResults: failed }), 1)).toMatchObject({ passed: 3, failed: 1 });
});

test('skipped tests are named beside the numbers', () => {
  expect(countReport(report({ numPendingTests: 2 }), 0)).toMatchObject({ passed: 3, failed: 0, note: '2 skipped' });
});

test('no test at all, or an error beside the tests, is a failure', () => {
  expect(countReport(report({ numPassedTests: 0 }), 0).failed).toBe(1);
  expect(countReport(report(), 1).failed).toBe(1);
});

test('the import check fails when no module was seen', () => {
  const seen = (totalCruised: number, violations: object[] = []) =>
    JSON.stringify({ summary: { totalCruised, violations } });
  expect(judge(seen(0)).ok).toBe(false);
  expect(judge(seen(12)).ok).toBe(true);
  const violation = { rule: { name: 'services-stand-alone' }, from: 'services/a/x.ts', to: 'services/b/y.ts' };
  expect(judge(seen(12, [violation])).reason).toBe('services-stand-alone: services/a/x.ts → services/b/y.ts');
});

test('each whole line of a step that runs beside another begins with its label', () => {
  const lines: string[] = [];
  const output = labelled('int', (line) => lines.push(line));
  for (const chunk of ['✓ orders\n✓ ret', 'urns\n', '2 passed']) output.take(chunk);
  output.end();
  expect(lines).toEqual(['int | ✓ orders', 'int | ✓ returns', 'int | 2 passed']);
});
