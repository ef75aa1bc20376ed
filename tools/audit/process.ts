import type { Command } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  stores: [],
  databases: 'all',
} as const satisfies Command<Environment>;
