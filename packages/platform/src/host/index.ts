import { createGrpcServer, type GrpcServer } from '../grpc/index.ts';
import { createSigner, createVerifier, type Identity } from '../identity/index.ts';
import { type Consumption, startConsumer } from '../inbox/index.ts';
import { type Broker, createBroker } from '../kafka/index.ts';
import { startInternalServer } from '../lifecycle/internal-server.ts';
import { type Readiness, readiness } from '../lifecycle/readiness.ts';
import type { Background } from '../lifecycle/repeat.ts';
import type { Running } from '../lifecycle/run.ts';
import { createLogger, type Logger } from '../logger/index.ts';
import { connectMongo, type Mongo, translateMongo } from '../mongo/index.ts';
import { startRelay } from '../outbox/index.ts';
import { startTracing } from '../telemetry/index.ts';

/** The part of the environment that every process has; see `processEnv`. */
export interface HostConfig {
  readonly LOG_LEVEL: string;
  readonly DRAIN_MS: number;
  readonly GRPC_HOST: string;
  readonly INTERNAL_PORT: number;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly IDENTITY_SIGNING_KEY: string;
  readonly IDENTITY_VERIFY_KEYS: readonly string[];
}

/** What a composition root builds a service from. Everything that it opens is closed in reverse order at the end. */
export interface Host {
  readonly name: string;
  readonly logger: Logger;
  readonly readiness: Readiness;
  /** Aborted when the process is asked to stop while it is still starting. */
  readonly signal: AbortSignal;
  /** Tokens of the process itself (`service:<name>`), for calls that it makes on its own. */
  ownToken(): Promise<string>;
  onStop(close: () => Promise<unknown>): void;
  background(work: Background): Background;
  /** Waits for the server; its ping is part of the readiness. */
  mongo(url: string): Promise<Mongo>;
  broker(brokers: readonly string[]): Broker;
  relay(mongo: Mongo, broker: Broker): Background;
  /**
   * Consumes in the background, also when broker and topics come later: calls are served without them, but the process is
   * not ready before it has joined its group once.
   */
  consume(mongo: Mongo, broker: Broker, consumptions: readonly Consumption[], concurrency?: number): void;
  grpc(): GrpcServer;
  /** Serves the calls that were added; from now on the process can be ready. */
  listen(port: number): Promise<void>;
  /** For processes with another front door: from now on the process can be ready. */
  serving(): void;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Starts a process: health and metrics first, then what `compose` builds. */
export const startHost = async (
  name: string,
  config: HostConfig,
  compose: (host: Host) => Promise<void>,
  signal: AbortSignal = new AbortController().signal,
): Promise<Running> => {
  const logger = createLogger(name, config.LOG_LEVEL);
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => logger.warn({ err: error }, 'closing'));
    }
  };
  let started = false;
  const ready = readiness(() => started);
  const own: Identity = { subject: `service:${name}`, role: 'service' };
  const signer = createSigner(config.IDENTITY_SIGNING_KEY);
  let server: GrpcServer | undefined;

  const grpc = () => {
    const verifier = () => createVerifier(config.IDENTITY_VERIFY_KEYS);
    server ??= createGrpcServer({ verifier: verifier(), logger, health: ready, translate: translateMongo });
    return server;
  };
  const host: Host = {
    name,
    logger,
    readiness: ready,
    signal,
    ownToken: () => signer.sign(own),
    onStop: (close) => void closers.push(close),
    background(work) {
      closers.push(() => work.stop());
      return work;
    },
    async mongo(url) {
      const mongo = await connectMongo(url, { logger, signal });
      ready.add('mongo', () => mongo.ping());
      closers.push(() => mongo.close());
      return mongo;
    },
    broker(brokers) {
      const broker = createBroker(name, brokers, logger);
      closers.push(() => broker.close());
      return broker;
    },
    relay: (mongo, broker) => host.background(startRelay({ mongo, broker, logger })),
    consume(mongo, broker, consumptions, concurrency = 1) {
      const waiting = new AbortController();
      let joined = false;
      ready.add('kafka', async () => {
        if (!joined) throw new Error('waiting for Kafka and its topics');
      });
      const starting = startConsumer({
        service: name,
        mongo,
        broker,
        logger,
        consumptions,
        concurrency,
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
      closers.push(async () => {
        waiting.abort();
        await starting.then(
          (consumer) => consumer.stop(),
          () => undefined,
        );
      });
    },
    grpc,
    async listen(port) {
      const bound = await grpc().listen(config.GRPC_HOST, port);
      closers.push(() => grpc().close());
      started = true;
      logger.info({ port: bound }, 'serving');
    },
    serving() {
      started = true;
      logger.info('serving');
    },
  };

  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) closers.push(startTracing(name, config.OTEL_EXPORTER_OTLP_ENDPOINT));
  const internal = await startInternalServer(config.GRPC_HOST, config.INTERNAL_PORT, ready);
  closers.push(() => internal.close());
  try {
    await compose(host);
  } catch (error) {
    await closeAll();
    throw error;
  }

  return {
    async stop() {
      ready.drain();
      await pause(config.DRAIN_MS);
      await closeAll();
      logger.info('stopped');
    },
  };
};
