import { setTimeout as pause } from 'node:timers/promises';
import { SwitchServiceService } from '@southline/contracts/content';
import { allOrNone } from '../config/index.ts';
import {
  createGrpcServer,
  type GrpcServer,
  type Peer,
  type PeerCredentials,
  peerAt,
  plainCredentials,
  tlsCredentials,
} from '../grpc/index.ts';
import { createSigner, createVerifier, type Identity } from '../identity/index.ts';
import { startInternalServer } from '../lifecycle/internal-server.ts';
import { type Readiness, readiness } from '../lifecycle/readiness.ts';
import type { Background } from '../lifecycle/repeat.ts';
import type { Running } from '../lifecycle/run.ts';
import { createLogger, type Logger } from '../logger/index.ts';
import { createSwitches, type FollowedSwitches, type SwitchOverrides } from '../switches/index.ts';
import { spanExporter, startTracing, type TokenSource } from '../telemetry/index.ts';

/** The part of the environment that every process has; see `processEnv`. */
export interface HostConfig {
  readonly LOG_LEVEL: string;
  readonly DRAIN_MS: number;
  readonly TIMEOUT_SCALE: number;
  readonly GRPC_HOST: string;
  readonly INTERNAL_PORT: number;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG?: number | undefined;
  readonly OTEL_BSP_SCHEDULE_DELAY?: number | undefined;
  readonly CONTENT_ADDRESS?: string | undefined;
  readonly SWITCHES?: SwitchOverrides | undefined;
  readonly IDENTITY_SIGNING_KEY: string;
  readonly IDENTITY_VERIFY_KEYS: readonly string[];
  readonly TLS_CERT?: string | undefined;
  readonly TLS_KEY?: string | undefined;
  readonly TLS_CA?: string | undefined;
  readonly TLS_CALLERS?: readonly string[] | undefined;
  readonly REQUIRE_SECOND_FACTOR: boolean;
}

/** A process without stores. On shutdown it closes everything that it opened, in reverse order. */
export interface BareHost {
  readonly name: string;
  readonly logger: Logger;
  readonly readiness: Readiness;
  /** Aborted when the process is asked to stop while it is still starting. */
  readonly signal: AbortSignal;
  /** Clients of the process at this address, with the certificates that the environment names. They close with the host. */
  peer(address: string): Peer;
  /** Parts of the shop that staff have switched off. */
  readonly switches: Omit<FollowedSwitches, 'stop'>;
  onStop(close: () => Promise<unknown>): void;
  background(work: Background): Background;
  grpc(): GrpcServer;
  /** Serves the calls that were added; from now on the process can be ready. */
  listen(port: number): Promise<void>;
  /** For processes without gRPC: marks the process as ready. */
  serving(): void;
}

const credentialsOf = ({ TLS_CERT, TLS_KEY, TLS_CA }: HostConfig, logger: Logger): PeerCredentials => {
  const files = allOrNone({ TLS_CERT, TLS_KEY, TLS_CA });
  if (!files) return plainCredentials();
  return tlsCredentials({ cert: files.TLS_CERT, key: files.TLS_KEY, ca: files.TLS_CA }, logger);
};

/** Timeout of a poll of the switches, in ms: a lost answer delays a changed switch by about one poll. */
const switchesMs = 900;

/**
 * Starts a process: health and metrics first, then the parts from `compose`. `translate` turns errors of handlers into
 * expected failures.
 */
export const startBareHost = async (
  name: string,
  config: HostConfig,
  compose: (host: BareHost) => Promise<void>,
  signal: AbortSignal = new AbortController().signal,
  translate?: (error: unknown) => unknown,
): Promise<Running> => {
  const logger = createLogger(name, config.LOG_LEVEL);
  const credentials = credentialsOf(config, logger);
  const closers: (() => Promise<unknown>)[] = [async () => credentials.close()];
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
  const ownToken: TokenSource = (service) => signer.sign(own, service);
  const peer = (address: string) =>
    peerAt({ address, credentials, timeoutScale: config.TIMEOUT_SCALE }, ownToken, (client) =>
      closers.push(async () => client.close()),
    );

  const switches = createSwitches({ overrides: config.SWITCHES ?? {}, logger });
  if (config.CONTENT_ADDRESS) {
    switches.follow(peer(config.CONTENT_ADDRESS).own(SwitchServiceService, { timeoutMs: switchesMs }).getSwitches);
  }
  closers.push(() => switches.stop());

  const grpc = () => {
    server ??= createGrpcServer({
      verifier: createVerifier(config.IDENTITY_VERIFY_KEYS),
      logger,
      health: ready,
      credentials,
      callers: config.TLS_CALLERS,
      requireSecondFactor: config.REQUIRE_SECOND_FACTOR,
      refuseChanges: () => switches.refuse('read-only'),
      ...(translate && { translate }),
    });
    return server;
  };
  const host: BareHost = {
    name,
    logger,
    readiness: ready,
    signal,
    peer,
    switches,
    onStop: (close) => void closers.push(close),
    background(work) {
      closers.push(() => work.stop());
      return work;
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

  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const exporter = spanExporter(config.OTEL_EXPORTER_OTLP_ENDPOINT);
    const share = config.OTEL_TRACES_SAMPLER_ARG;
    closers.push(startTracing(name, { exporter, share, delayMs: config.OTEL_BSP_SCHEDULE_DELAY }));
  }
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
