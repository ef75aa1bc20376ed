import { type Rule, ruleOf } from '@southline/contracts/rules';
import type { Identity } from '../identity/index.ts';

/** One rpc of a ts-proto service definition. */
export interface MethodDefinition<Request, Response> {
  readonly path: string;
  /** For rpcs without a proto, as in tests. The rule of any other rpc is in its proto. */
  readonly rule?: Rule;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
  readonly requestSerialize: (value: Request) => Buffer;
  readonly requestDeserialize: (bytes: Buffer) => Request;
  readonly responseSerialize: (value: Response) => Buffer;
  readonly responseDeserialize: (bytes: Buffer) => Response;
}

// biome-ignore lint/suspicious/noExplicitAny: the generated definitions have different message types; the mapped types below restore them.
export type RpcDefinition = Readonly<Record<string, MethodDefinition<any, any>>>;

export type RequestOf<Method> = Method extends { requestDeserialize: (bytes: Buffer) => infer Request }
  ? Request
  : never;
export type ResponseOf<Method> = Method extends { responseDeserialize: (bytes: Buffer) => infer Response }
  ? Response
  : never;

/** The rule of an rpc: who may call it, and whether a call may be repeated. Undefined if the rpc has no rule. */
export const ruleFor = ({ path, rule = ruleOf(path) }: { path: string; rule?: Rule }): Rule | undefined => rule;

/** The method with its answers as encoded bytes, for callers that cache them or compare them with earlier ones. */
export const encodedAnswer = <Request>(
  method: Omit<MethodDefinition<Request, unknown>, 'responseSerialize' | 'responseDeserialize'>,
): MethodDefinition<Request, Buffer> => ({
  ...method,
  responseSerialize: (bytes) => bytes,
  responseDeserialize: (bytes) => bytes,
});

export interface CallContext {
  /** Undefined for calls without an identity. */
  readonly identity: Identity | undefined;
  /** The identity's subject; throws unauthenticated without one. */
  owner(): string;
  /** Aborts when the caller disconnects or its deadline passes. */
  readonly signal: AbortSignal;
}

/**
 * The request: one message, or a stream of messages read at the handler's pace. If the client disconnects, the stream just
 * ends. Where completeness matters, the last message must say that it is the last.
 */
type Incoming<Method> = Method extends { requestStream: true } ? AsyncIterable<RequestOf<Method>> : RequestOf<Method>;

/** The answer: a promise of one message, or a stream of messages produced as they are read. */
export type Outgoing<Method> = Method extends { responseStream: true }
  ? AsyncIterable<ResponseOf<Method>>
  : Promise<ResponseOf<Method>>;

/** A handler of an rpc whose answer has no fields may return nothing. */
type Handled<Method> = keyof ResponseOf<Method> extends never ? Outgoing<Method> | Promise<void> : Outgoing<Method>;

export type Handlers<Definition extends RpcDefinition> = {
  readonly [Name in keyof Definition]: (
    request: Incoming<Definition[Name]>,
    call: CallContext,
  ) => Handled<Definition[Name]>;
};

export type Calls<Definition extends RpcDefinition> = {
  readonly [Name in keyof Definition]: (request: Incoming<Definition[Name]>) => Outgoing<Definition[Name]>;
};
