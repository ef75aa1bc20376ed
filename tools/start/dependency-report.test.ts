import { expect, test } from 'vitest';
import { adviceOf, agesOf } from './dependency-report.ts';

test('the packages that are the most majors behind come first, after warnings of pnpm', () => {
  const packages = {
    a: { current: '1.0.0', latest: '1.2.0' },
    b: { current: '2.0.0', latest: '4.0.0', isDeprecated: true },
  };
  expect(agesOf(` WARN  Request took 9 s\n${JSON.stringify(packages, undefined, 2)}`)).toEqual([
    '2 direct dependencies have newer versions',
    'b 2.0.0 -> 4.0.0 (deprecated)',
    'a 1.0.0 -> 1.2.0',
  ]);
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
