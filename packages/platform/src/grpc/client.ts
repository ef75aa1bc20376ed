import { Client, type ServiceError } from '@grpc/grpc-js';
import { DomainError, isDomainError } from '@southline/kernel/errors';
import { BrokenCircuitError, circuitBreaker, handleWhen, SamplingBreaker } from 'cockatiel';
import { inSpan } from '../telemetry/index.ts';
import { currentScope } from '../telemetry/scope.ts';
import { type PeerCredentials, plainCredentials } from './credentials.ts';
import type { RequestOf, ResponseOf, UnaryDefinition } from './definition.ts';
import { fromStatus } from './errors.ts';
import { writeMetadata } from './metadata.ts';
import { createRetryBudget } from './retry-budget.ts';

export type GrpcClient<Definition extends UnaryDefinition> = {
  readonly [Name in keyof Definition]: (request: RequestOf<Definition[Name]>) => Promise<ResponseOf<Definition[Name]>>;
} & { close(): void };

export interface GrpcClientOptions<Definition extends UnaryDefinition> {
  /** `host:port`; or `dns:///host:port` or `ipv4:address:port,…`, which are balanced over the addresses. */
  readonly address: string;
  /** The process's own, as its host has them; without them calls go in plain text, as on one machine. */
  readonly credentials?: PeerCredentials;
  /** Milliseconds for one call when the caller set no deadline. */
  readonly timeoutMs?: number;
  /** The process's own identity; without it the identity of the current scope travels on. */
  readonly token?: () => Promise<string>;
  /** Calls that may be sent again after "unavailable". */
  readonly retryable?: readonly (keyof Definition)[];
  /** Calls that may be sent again only with some requests: those that carry a key of their own. */
  readonly retryableIf?: { readonly [Name in keyof Definition]?: (request: RequestOf<Definition[Name]>) => boolean };
}

/** What each hop keeps of the time that is left, for its own answer. */
const hopMs = 50;
const maxTries = 3;
const retryDelay = { min: 50, max: 500 };

const unavailable = handleWhen((error) => isDomainError(error, 'Unavailable'));

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const jitter = () => retryDelay.min + Math.random() * (retryDelay.max - retryDelay.min);

/** The caller has gone: no fault of the service, and nothing to send again. */
const givenUp = () => new DomainError('unavailable', 'Cancelled', 'The request was given up.');

const late = () =>
  new DomainError('unavailable', 'DeadlineExceeded', 'This is taking longer than it should. Please try again.');

/** A client of one service: deadlines, identity, tracing, retries of idempotent calls and a circuit breaker. */
export const createGrpcClient = <Definition extends UnaryDefinition>(
  definition: Definition,
  {
    address,
    credentials = plainCredentials(),
    timeoutMs = 5_000,
    token,
    retryable = [],
    retryableIf = {},
  }: GrpcClientOptions<Definition>,
): GrpcClient<Definition> => {
  const channel = new Client(address, credentials.channel, {
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 1_000,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  });
  // Half of at least 20 calls in 10 s failing opens it; one probe after a second closes it again.
  const breaker = circuitBreaker(unavailable, {
    halfOpenAfter: 1_000,
    breaker: new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 2 }),
  });

  const budget = createRetryBudget();

  const send = async (name: keyof Definition, request: unknown): Promise<unknown> => {
    const method = definition[name];
    if (!method) throw new Error(`No method ${String(name)}`);
    const scope = currentScope();
    const left = scope?.deadline === undefined ? timeoutMs : Math.min(timeoutMs, scope.deadline - Date.now() - hopMs);
    if (left <= 0) throw late();
    const metadata = writeMetadata(token ? await token() : scope?.token);
    if (scope?.signal?.aborted) throw givenUp();
    return new Promise((resolve, reject) => {
      const call = channel.makeUnaryRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        metadata,
        { deadline: Date.now() + left },
        (error: ServiceError | null, response: unknown) => {
          scope?.signal?.removeEventListener('abort', cancel);
          if (!error) resolve(response);
          else reject(scope?.signal?.aborted ? givenUp() : fromStatus(error, method.path));
        },
      );
      const cancel = () => call.cancel();
      scope?.signal?.addEventListener('abort', cancel, { once: true });
    });
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
    const repeatable = retryable.includes(name) || (retryableIf[name]?.(request as never) ?? false);
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
      (request: unknown) => inSpan(method.path.slice(1), { kind: 'client' }, () => withRetries(name, request)),
    ]),
  );
  return { ...calls, close: () => channel.close() } as GrpcClient<Definition>;
};
