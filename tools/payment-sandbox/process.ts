import type { StandIn } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  replacedBy: 'PAYMENT_PROVIDER_URL',
  ports: { http: { variable: 'SOUTHLINE_SANDBOX_PORT', number: 8_090 } },
  ready: { port: 'http', path: '/healthz' },
  secrets: { SANDBOX_KEY: 'sandboxKey', SANDBOX_PASSWORD: 'sandboxPassword' },
  inProcesses: ({ ports, dataDir, urls }) => ({
    SANDBOX_PORT: ports['payment-sandbox']?.http,
    SANDBOX_PUBLIC_URL: urls.provider,
    SANDBOX_DATA: `${dataDir}/payment-sandbox`,
  }),
} as const satisfies StandIn<Environment>;
