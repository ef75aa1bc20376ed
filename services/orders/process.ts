import type { Service } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  ports: { grpc: 17_053 },
  stores: ['mongo', 'kafka'],
  calls: ['catalogue', 'content', 'payments', 'vouchers', 'locator'],
  // On one machine all buyers have the same client address, so the limit per address is off.
  onOneMachine: { UNPAID_UNITS_PER_ADDRESS: 0 },
  secrets: { BUYER_KEY: 'buyerKey' },
  resources: { cpu: '250m', memory: '128Mi', limit: '256Mi' },
  scaling: { by: ['cpu'], most: 6 },
} as const satisfies Service<Environment>;
