import { randomBytes } from 'node:crypto';
import { OrdersServiceService } from '@southline/contracts/orders';
import { ReturnsServiceService } from '@southline/contracts/returns';
import type { RpcDefinition } from '@southline/platform/grpc';
import { createSigner, type Identity } from '@southline/platform/identity';
import { randomId } from '@southline/platform/ids';
import type { CollectionDeclaration } from '@southline/platform/mongo';
import { runInScope } from '@southline/platform/telemetry';
import { databaseVariable, usersOf } from '@southline/processes';
import { freshDatabase } from '@southline/testkit';
import { startProcess } from '@southline/testkit/child-process';
import { identities } from '@southline/testkit/identities';
import { prepareService } from '@southline/testkit/run-service';
import * as catalogueConfig from '../../../../services/catalogue/src/config.ts';
import { createCatalogueService } from '../../../../services/catalogue/src/service.ts';
import { collections as ofCatalogue } from '../../../../services/catalogue/src/storage/collections.ts';
import * as ordersConfig from '../../../../services/orders/src/config.ts';
import { createOrdersService } from '../../../../services/orders/src/service.ts';
import { collections as ofOrders } from '../../../../services/orders/src/storage/collections.ts';
import * as paymentsConfig from '../../../../services/payments/src/config.ts';
import { createPaymentsService } from '../../../../services/payments/src/service.ts';
import { collections as ofPayments } from '../../../../services/payments/src/storage/collections.ts';
import { providerKeys, startSandbox } from '../../../../services/payments/test/support/sandbox.ts';
import * as returnsConfig from '../../../../services/returns/src/config.ts';
import { createReturnsService } from '../../../../services/returns/src/service.ts';
import { collections as ofReturns } from '../../../../services/returns/src/storage/collections.ts';
import * as vouchersConfig from '../../../../services/vouchers/src/config.ts';
import { createVouchersService } from '../../../../services/vouchers/src/service.ts';
import { collections as ofVouchers } from '../../../../services/vouchers/src/storage/collections.ts';
import { loadConfig } from '../../src/config.ts';
import { sell } from './goods.ts';

export const aKey = () => randomBytes(32).toString('base64');
/** No service listens here. */
export const nobody = '127.0.0.1:1';
const names = ['catalogue', 'orders', 'payments', 'returns', 'vouchers'] as const;
/** The services of `openBackOffice`. */
const others = ['auth', 'content', 'documents', 'notifications'] as const;

/** Times of minutes in production are parts of a second here; the rules are the same. */
const environment = {
  catalogue: { REGO_PROVIDER_URL: 'simulated' },
  orders: {
    LOCATOR_ADDRESS: nobody,
    BUYER_KEY: aKey(),
    SWEEP_MS: '250',
    CARD_WAIT_MINUTES: '0.005',
    PLACE_AFTER_MS: '500',
  },
  payments: {
    PAYMENT_PROVIDER_KEY: providerKeys.key,
    PAYMENT_PROVIDER_PASSWORD: providerKeys.password,
    PAYMENT_PROVIDER_TIMEOUT_MS: '3000',
    PAYMENT_REFUND_TIMEOUT_MS: '3000',
    // RECONCILE_SCALE makes this 6 s, which is longer than a request may take.
    REFUND_LONGEST_MINUTES: '5',
    RECONCILE_SCALE: '0.02',
    ATTEMPT_ENCRYPTION_KEY: aKey(),
    PUBLIC_URL: 'http://127.0.0.1:9',
  },
  returns: {},
  vouchers: {},
} as const;

type Name = (typeof names)[number];

