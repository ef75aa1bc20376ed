import { allEvents } from '@southline/contracts/all-events';
import { createGrpcClient, type RpcDefinition } from '@southline/platform/grpc';
import { createSigner, type Identity } from '@southline/platform/identity';
import { createBroker, ensureTopics, type OutgoingMessage, type TopicDeclaration } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { type CollectionDeclaration, connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { servers } from './config.ts';
import { eventually } from './eventually.ts';
import { identities } from './identities.ts';
import { processEnvironment } from './process-environment.ts';

/** The facts of a service that a test bench needs. */
export interface ServiceUnderTest<Name extends string, Caller extends string, Config, Overrides> {
  readonly name: Name;
  /** Services that call it, the BFF for people. */
  readonly callers: readonly Caller[];
  readonly collections: readonly CollectionDeclaration[];
  readonly loadConfig: (source: NodeJS.ProcessEnv) => Config;
  readonly create: (config: Config, signal?: AbortSignal, overrides?: Overrides) => Promise<{ stop(): Promise<void> }>;
  /** Variables in addition to the common ones. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Services that the bench starts beside it. They wait for their topics. */
  readonly beside?: readonly string[];
  /** Created in advance if fake services need them. */
  readonly keys?: ReturnType<typeof identities<Name | Caller>>;
}

/** The topics that these services publish and read. Creating the topics of all services takes seconds. */
const topicsOf = (services: readonly string[]): TopicDeclaration[] =>
  allEvents
    .map(({ topic, consumers }) => ({ topic, consumers: consumers.filter((consumer) => services.includes(consumer)) }))
    .filter(
      ({ topic, consumers }) =>
        consumers.length > 0 || services.some((service) => topic.startsWith(`southline.${service}.`)),
    );

/** A fresh, prepared database, the environment of a process of the service on it, the topics, and clients; nothing runs yet. */
export const prepareService = async <Name extends string, Caller extends string, Config, Overrides>(
  service: ServiceUnderTest<Name, Caller, Config, Overrides>,
) => {
  const { name, callers, collections, loadConfig, create } = service;
  const logger = createLogger('test', 'silent');
  const keys = service.keys ?? identities<Name | Caller>(name, ...callers);
  const env = { ...(await processEnvironment(name, keys)), ...service.environment };
  const mongo = await connectMongo(env.MONGO_URL, { logger });
  await prepareDatabase(mongo, collections);
  const broker = createBroker(`${name}-test`, servers().kafkaBrokers, logger);
  await ensureTopics(broker, topicsOf([name, ...(service.beside ?? [])]));
  const closers: (() => Promise<unknown>)[] = [() => mongo.close(), () => broker.close()];

  /** A client of the service; calls carry the identity, signed by the BFF, or by the service itself if it is a service's. */
  const client = <Definition extends RpcDefinition>(
    definition: Definition,
    identity?: Identity,
    port = env.GRPC_PORT,
    timeoutMs = 60_000,
  ) => {
    const signing = keys.signing as Readonly<Record<string, string>>;
    const by = identity?.role === 'service' ? identity.subject.replace('service:', '') : 'bff';
    let signer: ReturnType<typeof createSigner> | undefined;
    const sign = (service: string, caller: Identity) => {
      signer ??= createSigner(signing[by] ?? '');
      return signer.sign(caller, service);
    };
    const token = identity && ((service: string) => sign(service, identity));
    const address = `127.0.0.1:${port}`;
    const made = createGrpcClient(definition, { address, timeoutMs, ...(token && { token }) });
    closers.push(async () => made.close());
    return made;
  };

  return {
    env,
    keys,
    mongo,
    broker,
    client,
    asService: <Definition extends RpcDefinition>(
      definition: Definition,
      caller: Caller,
      port?: string,
      timeoutMs?: number,
    ) => client(definition, { subject: `service:${caller}`, role: 'service' }, port, timeoutMs),
    /** Sends events; retries while new topics are not yet known to the client. */
    publish: (messages: readonly OutgoingMessage[]) =>
      eventually(async () => {
        await broker.publish(messages);
        return true;
      }),
    /** The service in this process; `change` of its environment. Ends with the bench, or before. */
    async start(overrides?: Overrides, change: Readonly<Record<string, string>> = {}) {
      const running = await create(loadConfig({ ...env, ...change }), undefined, overrides);
      let stopping: Promise<void> | undefined;
      const stop = () => {
        stopping ??= running.stop();
        return stopping;
      };
      closers.push(stop);
      return { stop };
    },
    async stop() {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
};

/** The same, with the service running. */
export const runService = async <Name extends string, Caller extends string, Config, Overrides>(
  service: ServiceUnderTest<Name, Caller, Config, Overrides>,
  overrides?: Overrides,
) => {
  const bench = await prepareService(service);
  await bench.start(overrides).catch(async (error: unknown) => {
    await bench.stop();
    throw error;
  });
  return bench;
};
