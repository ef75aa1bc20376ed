import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientWritableStream, connectivityState, type ServiceError } from '@grpc/grpc-js';
import { DomainError, isDomainError } from '@southline/kernel/errors';
import { BrokenCircuitError, circuitBreaker, handleWhen, SamplingBreaker } from 'cockatiel';
import { serviceOf } from '../identity/index.ts';
import { currentScope, type Scope, type TokenSource } from '../telemetry/scope.ts';
import { type PeerCredentials, plainCredentials } from './credentials.ts';
import { type Calls, type MethodDefinition, type RequestOf, type RpcDefinition, ruleFor } from './definition.ts';
import { fromStatus } from './errors.ts';
import { writeMetadata } from './metadata.ts';
import { createRetryBudget } from './retry-budget.ts';
import { inClientSpan } from './span.ts';

/** Longer than the pause between two connection attempts. */
const patienceMs = 1_000;

/**
 * Waits for a connection that was lost a moment ago. Replicas that restart one after the other are all unavailable until the
 * next connection attempt, and a call that was not sent is safe to send. If a server stays away longer, later calls do not
 * wait.
 */
const createReconnection = (client: Client) => {
  let lostAt: number | undefined;
  const isConnected = () => client.getChannel().getConnectivityState(true) === connectivityState.READY;
  return async (deadline: number): Promise<void> => {
    if (isConnected()) {
      lostAt = undefined;
      return;
    }
    lostAt ??= Date.now();
    const until = Math.min(lostAt + patienceMs, deadline);
    if (until <= Date.now()) return;
    const failure = await new Promise<Error | undefined>((resolve) => client.waitForReady(until, resolve));
    if (!failure) lostAt = undefined;
  };
};

export type GrpcClient<Definition extends RpcDefinition> = Calls<Definition> & { close(): void };

type AnyMethod = MethodDefinition<unknown, unknown>;

export interface GrpcClientOptions<Definition extends RpcDefinition> {
  /** `host:port`; or `dns:///host:port` or `ipv4:address:port,…`, which are balanced over the addresses. */
  readonly address: string;
  /** The certificates of the process, from its host. Without them calls are in plain text, for processes on one machine. */
  readonly credentials?: PeerCredentials;
  /** Timeout of one call in ms if the caller set no deadline. */
  readonly timeoutMs?: number;
  /** Factor for the timeout. */
  readonly timeoutScale?: number;
  /** The process's own identity; without it the identity of the current scope is used. */
  readonly token?: TokenSource;
  /**
   * Calls that are idempotent only for some requests, such as those that contain a key: whether this request may be
   * repeated.
   */
  readonly retryableIf?: { readonly [Name in keyof Definition]?: (request: RequestOf<Definition[Name]>) => boolean };
}

/** The part of the remaining time that each hop reserves for its own answer. */
const hopMs = 50;
const maxTries = 3;
const retryDelay = { min: 50, max: 500 };

const unavailable = handleWhen((error) => isDomainError(error, 'Unavailable'));

const jitter = () => retryDelay.min + Math.random() * (retryDelay.max - retryDelay.min);

/** The caller has cancelled. The service is not at fault, and the call is not retried. */
const givenUp = () => new DomainError('unavailable', 'Cancelled', 'The request was given up.', { status: 'CANCELLED' });

const late = () =>
  new DomainError('unavailable', 'DeadlineExceeded', 'This is taking longer than it should. Please try again.', {
    status: 'DEADLINE_EXCEEDED',
  });

/**
 * Begins a call without capturing a stack. For each call grpc-js creates an error, whose stack it adds to a failure; but callers
 * get an error of their own.
 */
const withoutStack = <Begun>(begin: () => Begun): Begun => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return begin();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};

/** Sends messages at the receiver's pace, until there is an answer. */
const pour = async (messages: AsyncIterable<unknown>, stream: ClientWritableStream<unknown>, answered: AbortSignal) => {
  for await (const message of messages) {
    if (answered.aborted) return;
    if (!stream.write(message)) await once(stream, 'drain', { signal: answered }).catch(() => undefined);
  }
  stream.end();
};

