import type { Service } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  ports: { grpc: 17_052 },
  stores: ['mongo', 'kafka'],
  calls: ['content'],
  settings: ['PUBLIC_URL'],
  secrets: { TOKEN_KEY: 'tokenKey', TOKEN_KEYS_BEFORE: 'otherTokenKeys' },
  onOneMachine: { TRIES_PER_ADDRESS: 1_000_000, SIGN_UPS_PER_ADDRESS: 1_000_000, RESETS_PER_ADDRESS: 1_000_000 },
  // One hash at a time, because the pod's CPU limit is one core. By default the process would count the node's cores.
  inClusters: { ARGON2_PARALLEL: 1 },
  resources: { cpu: '250m', memory: '192Mi', limit: '384Mi' },
  scaling: { by: ['cpu'], most: 6 },
} as const satisfies Service<Environment>;
