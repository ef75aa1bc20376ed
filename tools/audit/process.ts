import type { Command } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  stores: ['kafka'],
  databases: 'all',
  internalPort: 9_098,
} as const satisfies Command<Environment>;
