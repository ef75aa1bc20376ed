// All services in one process, on the usual stores. BOUND: their environments, as JSON by name.
import { type Running, run } from '../../../../packages/platform/src/lifecycle/run.ts';
import * as auth from '../../../../services/auth/src/config.ts';
import { createAuthService } from '../../../../services/auth/src/service.ts';
import * as bff from '../../../../services/bff/src/config.ts';
import { createBffService } from '../../../../services/bff/src/service.ts';
import * as catalogue from '../../../../services/catalogue/src/config.ts';
import { createCatalogueService } from '../../../../services/catalogue/src/service.ts';
import * as content from '../../../../services/content/src/config.ts';
import { createContentService } from '../../../../services/content/src/service.ts';
import * as documents from '../../../../services/documents/src/config.ts';
import { createDocumentsService } from '../../../../services/documents/src/service.ts';
import * as locator from '../../../../services/locator/src/config.ts';
import { createLocatorService } from '../../../../services/locator/src/service.ts';
import * as notifications from '../../../../services/notifications/src/config.ts';
import { createNotificationsService } from '../../../../services/notifications/src/service.ts';
import * as orders from '../../../../services/orders/src/config.ts';
import { createOrdersService } from '../../../../services/orders/src/service.ts';
import * as payments from '../../../../services/payments/src/config.ts';
import { createPaymentsService } from '../../../../services/payments/src/service.ts';
import * as returns from '../../../../services/returns/src/config.ts';
import { createReturnsService } from '../../../../services/returns/src/service.ts';
import * as vouchers from '../../../../services/vouchers/src/config.ts';
import { createVouchersService } from '../../../../services/vouchers/src/service.ts';
import type { ServiceName } from '../../../processes/src/index.ts';

type Start = (env: NodeJS.ProcessEnv) => Promise<Running>;

/** In starting order: the BFF answers last. */
const starts: Readonly<Record<ServiceName, Start>> = {
  content: async (env) => createContentService(content.loadConfig(env)),
  catalogue: (env) => createCatalogueService(catalogue.loadConfig(env)),
  locator: (env) => createLocatorService(locator.loadConfig(env)),
  auth: async (env) => createAuthService(auth.loadConfig(env)),
  vouchers: (env) => createVouchersService(vouchers.loadConfig(env)),
  payments: (env) => createPaymentsService(payments.loadConfig(env)),
  orders: (env) => createOrdersService(orders.loadConfig(env)),
  returns: (env) => createReturnsService(returns.loadConfig(env)),
  documents: async (env) => createDocumentsService(documents.loadConfig(env)),
  notifications: async (env) => createNotificationsService(notifications.loadConfig(env)),
  bff: (env) => createBffService(bff.loadConfig(env)),
};

run(async () => {
  const environments: Readonly<Record<string, NodeJS.ProcessEnv>> = JSON.parse(process.env.BOUND ?? '{}');
  const running: Running[] = [];
  for (const [name, start] of Object.entries(starts))
    running.push(await start({ ...process.env, ...environments[name] }));
  return {
    stop: async () => {
      await Promise.all(running.map((service) => service.stop()));
    },
  };
});
