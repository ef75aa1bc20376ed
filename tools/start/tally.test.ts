import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#machine/paths.ts';
import { judge } from './checks/imports.ts';
import { asResult, openTally } from './tally.ts';
import { countReport, labelled, withSecondTries } from './vitest-run.ts';

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

test('a failure is printed again before the last line', async () => {
  const { lines, tally } = silent();
  await tally.step('build', async () => ({ passed: 0, failed: 1, reason: 'orders does not build' }));
  await tally.step('lint', () => asResult(async () => ({ ok: true })));
  tally.close();
  expect(lines.at(-2)).toBe('✗ build: orders does not build');
});

test('a run without any test has failed', () => {
  expect(silent().tally.close()).toBe(1);
});

const report = (more: object = {}) => ({
  numPassedTests: 3,
  numPendingTests: 0,
  testResults: [],
  ...more,
});

const failedFile = (tests: object[] = []) => ({
  name: join(root, 'services/orders/test/cancel.int.test.ts'),
  status: 'failed',
  message: 'it could not be loaded',
  assertionResults: tests,
});

test('a test file that could not run at all counts as a failure', () => {
  expect(countReport(report({ testResults: [failedFile()] }), 1)).toMatchObject({
    passed: 3,
    failed: 1,
    reason: 'services/orders/test/cancel.int.test.ts\nit could not be loaded',
  });
});

test('failed tests are counted once, not again for their file, and named with the beginning of their messages', () => {
  const failed = failedFile([
    { status: 'passed', fullName: 'is paid', failureMessages: [] },
    { status: 'failed', fullName: 'is refunded', failureMessages: ['expected 1 to be 2\n    at cancel.int.test.ts:7'] },
  ]);
  expect(countReport(report({ testResults: [failed] }), 1)).toMatchObject({
    passed: 3,
    failed: 1,
    reason: 'services/orders/test/cancel.int.test.ts: is refunded\nexpected 1 to be 2\n    at cancel.int.test.ts:7',
  });
});

test('skipped tests are named beside the numbers', () => {
  expect(countReport(report({ numPendingTests: 2 }), 0)).toMatchObject({ passed: 3, failed: 0, note: '2 skipped' });
});

test('a file that ran again counts by its second try', () => {
  const test = (status: string) => ({ status, fullName: 'is refunded', failureMessages: ['too slow'] });
  const other = { name: 'other', status: 'passed', message: '', assertionResults: [test('passed'), test('skipped')] };
  const first = report({ testResults: [failedFile([test('failed'), test('passed')]), other] });
  const second = (status: string) =>
    report({ testResults: [{ ...failedFile([test(status), test('passed')]), status }] });
  expect(countReport(withSecondTries(first, second('passed')), 0)).toMatchObject({ passed: 3, failed: 0 });
  expect(countReport(withSecondTries(first, second('failed')), 1)).toMatchObject({ passed: 2, failed: 1 });
  expect(withSecondTries(first, second('passed')).numPendingTests).toBe(1);
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
