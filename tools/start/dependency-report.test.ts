import { expect, test } from 'vitest';
import { adviceOf, agesOf } from './dependency-report.ts';

test('the packages that are the most majors behind come first, after warnings of pnpm', () => {
  const packages = {
    a: { current: '1.0.0', latest: '1.2.0' },
    b: { current: '2.0.0', latest: '4.0.0', isDeprecated: true },
  };
  expect(agesOf(` WARN  Request took 9 s\n${JSON.stringify(packages, undefined, 2)}`, {}).lines).toEqual([
    '2 direct dependencies have newer versions',
    'b 2.0.0 -> 4.0.0 (deprecated)',
    'a 1.0.0 -> 1.2.0',
    '1 majors behind without a written reason: b',
  ]);
});

const behind = { major: { current: '1.0.0', latest: '2.0.0' }, young: { current: '0.2.1', latest: '0.3.0' } };

test.each([
  ['a reason for each', { major: 'needs Node 26', young: 'breaks our traces' }, true],
  ['none for a minor version before 1.0.0', { major: 'needs Node 26' }, false],
  ['one that has outlived its package', { major: 'a', young: 'b', gone: 'c' }, false],
])('majors behind: %s', (_, reasons, isClean) => {
  expect(agesOf(JSON.stringify(behind), reasons).isClean).toBe(isClean);
});

test('a reason is shown beside its package', () => {
  const { lines } = agesOf(JSON.stringify(behind), { major: 'needs Node 26' });
  expect(lines).toContain('major 1.0.0 -> 2.0.0: needs Node 26');
});

const advisory = (severity: string) => ({
  module_name: 'left',
  severity,
  title: 'breaks',
  url: 'https://example.org/1',
});

test.each([
  ['no weakness', {}, true],
  ['a moderate one', { 1: advisory('moderate') }, true],
  ['a high one', { 1: advisory('moderate'), 2: advisory('high') }, false],
])('%s', (_, advisories, isClean) => {
  expect(adviceOf(JSON.stringify({ advisories }))).toMatchObject({ isClean });
});

test('a registry that does not answer is no good news', () => {
  const { lines, isClean } = adviceOf(JSON.stringify({ error: { message: 'responded with 405' } }));
  expect(isClean).toBe(false);
  expect(lines).toEqual(['weaknesses unknown: responded with 405']);
  expect(() => adviceOf('npx: command not found')).toThrow('without JSON');
});
