import { randomBytes } from 'node:crypto';
import { OrdersServiceService } from '@southline/contracts/orders';
import { createSigner, type Identity } from '@southline/platform/identity';
import { randomId } from '@southline/platform/ids';
import { runInScope } from '@southline/platform/telemetry';
import { identities } from '@southline/testkit/identities';
import { runService } from '@southline/testkit/run-service';
import { type Environment, loadConfig } from '../../src/config.ts';
import { createOrdersService } from '../../src/service.ts';
import { collections } from '../../src/storage/collections.ts';
import { startCatalogue, startPayments, startVouchers } from './stubs.ts';

const aKey = randomBytes(32).toString('base64');

const callers = ['bff', 'catalogue', 'content', 'returns'] as const;

/** The orders service on real servers, with stubs that the test controls. */
export const runOrders = async (change: Readonly<Partial<Record<keyof Environment, string>>> = {}) => {
  const keys = identities('orders', ...callers);
  const [catalogue, payments] = [await startCatalogue(keys.verifyKeys), await startPayments(keys.verifyKeys)];
  const vouchers = await startVouchers(keys.verifyKeys);
  const addresses = {
    CATALOGUE_ADDRESS: catalogue.address,
    PAYMENTS_ADDRESS: payments.address,
    VOUCHERS_ADDRESS: vouchers.address,
    LOCATOR_ADDRESS: '127.0.0.1:1',
  };
  const bench = await runService({
    name: 'orders',
    callers,
    keys,
    collections,
    loadConfig,
    create: createOrdersService,
    environment: { ...addresses, SWEEP_MS: '250', BUYER_KEY: aKey, ...(change as Readonly<Record<string, string>>) },
  });
  const anonymous = bench.client(OrdersServiceService);

  /** Calls with an identity, each with an id of its own. */
  const by =
    (identity: Identity, signing = keys.signing.bff) =>
    async <T>(call: (orders: typeof anonymous) => Promise<T>): Promise<T> => {
      const tokenFor = (service: string) => createSigner(signing).sign(identity, service);
      return runInScope({ requestId: randomId(), tokenFor }, () => call(anonymous));
    };

  return {
    ...bench,
    catalogue,
    payments,
    vouchers,
    anonymous,
    as: (guest: string) => by({ subject: `guest:${guest}`, role: 'guest' }),
    asMember: (membershipNo: string, role: 'Member' | 'Dealer' | 'Admin' = 'Member') =>
      by({ subject: `member:${membershipNo}`, role, membershipNo }),
    asService: <T>(name: (typeof callers)[number], call: (orders: typeof anonymous) => Promise<T>) =>
      by({ subject: `service:${name}`, role: 'service' }, keys.signing[name])(call),
    /** The token with which the BFF proves that a browser has the guest's secret. */
    guestToken: (guest: string, { by = keys.signing.bff, now = Date.now } = {}) =>
      createSigner(by, now).sign({ subject: `guest:${guest}`, role: 'guest' }, 'orders'),
    sign: (identity: Identity, service = 'orders') => createSigner(keys.signing.bff).sign(identity, service),
    strangerKey: identities('bff').signing.bff,
    async stop() {
      await bench.stop();
      await Promise.all([catalogue.close(), payments.close(), vouchers.close()]);
    },
  };
};

export type Bench = Awaited<ReturnType<typeof runOrders>>;
