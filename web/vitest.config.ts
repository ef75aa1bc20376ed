import { defineProject } from 'vitest/config';
import { familyArt } from './build/family-art.ts';
import { pageScripts } from './build/page-scripts.ts';

export default defineProject({
  plugins: [familyArt(), pageScripts()],
  root: import.meta.dirname,
  test: {
    name: 'web',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', '{build,worker}/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
  },
});
