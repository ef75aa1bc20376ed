import type { Service } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

/** The demo's competition is open: the specification's dates have passed. */
const endOfNextMonth = (now: Date) =>
  `${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).toISOString().slice(0, 10)}T23:59:00+10:00`;

export const description = {
  ports: { grpc: 17_058 },
  stores: ['mongo', 'kafka'],
  calls: ['catalogue', 'locator'],
  inProcesses: () => ({ PROMOTION_CLOSES_AT: endOfNextMonth(new Date()) }),
  // It builds the site index over 200,000 parts.
  heapMb: 384,
  resources: { cpu: '100m', memory: '128Mi', limit: '512Mi' },
  scaling: { by: ['cpu'], most: 4 },
  // Temporary space for pictures of receipts while they are re-encoded.
  scratch: '2Gi',
} as const satisfies Service<Environment>;
