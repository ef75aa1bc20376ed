import { once } from 'node:events';
import {
  Server,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
  type sendUnaryData,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Rule } from '@southline/contracts/rules';
import { busy, DomainError } from '@southline/kernel/errors';
import { type Identity, serviceOf, type Verifier } from '../identity/index.ts';
import type { Logger } from '../logger/index.ts';
import { rpcDuration } from '../metrics/index.ts';
import { type Actor, runInScope } from '../telemetry/scope.ts';
import { checkCaller } from './access.ts';
import { namesOn, type PeerCredentials, plainCredentials } from './credentials.ts';
import { type CallContext, type Handlers, type MethodDefinition, type RpcDefinition, ruleFor } from './definition.ts';
import { toStatus } from './errors.ts';
import { addHealth, type HealthSource } from './health.ts';
import { readMetadata } from './metadata.ts';
import { inServerSpan } from './span.ts';

type AnyMethod = MethodDefinition<unknown, unknown>;
type AnyHandler = (request: unknown, call: CallContext) => unknown;
/** The common part of all call types. */
type AnyCall = Pick<ServerUnaryCall<unknown, unknown>, 'metadata' | 'getDeadline' | 'getAuthContext'> & {
  on(event: 'cancelled', listener: () => void): unknown;
};

export interface GrpcServerOptions {
  readonly verifier: Verifier;
  readonly logger: Logger;
  readonly health: HealthSource;
  /** The largest number of calls in progress; beyond it callers get "unavailable" at once. */
  readonly maxConcurrent?: number;
  /** Translates a driver's error into an expected failure, if it is one. */
  readonly translate?: (error: unknown) => unknown;
  /** Without certificates calls are in plain text, for processes on one machine. */
  readonly credentials?: PeerCredentials;
  /** Names on the certificates of allowed callers; without it every certificate is allowed. */
  readonly callers?: readonly string[] | undefined;
  /** Staff without a second factor may only set one up. */
  readonly requireSecondFactor?: boolean;
  /** Throws while the shop is read-only. */
  readonly refuseChanges?: () => Promise<void>;
}

export interface GrpcServer {
  add<Definition extends RpcDefinition>(definition: Definition, handlers: Handlers<Definition>): void;
  listen(host: string, port: number): Promise<number>;
  /** Stops accepting, lets running calls finish for `graceMs`, then ends them. */
  close(graceMs?: number): Promise<void>;
}

/** How long a file or a download of one caller may take. */
export const longestTransferMs = 15 * 60_000;

/**
 * The name of a process that calls in its own name. Its token is accepted only over a connection with its own certificate.
 */
const nameOf = ({ subject }: Identity) => subject.slice('service:'.length);

/** Whether the call is made for a person. The BFF calls in its own name for a person whom it has not identified yet. */
const isForPerson = (identity: Identity | undefined) =>
  identity?.role !== 'service' || identity.subject === 'service:bff';

const actorOf = (identity: Identity | undefined): Actor | undefined => {
  if (identity?.role !== 'Dealer' && identity?.role !== 'Admin') return undefined;
  const { membershipNo = '', role, clientAddress = '' } = identity;
  return { name: membershipNo, role, clientAddress };
};

const stranger = () => new DomainError('forbidden', 'Forbidden', 'This service does not take calls from there.');