interface ShopOptions {
  readonly inProcesses?: boolean;
  /** Environment variables of every service. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * The services that share the money and the stock of an order, on real servers, with the payment sandbox. All run in this process, or
 * each in its own, so that it can be killed.
 */
export const openShop = async ({ inProcesses = false, settings = {} }: ShopOptions = {}) => {
  const sandbox = await startSandbox();
  const keys = identities('bff', ...others, ...names);
  const prepare = <Config>(
    name: Name | (typeof others)[number],
    collections: readonly CollectionDeclaration[],
    load: (source: NodeJS.ProcessEnv) => Config,
    create: (config: Config) => Promise<{ stop(): Promise<void> }>,
    own: Readonly<Record<string, string>>,
  ) =>
    prepareService({
      name,
      callers: ['bff'],
      keys,
      collections,
      loadConfig: load,
      create: (config: Config) => create(config),
      // A failed call says only "internal error".
      environment: { ...settings, LOG_LEVEL: inProcesses ? 'silent' : 'error', ...own },
    });
  const services = {
    catalogue: await prepare(
      'catalogue',
      ofCatalogue,
      catalogueConfig.loadConfig,
      createCatalogueService,
      environment.catalogue,
    ),
    orders: await prepare('orders', ofOrders, ordersConfig.loadConfig, createOrdersService, environment.orders),
    payments: await prepare(
      'payments',
      ofPayments,
      paymentsConfig.loadConfig,
      createPaymentsService,
      environment.payments,
    ),
    returns: await prepare('returns', ofReturns, returnsConfig.loadConfig, createReturnsService, environment.returns),
    vouchers: await prepare(
      'vouchers',
      ofVouchers,
      vouchersConfig.loadConfig,
      createVouchersService,
      environment.vouchers,
    ),
  };
  const goods = await sell(services.catalogue.mongo, services.vouchers.mongo);
  const addresses = {
    PAYMENT_PROVIDER_URL: sandbox.origin,
    ...Object.fromEntries(
      names.map((name) => [`${name.toUpperCase()}_ADDRESS`, `127.0.0.1:${services[name].env.GRPC_PORT}`]),
    ),
  };
  const startOne = async (name: Name) => {
    if (!inProcesses) return services[name].start(undefined, addresses);
    const env = { ...services[name].env, ...addresses };
    const entry = new URL(`../../../../services/${name}/src/main.ts`, import.meta.url);
    const child = await startProcess(entry, env, `http://127.0.0.1:${env.INTERNAL_PORT}/readyz`);
    return { stop: () => child.end('SIGTERM'), kill: () => child.end('SIGKILL') };
  };
  const running = new Map<Name, Awaited<ReturnType<typeof startOne>>>();
  for (const name of names) running.set(name, await startOne(name));

  const clientOf = <Definition extends RpcDefinition>(name: Name, definition: Definition) => {
    const client = services[name].client(definition);
    /** A client that calls as this person, with a new request id for each call. */
    return (identity: Identity) =>
      <T>(call: (service: typeof client) => Promise<T>): Promise<T> => {
        const tokenFor = (service: string) => createSigner(keys.signing.bff).sign(identity, service);
        return runInScope({ requestId: randomId(), tokenFor }, () => call(client));
      };
  };
  const [orders, returns] = [clientOf('orders', OrdersServiceService), clientOf('returns', ReturnsServiceService)];
  const databases = Object.fromEntries(
    usersOf('mongo').map((name) => {
      const own = (names as readonly string[]).includes(name) ? services[name as Name].env.MONGO_URL : undefined;
      return [databaseVariable(name), own ?? freshDatabase(name)];
    }),
  );

  return {
    keys,
    prepare,
    sandbox,
    goods,
    services,
    /** The clients with which a person calls orders and returns. */
    person: (identity: Identity) => ({ orders: orders(identity), returns: returns(identity) }),
    auditConfig: loadConfig({
      ...databases,
      PAYMENT_PROVIDER_URL: sandbox.origin,
    } as Parameters<typeof loadConfig>[0]),
    names,
    /** Kills the process of a service and starts it again. */
    async kill(name: Name) {
      const service = running.get(name);
      if (!service || !('kill' in service)) throw new Error(`${name} runs in no process of its own`);
      await service.kill();
      running.set(name, await startOne(name));
    },
    async stop() {
      for (const service of running.values()) await service.stop();
      for (const name of names) await services[name].stop();
      await sandbox.stop();
    },
  };
};

export type Shop = Awaited<ReturnType<typeof openShop>>;
export type Person = ReturnType<Shop['person']>;
