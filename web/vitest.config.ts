import { availableParallelism } from 'node:os';
import { defineProject } from 'vitest/config';
import { longestTestMs } from '../packages/testkit/src/patience.ts';
import { familyArt } from './build/family-art.ts';
import { pageFiles } from './build/page-files.ts';

export default defineProject({
  plugins: [familyArt(), pageFiles()],
  root: import.meta.dirname,
  test: {
    name: 'web',
    environment: 'node',
    // As the unit tests, beside which these run.
    maxWorkers: availableParallelism(),
    include: ['src/**/*.test.{ts,tsx}', '{build,worker}/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: longestTestMs,
    hookTimeout: longestTestMs,
    unstubGlobals: true,
    // Loading React and Mantine once for all files saves two fifths of the processor's time.
    isolate: false,
  },
});
