import { startBareHost } from '@southline/platform/bare-host';
import { createSigner } from '@southline/platform/identity';
import { createOrderCodes, createOrderLinks } from '@southline/platform/links';
import { connectRedis } from '@southline/platform/redis';
import { createSecurityLog } from '@southline/platform/security-log';
import { createApp } from './app.ts';
import { createClients } from './clients/index.ts';
import type { Config } from './config.ts';
import { createGuestOrders } from './security/guest-orders.ts';
import { createListLinks } from './security/list-links.ts';
import { createLookUpLimit } from './security/look-up-limit.ts';
import { createPaperLinks } from './security/paper-links.ts';
import { createFreeOrderLimit, createPaymentLimit, createVoucherLimit } from './security/purchase-limits.ts';
import { createRecipientLimit } from './security/recipient-limit.ts';
import { createStaffReading } from './security/staff-reading.ts';
import { createPeople } from './sessions/people.ts';
import { createSessionStore } from './sessions/session-store.ts';
import { createStandings } from './sessions/standing.ts';

export const createBffService = (config: Config, signal?: AbortSignal) =>
  startBareHost(
    'bff',
    config,
    async (host) => {
      const clients = createClients(config, host.peer);
      for (const [name, health] of Object.entries(clients.health)) host.readiness.add(name, health);

      const redis = connectRedis(config.REDIS_URL, host.logger);
      host.onStop(async () => redis.disconnect());
      const limits = { perAddress: config.PAYMENTS_PER_ADDRESS, perGuest: config.PAYMENTS_PER_GUEST };
      const lookUps = {
        perAddress: config.LOOKUPS_PER_ADDRESS,
        perGuest: config.LOOKUPS_PER_GUEST,
        perMember: config.LOOKUPS_PER_MEMBER,
        perNewMember: config.LOOKUPS_PER_NEW_MEMBER,
      };

      const freeOrders = {
        orders: { perAddress: config.FREE_ORDERS_PER_ADDRESS, perGuest: config.FREE_ORDERS_PER_GUEST },
        copies: { perAddress: config.COPIES_PER_ADDRESS, perGuest: config.COPIES_PER_GUEST },
      };

      const staffReading = { calls: config.STAFF_CALLS_PER_HOUR, exports: config.STAFF_EXPORTS_PER_DAY };

      const signer = createSigner(config.IDENTITY_SIGNING_KEY);
      const sessions = createSessionStore(redis, host.logger);
      const standings = createStandings(clients.standings.getStanding);

      const app = await createApp({
        settings: config,
        clients,
        signer,
        people: createPeople({ store: sessions, standings, signer }),
        sessions,
        links: createPaperLinks(config.LINK_SIGNING_KEY),
        listLinks: createListLinks(config.LINK_SIGNING_KEY),
        orderLinks: createOrderLinks(config.LINK_SIGNING_KEY),
        guestOrders: createGuestOrders(redis, createOrderCodes(config.LINK_SIGNING_KEY)),
        limitPayments: createPaymentLimit(redis, limits, host.logger),
        limitLookUps: createLookUpLimit(redis, lookUps, host.logger),
        limitFreeOrders: createFreeOrderLimit(redis, freeOrders),
        limitVouchers: createVoucherLimit(redis, config.VOUCHERS_PER_ADDRESS),
        limitMails: createRecipientLimit(redis),
        securityLog: createSecurityLog(host.logger),
        countStaffReading: createStaffReading(redis, staffReading),
        switches: host.switches,
        readiness: host.readiness,
        logger: host.logger,
      });
      await app.listen({ host: config.HTTP_HOST, port: config.HTTP_PORT });
      host.onStop(() => app.close());
      host.serving();
    },
    signal,
  );
