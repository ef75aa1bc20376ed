import type { Service } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  ports: { grpc: 17_057 },
  stores: ['mongo', 'kafka'],
  calls: ['auth', 'catalogue', 'content', 'documents', 'locator'],
  reaches: ['mail'],
  settings: ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'],
  secrets: { LINK_SIGNING_KEY: 'linkSigningKey' },
  resources: { cpu: '50m', memory: '128Mi', limit: '256Mi' },
  scaling: { by: ['events'], most: 6 },
} as const satisfies Service<Environment>;
