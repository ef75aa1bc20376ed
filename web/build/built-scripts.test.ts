import { expect, test } from 'vitest';
import { inventoryProblems, packagesOf } from './built-scripts.ts';

test('packages are named as the registry does, each once', () => {
  const pnpm = '/repo/node_modules/.pnpm';
  expect(
    packagesOf([
      `${pnpm}/react-dom@19.1.0_react@19.1.0/node_modules/react-dom/client.js`,
      `${pnpm}/react-dom@19.1.0_react@19.1.0/node_modules/react-dom/index.js`,
      `${pnpm}/@mantine+core@8.0.0/node_modules/@mantine/core/esm/index.mjs?v=1`,
      '/repo/node_modules/clsx/dist/clsx.mjs',
      '/repo/web/src/main.tsx',
      '\0vite/preload-helper.js',
    ]),
  ).toEqual(['@mantine/core', 'clsx', 'react-dom']);
});

test('a package without a reason is a problem, and so is a reason without a package', () => {
  expect(inventoryProblems(['react', 'tracker'], ['gone', 'react'])).toEqual([
    'tracker has no reason in the inventory',
    'gone is no longer part of the pages',
  ]);
  expect(inventoryProblems(['react'], ['react'])).toEqual([]);
});
