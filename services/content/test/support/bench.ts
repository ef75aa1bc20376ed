import {
  AnalyticsServiceService,
  ContentServiceService,
  EnquiryServiceService,
  PromotionServiceService,
  SiteSearchServiceService,
} from '@southline/contracts/content';
import { allEvents } from '@southline/contracts/events';
import { createGrpcClient, type RpcDefinition } from '@southline/platform/grpc';
import { createSigner, type Identity } from '@southline/platform/identity';
import { createBroker, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { servers, unique } from '@southline/testkit';
import { freePort } from '@southline/testkit/child-process';
import { identities } from '@southline/testkit/identities';
import { processEnvironment } from '@southline/testkit/process-environment';
import { loadConfig } from '../../src/config.ts';
import { createContentService } from '../../src/service.ts';
import { migrate } from '../../src/storage/migrate.ts';

const logger = createLogger('test', 'silent');
export const contentKeys = identities('content', 'bff');

/** The service on a migrated database, and clients of it by who is calling. */
export const runContent = async (over: Readonly<Record<string, string>> = {}) => {
  const env = {
    ...(await processEnvironment('content', contentKeys)),
    // Nobody is there; tests of the search bring a catalogue.
    CATALOGUE_ADDRESS: `127.0.0.1:${await freePort()}`,
    SWEEP_MS: '50',
    PROMOTION_CLOSES_AT: '2099-01-01T00:00:00Z',
    ...over,
  };
  const mongo = await connectMongo(env.MONGO_URL, { logger });
  await migrate(mongo);
  const broker = createBroker('content-test', servers().kafkaBrokers, logger);
  await ensureTopics(broker, allEvents);
  const running = await createContentService(loadConfig(env));
  const clients: { close(): void }[] = [];
  const client = <Definition extends RpcDefinition>(definition: Definition, identity?: Identity) => {
    const token = identity && (() => createSigner(contentKeys.signing.bff).sign(identity));
    const made = createGrpcClient(definition, {
      address: `127.0.0.1:${env.GRPC_PORT}`,
      timeoutMs: 20_000,
      ...(token && { token }),
    });
    clients.push(made);
    return made;
  };
  return {
    mongo,
    screens: client(ContentServiceService),
    enquiries: client(EnquiryServiceService),
    site: client(AnalyticsServiceService, { subject: 'service:bff', role: 'service' }),
    analytics: (role: 'Dealer' | 'Member') =>
      client(AnalyticsServiceService, { subject: 'member:900', role, membershipNo: '900' }),
    search: client(SiteSearchServiceService),
    guest: () => client(PromotionServiceService, { subject: unique('guest:'), role: 'guest' }),
    staff: client(PromotionServiceService, { subject: 'member:900', role: 'Dealer', membershipNo: '900' }),
    member: client(PromotionServiceService, { subject: 'member:1', role: 'Member', membershipNo: '1' }),
    async stop() {
      for (const each of clients) each.close();
      await running.stop();
      await broker.close();
      await mongo.close();
    },
  };
};

export type RunningContent = Awaited<ReturnType<typeof runContent>>;
