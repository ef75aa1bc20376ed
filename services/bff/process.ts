import type { Service } from '@southline/platform/process';
import type { Environment } from './src/config.ts';

export const description = {
  ports: { http: 8_080 },
  stores: ['redis'],
  calls: ['auth', 'catalogue', 'orders', 'vouchers', 'returns', 'documents', 'notifications', 'content', 'locator'],
  settings: ['PUBLIC_URL', 'PAYMENT_FORM_ORIGIN'],
  secrets: { LINK_SIGNING_KEY: 'linkSigningKey' },
  // On one machine load tests come from a single address, and kill tests need to see which service is away.
  onOneMachine: {
    PUBLIC_READYZ: 1,
    PAYMENTS_PER_ADDRESS: 1_000_000,
    PAYMENTS_PER_GUEST: 1_000_000,
    VOUCHERS_PER_ADDRESS: 1_000_000,
    REQUESTS_PER_MINUTE: 100_000_000,
    RENDERINGS_PER_ADDRESS: 1_000_000,
    RENDERINGS_PER_MINUTE: 1_000_000,
    OPEN_REQUESTS_PER_ADDRESS: 1_000_000,
    OPEN_UPLOADS_PER_ADDRESS: 1_000_000,
    FORMS_PER_HOUR: 1_000_000,
    UPLOADS_PER_HOUR: 1_000_000,
    PAGE_VIEWS_PER_HOUR: 1_000_000,
  },
  inProcesses: ({ root }) => ({
    WEB_ROOT: `${root}/web/dist`,
    MAP_ROOT: `${root}/tools/basemap/dist`,
    COOKIE_SECURE: 'false',
    TEST_PAGE: 'true',
  }),
  resources: { cpu: '250m', memory: '192Mi', limit: '384Mi' },
  scaling: { by: ['cpu'], most: 6 },
} as const satisfies Service<Environment>;
