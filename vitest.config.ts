import { defineConfig } from 'vitest/config';

// `unit` needs nothing; `int` and `chaos` need the servers, which tools/start brings up and names in the environment.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,services,tools}/*/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'int',
          include: ['{packages,services,tools}/*/test/**/*.int.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