/** A client of one service: deadlines, identity, tracing, retries of idempotent calls and a circuit breaker. */
export const createGrpcClient = <Definition extends RpcDefinition>(
  definition: Definition,
  {
    address,
    credentials = plainCredentials(),
    timeoutMs = 5_000,
    timeoutScale = 1,
    token,
    retryableIf = {},
  }: GrpcClientOptions<Definition>,
): GrpcClient<Definition> => {
  const channel = new Client(address, credentials.channel, {
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 500,
    'grpc.keepalive_time_ms': 30_000,
    // By default 30 s: after an answer of DNS from before a roll-out, every call would fail for as long.
    'grpc.dns_min_time_between_resolutions_ms': 1_000,
    // No process serves channelz. Servers keep its lists, because grpc-js ends sessions by them.
    'grpc.enable_channelz': 0,
    'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  });
  // Opens when half of at least 20 calls in 10 s fail; one successful probe after a second closes it.
  const breaker = circuitBreaker(unavailable, {
    halfOpenAfter: 1_000,
    breaker: new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 2 }),
  });

  const longestMs = timeoutMs * timeoutScale;
  const budget = createRetryBudget();
  const connected = createReconnection(channel);

  const methodOf = (name: keyof Definition): AnyMethod => {
    const method = definition[name];
    if (!method) throw new Error(`No method ${String(name)}`);
    return method;
  };

  /** The deadline and the metadata for the next call. */
  const envelope = async (path: string, scope: Scope | undefined) => {
    const left = scope?.deadline === undefined ? longestMs : Math.min(longestMs, scope.deadline - Date.now() - hopMs);
    if (left <= 0) throw late();
    const deadline = Date.now() + left;
    const metadata = writeMetadata(await (token ?? scope?.tokenFor)?.(serviceOf(path)));
    await connected(deadline);
    if (scope?.signal?.aborted) throw givenUp();
    return [metadata, { deadline }] as const;
  };

  const send = async (name: keyof Definition, request: unknown): Promise<unknown> => {
    const method = methodOf(name);
    const { path, requestSerialize, responseDeserialize } = method;
    const signal = currentScope()?.signal;
    const sending = await envelope(path, currentScope());
    return new Promise((resolve, reject) => {
      const answered = method.requestStream ? new AbortController() : undefined;
      const take = (error: ServiceError | null, response: unknown) => {
        signal?.removeEventListener('abort', cancel);
        answered?.abort();
        if (!error) resolve(response);
        else reject(signal?.aborted ? givenUp() : fromStatus(error, path));
      };
      const begin = () => {
        if (!answered) {
          return withoutStack(() =>
            channel.makeUnaryRequest(path, requestSerialize, responseDeserialize, request, ...sending, take),
          );
        }
        const stream = channel.makeClientStreamRequest(path, requestSerialize, responseDeserialize, ...sending, take);
        pour(request as AsyncIterable<unknown>, stream, answered.signal).catch((error: unknown) => {
          // Reject before cancelling, so that the caller gets this error and not the error of the cancelled call.
          reject(error);
          stream.cancel();
        });
        return stream;
      };
      const call = begin();
      const cancel = () => call.cancel();
      signal?.addEventListener('abort', cancel, { once: true });
    });
  };

  /** Yields messages as they arrive; a caller that stops reading ends the call. */
  const receive = async function* (name: keyof Definition, request: unknown, scope: Scope | undefined) {
    const { path, requestSerialize, responseDeserialize } = methodOf(name);
    const sending = await envelope(path, scope);
    const call = channel.makeServerStreamRequest(path, requestSerialize, responseDeserialize, request, ...sending);
    const cancel = () => call.cancel();
    scope?.signal?.addEventListener('abort', cancel, { once: true });
    try {
      yield* call;
    } catch (error) {
      throw scope?.signal?.aborted ? givenUp() : fromStatus(error as ServiceError, path);
    } finally {
      scope?.signal?.removeEventListener('abort', cancel);
      call.cancel();
    }
  };

  const guarded = (name: keyof Definition, request: unknown) =>
    breaker
      .execute(() => send(name, request))
      .catch((error: unknown) => {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new DomainError(
          'unavailable',
          'Unavailable',
          'This is not available at the moment. Please try again shortly.',
        );
      });

  const withRetries = async (name: keyof Definition, request: unknown): Promise<unknown> => {
    budget.earn();
    const repeatable = ruleFor(methodOf(name))?.repeatable || (retryableIf[name]?.(request as never) ?? false);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await guarded(name, request);
      } catch (error) {
        const again = repeatable && isDomainError(error, 'Unavailable') && attempt < maxTries;
        if (!again || !budget.spend()) throw error;
        await pause(jitter());
      }
    }
  };

  const calls = Object.fromEntries(
    Object.entries(definition).map(([name, method]) => [
      name,
      method.responseStream
        ? (request: unknown) => receive(name, request, currentScope())
        : (request: unknown) => inClientSpan(method.path, address, () => withRetries(name, request)),
    ]),
  );
  return { ...calls, close: () => channel.close() } as GrpcClient<Definition>;
};
