import { type Consumption, startConsumer, startReplays } from '../inbox/index.ts';
import { type Broker, type BrokerAccess, createBroker } from '../kafka/index.ts';
import type { Background } from '../lifecycle/repeat.ts';
import type { Running } from '../lifecycle/run.ts';
import { connectMongo, type Mongo, translateMongo } from '../mongo/index.ts';
import { startRelay } from '../outbox/index.ts';
import { type BareHost, type HostConfig, startBareHost } from './bare.ts';

/** The tools of a service's composition root: a bare host and the stores. */
export interface Host extends BareHost {
  /** Waits for the server; its ping is part of the readiness. */
  mongo(url: string): Promise<Mongo>;
  broker(brokers: readonly string[]): Broker;
  relay(mongo: Mongo, broker: Broker): Background;
  /**
   * Consumes in the background, also if the broker and the topics become available later. Calls are served meanwhile, but
   * the process is ready only after it has joined its consumer group once. With `readyBefore` it is ready at once, because
   * no call needs the events. Parked events are replayed here as well.
   */
  consume(
    mongo: Mongo,
    broker: Broker,
    consumptions: readonly Consumption[],
    options?: { readonly readyBefore?: boolean },
  ): void;
}

/** The part of the environment of processes with stores. */
export interface StoresConfig extends BrokerAccess {
  readonly REPLAYS_PER_SECOND: number;
}

const withStores = (host: BareHost, config: StoresConfig): Host => {
  const { name, logger, signal, readiness } = host;
  return {
    ...host,
    async mongo(url) {
      const mongo = await connectMongo(url, { logger, signal });
      readiness.add('mongo', () => mongo.ping());
      host.onStop(() => mongo.close());
      return mongo;
    },
    broker(brokers) {
      const broker = createBroker(name, brokers, logger, config);
      host.onStop(() => broker.close());
      return broker;
    },
    relay: (mongo, broker) => host.background(startRelay({ mongo, broker, logger })),
    consume(mongo, broker, consumptions, { readyBefore = false } = {}) {
      const foreign = consumptions.find(({ service }) => service !== name);
      if (foreign) throw new Error(`${name} cannot consume ${foreign.topic} for ${foreign.service}`);
      const perSecond = config.REPLAYS_PER_SECOND;
      for (const work of startReplays({ mongo, logger, consumptions, perSecond })) host.background(work);
      const waiting = new AbortController();
      let joined = false;
      readiness.add('kafka', async () => {
        if (!joined && !readyBefore) throw new Error('waiting for Kafka and its topics');
      });
      const starting = startConsumer({
        service: name,
        mongo,
        broker,
        logger,
        consumptions,
        signal: waiting.signal,
      });
      const crash = (error: unknown) => {
        if (waiting.signal.aborted) return;
        setImmediate(() => {
          throw error;
        });
      };
      starting.then(() => {
        joined = true;
      }, crash);
      host.onStop(async () => {
        waiting.abort();
        await starting.then(
          (consumer) => consumer.stop(),
          () => undefined,
        );
      });
    },
  };
};

/** Starts a service; see `startBareHost` for the parts of every process. */
export const startHost = (
  name: string,
  config: HostConfig & StoresConfig,
  compose: (host: Host) => Promise<void>,
  signal?: AbortSignal,
): Promise<Running> => startBareHost(name, config, (bare) => compose(withStores(bare, config)), signal, translateMongo);
