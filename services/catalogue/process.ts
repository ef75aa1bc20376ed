import type { Service } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  ports: { grpc: 17_051 },
  stores: ['mongo', 'kafka'],
  calls: ['content', 'orders'],
  settings: ['REGO_PROVIDER_URL', 'REGO_PROVIDER_KEY'],
  onOneMachine: { NOTICES_EVERY_MS: 2_000 },
  // The search index of 200,000 parts is held in memory.
  heapMb: 768,
  resources: { cpu: '250m', memory: '256Mi', limit: '512Mi' },
  scaling: { by: ['cpu', 'events'], most: 6 },
} as const satisfies Service<Environment>;
