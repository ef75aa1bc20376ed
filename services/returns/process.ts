import type { Service } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  ports: { grpc: 17_055 },
  stores: ['mongo', 'kafka'],
  calls: ['content', 'orders', 'payments'],
  // Temporary space for photos of requests while they are re-encoded.
  scratch: '512Mi',
  resources: { cpu: '100m', memory: '128Mi', limit: '384Mi' },
  scaling: { by: ['cpu'], most: 4 },
} as const satisfies Service<Environment>;