export const createGrpcServer = ({
  verifier,
  logger,
  health,
  maxConcurrent = 200,
  translate = (error) => error,
  credentials = plainCredentials(),
  callers,
  requireSecondFactor = false,
  refuseChanges = async () => {},
}: GrpcServerOptions): GrpcServer => {
  const server = new Server({
    'grpc.max_receive_message_length': 4 * 1024 * 1024,
    'grpc.max_connection_age_ms': 5 * 60_000,
    // A connection that has reached its age is closed when its last call has ended. A download may read slowly until then.
    'grpc.max_connection_age_grace_ms': longestTransferMs,
  });
  const endWatches = addHealth(server, health);
  let running = 0;

  const isCaller = (names: readonly string[]) => names.some((name) => callers === undefined || callers.includes(name));

  /** Admits a call, runs it in the caller's scope and span, and records its result in metrics and log. */
  const serve = <Answer>(
    { path }: AnyMethod,
    rule: Rule,
    call: AnyCall,
    work: (context: CallContext) => Promise<Answer>,
    report: (refusal: ReturnType<typeof toStatus> | undefined, answer?: Answer) => void,
  ): void => {
    const finish = rpcDuration.startTimer({ method: path });
    const { requestId, token, trace } = readMetadata(call.metadata);
    const controller = new AbortController();
    let answered = false;
    // Emitted at the end of every call, also after its answer.
    call.on('cancelled', () => {
      if (!answered) controller.abort();
    });
    const deadline = Number(call.getDeadline());
    const scope = {
      requestId,
      tokenFor: token === undefined ? undefined : async () => token,
      signal: controller.signal,
      ...(Number.isFinite(deadline) && { deadline }),
    };
    const admitted = async () => {
      const names = credentials.certified ? namesOn(call.getAuthContext().sslPeerCertificate) : undefined;
      if (names && !isCaller(names)) throw stranger();
      if (running >= maxConcurrent) throw busy();
      running += 1;
      try {
        const identity = token === undefined ? undefined : await verifier.verify(token, serviceOf(path));
        if (names && identity?.role === 'service' && !names.includes(nameOf(identity))) throw stranger();
        checkCaller(rule, identity, requireSecondFactor);
        if (rule.changes && isForPerson(identity)) await refuseChanges();
        const owner = () => {
          if (!identity) throw new DomainError('unauthenticated', 'UnauthorisedAccess', 'UnauthorisedAccess');
          return identity.subject;
        };
        return await runInScope({ ...scope, actor: actorOf(identity) }, () =>
          work({ identity, owner, signal: controller.signal }),
        );
      } finally {
        running -= 1;
      }
    };
    runInScope(scope, () => inServerSpan(path, trace, translate, admitted)).then(
      (answer) => {
        finish({ status: 'OK' });
        answered = true;
        report(undefined, answer);
      },
      (thrown: unknown) => {
        const error = translate(thrown);
        if (!(error instanceof DomainError)) logger.error({ err: error, method: path, requestId }, 'call failed');
        finish({ status: error instanceof DomainError ? error.code : 'INTERNAL' });
        answered = true;
        report(toStatus(error));
      },
    );
  };

  /** Methods with one answer. The request is one message or, with `requestStream`, the call itself, which is iterated. */
  const answering =
    (method: AnyMethod, handler: AnyHandler, rule: Rule) =>
    (
      call: ServerUnaryCall<unknown, unknown> | ServerReadableStream<unknown, unknown>,
      callback: sendUnaryData<unknown>,
    ) =>
      serve(
        method,
        rule,
        call,
        async (context) => handler('request' in call && !method.requestStream ? call.request : call, context),
        (refusal, answer) => (refusal ? callback(refusal) : callback(null, answer ?? {})),
      );

  /** Methods with many answers; each is produced after the previous one was sent. */
  const streaming =
    (method: AnyMethod, handler: AnyHandler, rule: Rule) => (call: ServerWritableStream<unknown, unknown>) =>
      serve(
        method,
        rule,
        call,
        async (context) => {
          for await (const answer of handler(call.request, context) as AsyncIterable<unknown>) {
            if (context.signal.aborted) return;
            if (!call.write(answer)) await once(call, 'drain', { signal: context.signal });
          }
        },
        (refusal) => (refusal ? call.emit('error', refusal) : call.end()),
      );

  return {
    add(definition, handlers) {
      const implementation: UntypedServiceImplementation = {};
      for (const [name, method] of Object.entries(definition)) {
        const handler = handlers[name];
        const rule = ruleFor(method);
        if (!handler || !rule) throw new Error(`${method.path} has no handler, or no rule in its proto.`);
        const shape = method.responseStream ? streaming : answering;
        implementation[name] = shape(method, handler as AnyHandler, rule);
      }
      server.addService(definition as ServiceDefinition, implementation);
    },
    listen: (host, port) =>
      new Promise((resolve, reject) => {
        server.bindAsync(`${host}:${port}`, credentials.server, (error, bound) =>
          error ? reject(error) : resolve(bound),
        );
      }),
    close: (graceMs = 10_000) =>
      new Promise((resolve) => {
        endWatches();
        const force = setTimeout(() => server.forceShutdown(), graceMs);
        server.tryShutdown(() => {
          clearTimeout(force);
          resolve();
        });
      }),
  };
};
