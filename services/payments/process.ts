import type { Service } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  ports: { grpc: 17_054 },
  stores: ['mongo', 'kafka'],
  calls: ['content'],
  reaches: ['provider'],
  settings: ['PAYMENT_PROVIDER_URL', 'PUBLIC_URL'],
  secrets: {
    ATTEMPT_ENCRYPTION_KEY: 'attemptKey',
    ATTEMPT_DECRYPTION_KEYS: 'otherAttemptKeys',
    // The sandbox's key and password. The real provider's come from `stores.env`, which is read later and replaces
    // them.
    PAYMENT_PROVIDER_KEY: 'sandboxKey',
    PAYMENT_PROVIDER_PASSWORD: 'sandboxPassword',
  },
  resources: { cpu: '100m', memory: '128Mi', limit: '256Mi' },
  scaling: { by: ['cpu'], most: 6 },
} as const satisfies Service<Environment>;
