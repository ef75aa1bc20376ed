import { writeFile } from 'node:fs/promises';
import { peerAt } from '@southline/platform/grpc';
import { readiness } from '@southline/platform/lifecycle';
import { createOrderLinks } from '@southline/platform/links';
import { createLogger } from '@southline/platform/logger';
import { connectRedis } from '@southline/platform/redis';
import { createApp } from '../app.ts';
import { createClients } from '../clients/index.ts';
import { createGuestOrders } from '../security/guest-orders.ts';
import { createListLinks } from '../security/list-links.ts';
import { createPaperLinks } from '../security/paper-links.ts';
import { createPeople } from '../sessions/people.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { createStandings } from '../sessions/standing.ts';

/**
 * Writes the OpenAPI document to the given file, or prints it. It needs no service and no configuration, because
 * declaring routes calls nothing.
 */
const [file] = process.argv.slice(2);
const nowhere = '127.0.0.1:1';

const opened: { close(): void }[] = [];
const peer = peerAt(
  { address: nowhere },
  async () => '',
  (client) => opened.push(client),
);
const clients = createClients(
  {
    CATALOGUE_ADDRESS: nowhere,
    ORDERS_ADDRESS: nowhere,
    VOUCHERS_ADDRESS: nowhere,
    RETURNS_ADDRESS: nowhere,
    DOCUMENTS_ADDRESS: nowhere,
    NOTIFICATIONS_ADDRESS: nowhere,
    AUTH_ADDRESS: nowhere,
    CONTENT_ADDRESS: nowhere,
    LOCATOR_ADDRESS: nowhere,
  },
  () => peer,
);
const logger = createLogger('openapi', 'silent');
const signer = { sign: async () => '', forget: () => undefined };
const redis = connectRedis('redis://127.0.0.1:1', logger);
redis.disconnect();
const sessions = createSessionStore(redis, logger);
const app = await createApp({
  settings: {
    BASE_PATH: '',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    DEFAULT_REGION: 'au',
    WEB_ROOT: undefined,
    COOKIE_SECURE: false,
    REQUIRE_SECOND_FACTOR: false,
    TEST_PAGE: false,
    PUBLIC_READYZ: false,
    PAYMENT_FORM_ORIGIN: 'http://127.0.0.1:8090',
    TRUST_PROXY_HOPS: 0,
    TIMEOUT_SCALE: 1,
    MAX_CONCURRENT: 1,
    RENDERINGS_PER_ADDRESS: 1,
    RENDERINGS_PER_MINUTE: 1,
    MAX_CONCURRENT_CHECKOUTS: 1,
    MAX_CONCURRENT_UPLOADS: 1,
    OPEN_REQUESTS_PER_ADDRESS: 1,
    OPEN_UPLOADS_PER_ADDRESS: 1,
    REQUESTS_PER_MINUTE: 1,
    FORMS_PER_HOUR: 1,
    PAGE_VIEWS_PER_HOUR: 1,
    UPLOADS_PER_HOUR: 1,
  },
  clients,
  signer,
  people: createPeople({ store: sessions, standings: createStandings(clients.standings.getStanding), signer }),
  sessions,
  links: createPaperLinks(''),
  listLinks: createListLinks(''),
  orderLinks: createOrderLinks(''),
  guestOrders: createGuestOrders(redis, () => ''),
  limitPayments: async () => undefined,
  limitLookUps: async () => undefined,
  limitFreeOrders: async () => undefined,
  limitVouchers: async () => undefined,
  limitMails: async () => undefined,
  securityLog: () => undefined,
  countStaffReading: async () => true,
  switches: { active: () => [] },
  readiness: readiness(() => true),
  logger,
});
await app.ready();
const document = `${JSON.stringify(app.swagger(), null, 2)}\n`;
await app.close();
for (const client of opened) client.close();
if (file) await writeFile(file, document);
else process.stdout.write(document);
