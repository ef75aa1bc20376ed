import { expect, test } from 'vitest';
import { isAccepted, packageFolders } from './packages.ts';

test('a package is found by its innermost folder, once', () => {
  const store = '/shop/node_modules/.pnpm';
  expect(
    packageFolders([
      `${store}/react@19/node_modules/react/index.js`,
      `${store}/react@19/node_modules/react/jsx-runtime.js`,
      `\0${store}/x@1/node_modules/@mantine/core/esm/core.mjs?commonjs`,
      '/shop/web/src/main.tsx',
      '\0rolldown/runtime.js',
    ]),
  ).toEqual([`${store}/react@19/node_modules/react`, `${store}/x@1/node_modules/@mantine/core`]);
});

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(MIT AND OFL-1.1)', true],
  ['(ISC AND CC-BY-3.0)', true],
  ['(MIT AND GPL-2.0-only)', false],
  ['GPL-3.0-only', false],
  [undefined, false],
])('%s: %s', (expression, expected) => {
  expect(isAccepted(expression)).toBe(expected);
});
