import type { Service } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  ports: { grpc: 17_059 },
  stores: ['mongo', 'kafka'],
  calls: ['content', 'orders'],
  resources: { cpu: '100m', memory: '128Mi', limit: '256Mi' },
  scaling: { by: ['cpu'], most: 4 },
} as const satisfies Service<Environment>;
