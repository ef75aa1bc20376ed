import type { Rule } from '@southline/contracts/rules';
import { identities } from '@southline/testkit/identities';
import { createGrpcClient, createGrpcServer, type Handlers, type PeerCredentials } from '../../src/grpc/index.ts';
import { createSigner, createVerifier, type Identity } from '../../src/identity/index.ts';
import { logger } from './bench.ts';

const json = {
  serialize: (value: unknown) => Buffer.from(JSON.stringify(value)),
  deserialize: (bytes: Buffer) => JSON.parse(bytes.toString()) as Record<string, unknown>,
};

const method = (name: string, rule: Rule) => ({
  rule,
  path: `/southline.test.EchoService/${name}`,
  requestStream: false,
  responseStream: false,
  requestSerialize: json.serialize,
  requestDeserialize: json.deserialize,
  responseSerialize: json.serialize,
  responseDeserialize: json.deserialize,
});

/** Two calls with the answers that the test defines; only the second one may be sent again. */
export const echoFor = (callers: readonly string[]) => ({
  say: method('Say', { callers, repeatable: false, changes: true }),
  repeat: method('Repeat', { callers: ['anyone'], repeatable: true, changes: false }),
});
export const echoDefinition = echoFor(['anyone']);
type Echo = Handlers<typeof echoDefinition>;

export const keys = identities('bff', 'orders', 'echo');

export const tokenOf = (issuer: keyof typeof keys.signing, identity: Identity) => (service: string) =>
  createSigner(keys.signing[issuer]).sign(identity, service);

/** A server on a separate port; `say` answers by `handler`, and `repeat` too unless it has its own. */
export const startEcho = async (
  handler: Echo['say'],
  {
    repeat = handler,
    admits = ['anyone'],
    maxConcurrent = 200,
    ready = async () => true,
    translate = (error: unknown) => error,
    host = '127.0.0.1',
    port = 0,
    ...more
  }: {
    repeat?: Echo['repeat'];
    /** Who may call `say`. */
    admits?: readonly string[];
    maxConcurrent?: number;
    ready?: () => Promise<boolean>;
    translate?: (error: unknown) => unknown;
    host?: string;
    port?: number;
    credentials?: PeerCredentials;
    callers?: readonly string[];
    refuseChanges?: () => Promise<void>;
  } = {},
) => {
  const verifier = createVerifier(keys.verifyKeys.split(','));
  const server = createGrpcServer({ verifier, logger, health: { ready }, maxConcurrent, translate, ...more });
  server.add(echoFor(admits), { say: handler, repeat });
  const bound = await server.listen(host, port);
  return { address: `${host}:${bound}`, port: bound, close: server.close };
};

export const echoClient = (
  address: string,
  options: Partial<Parameters<typeof createGrpcClient<typeof echoDefinition>>[1]> = {},
) => createGrpcClient(echoDefinition, { address, timeoutMs: 10_000, ...options });
