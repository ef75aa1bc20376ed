import type { Identity } from '../identity/index.ts';

/** One rpc of a ts-proto service definition. */
export interface MethodDefinition<Request, Response> {
  readonly path: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
  readonly requestSerialize: (value: Request) => Buffer;
  readonly requestDeserialize: (bytes: Buffer) => Request;
  readonly responseSerialize: (value: Response) => Buffer;
  readonly responseDeserialize: (bytes: Buffer) => Response;
}

// biome-ignore lint/suspicious/noExplicitAny: the generated definitions differ in their messages; the mapped types below give each back.
export type UnaryDefinition = Readonly<Record<string, MethodDefinition<any, any>>>;

export type RequestOf<Method> = Method extends { requestDeserialize: (bytes: Buffer) => infer Request }
  ? Request
  : never;
export type ResponseOf<Method> = Method extends { responseDeserialize: (bytes: Buffer) => infer Response }
  ? Response
  : never;

export interface CallContext {
  /** Undefined on calls that anybody may make. */
  readonly identity: Identity | undefined;
  /** The identity's subject; throws unauthenticated without one. */
  owner(): string;
  /** Ends when the caller hung up or its deadline passed. */
  readonly signal: AbortSignal;
}

export type Handlers<Definition extends UnaryDefinition> = {
  readonly [Name in keyof Definition]: (
    request: RequestOf<Definition[Name]>,
    call: CallContext,
  ) => Promise<ResponseOf<Definition[Name]>>;
};
