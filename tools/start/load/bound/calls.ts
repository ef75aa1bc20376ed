// Takes the place of the gRPC client and server: a call is a function call. Identities are still signed and checked, because
// handlers need them; nothing is encoded, sent, traced, measured or tried again.
import {
  HealthService,
  HealthCheckResponse_ServingStatus as Serving,
} from '../../../../packages/contracts/src/gen/grpc/health/v1/health.ts';
import type { Rule } from '../../../../packages/contracts/src/rules.ts';
import { busy, DomainError } from '../../../../packages/kernel/src/errors.ts';
import { checkCaller } from '../../../../packages/platform/src/grpc/access.ts';
import type { createGrpcClient as gRpcClient } from '../../../../packages/platform/src/grpc/client.ts';
import { type CallContext, type MethodDefinition, ruleFor } from '../../../../packages/platform/src/grpc/definition.ts';
import { fromStatus, toStatus } from '../../../../packages/platform/src/grpc/errors.ts';
import type { createGrpcServer as gRpcServer } from '../../../../packages/platform/src/grpc/server.ts';
import { serviceOf } from '../../../../packages/platform/src/identity/index.ts';
import { randomId } from '../../../../packages/platform/src/ids.ts';
import { currentScope, runInScope, type Scope } from '../../../../packages/platform/src/telemetry/scope.ts';

export { longestTransferMs } from '../../../../packages/platform/src/grpc/server.ts';

type Method = MethodDefinition<unknown, unknown>;
type Handler = (request: unknown, call: CallContext) => unknown;
type Options = Parameters<typeof gRpcServer>[0];

interface Served {
  readonly method: Method;
  readonly handler: Handler;
  readonly rule: Rule;
  readonly options: Options;
}

/** Every method of every service, by its path. */
const served = new Map<string, Served>();
const never = new AbortController().signal;

export const createGrpcServer: typeof gRpcServer = (options) => ({
  add(definition, handlers) {
    for (const [name, method] of Object.entries(definition)) {
      const rule = ruleFor(method);
      if (!rule) throw new Error(`${method.path} has no rule.`);
      served.set(method.path, { method, handler: handlers[name] as Handler, rule, options });
    }
  },
  listen: async (_host, port) => port,
  close: async () => {},
});

/** The error that a client of gRPC would get. */
const asSeenByCaller = ({ method: { path }, options: { translate = (error) => error, logger } }: Served) => {
  return (thrown: unknown) => {
    const error = translate(thrown);
    if (!(error instanceof DomainError)) logger.error({ err: error, method: path }, 'call failed');
    throw fromStatus(
      Object.assign(new Error(path), { details: '', ...toStatus(error) } as Parameters<typeof fromStatus>[0]),
      path,
    );
  };
};

/** Admits a call; returns its scope and context. */
const admit = async ({ method, rule, options }: Served, token: string | undefined) => {
  const { verifier, requireSecondFactor, refuseChanges } = options;
  const identity = token === undefined ? undefined : await verifier.verify(token, serviceOf(method.path));
  checkCaller(rule, identity, requireSecondFactor);
  if (rule.changes && identity?.role !== 'service') await refuseChanges?.();
  const signal = currentScope()?.signal ?? never;
  const scope: Scope = {
    requestId: currentScope()?.requestId ?? randomId(),
    tokenFor: token === undefined ? undefined : async () => token,
    signal,
  };
  const owner = () => {
    if (!identity) throw new DomainError('unauthenticated', 'UnauthorisedAccess', 'UnauthorisedAccess');
    return identity.subject;
  };
  return { scope, context: { identity, owner, signal } satisfies CallContext };
};

export const createGrpcClient: typeof gRpcClient = (definition, { token }) => {
  const begin = async ({ path }: Method) => {
    const target = served.get(path);
    if (!target) throw busy();
    const signed = await (token ?? currentScope()?.tokenFor)?.(serviceOf(path));
    return { target, ...(await admit(target, signed).catch(asSeenByCaller(target))) };
  };

  /** Some clients and servers declare answers as bytes. */
  const answerFor = (method: Method, { method: theirs }: Served, answer: unknown) =>
    method === theirs ? answer : method.responseDeserialize(theirs.responseSerialize(answer));

  const ask = async (method: Method, request: unknown) => {
    // The other services are this process.
    if (method.path === HealthService.check.path) return { status: Serving.SERVING };
    const { target, scope, context } = await begin(method);
    const answering = runInScope(scope, async () => target.handler(request, context));
    return answerFor(method, target, (await answering.catch(asSeenByCaller(target))) ?? {});
  };

  const receive = async function* (method: Method, request: unknown) {
    const { target, scope, context } = await begin(method);
    const answers = (target.handler(request, context) as AsyncIterable<unknown>)[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await runInScope(scope, () => answers.next()).catch(asSeenByCaller(target));
        if (done) return;
        yield answerFor(method, target, value);
      }
    } finally {
      await answers.return?.();
    }
  };

  const calls = Object.entries(definition).map(([name, method]) => [
    name,
    (request: unknown) => (method.responseStream ? receive(method, request) : ask(method, request)),
  ]);
  return { ...Object.fromEntries(calls), close: () => {} };
};
