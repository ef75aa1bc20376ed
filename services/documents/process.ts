import type { Service } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  ports: { grpc: 17_056 },
  stores: ['mongo', 'kafka'],
  calls: ['content'],
  resources: { cpu: '100m', memory: '128Mi', limit: '384Mi' },
  scaling: { by: ['events'], most: 6 },
} as const satisfies Service<Environment>;
