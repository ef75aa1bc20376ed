import type { StandIn } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  replacedBy: 'SMTP_URL',
  ports: {
    http: { variable: 'SOUTHLINE_MAILBOX_PORT', number: 8_025 },
    smtp: { variable: 'SOUTHLINE_SMTP_PORT', number: 1_025 },
  },
  ready: { port: 'http', path: '/' },
  inProcesses: ({ ports: { mailbox }, dataDir }) => ({
    MAILBOX_HTTP_PORT: mailbox?.http,
    MAILBOX_SMTP_PORT: mailbox?.smtp,
    MAILBOX_DATA: `${dataDir}/mailbox`,
  }),
} as const satisfies StandIn<Environment>;
