import { createGrpcClient, createGrpcServer, type Handlers } from '../../src/grpc/index.ts';
import { createVerifier } from '../../src/identity/index.ts';
import { logger } from './bench.ts';
import { keys } from './rpc.ts';

const bytes = { to: (value: Buffer) => value, from: (value: Buffer) => value };

const method = <In extends boolean, Out extends boolean>(
  name: string,
  callers: readonly string[],
  requestStream: In,
  responseStream: Out,
) => ({
  path: `/southline.test.StreamService/${name}`,
  rule: { callers, repeatable: false, changes: true },
  requestStream,
  responseStream,
  requestSerialize: bytes.to,
  requestDeserialize: bytes.from,
  responseSerialize: bytes.to,
  responseDeserialize: bytes.from,
});

/** One call that takes many messages and one that answers many. */
const definitionFor = (callers: readonly string[]) => ({
  upload: method('Upload', callers, true as const, false as const),
  download: method('Download', callers, false as const, true as const),
});
export type Streams = Handlers<ReturnType<typeof definitionFor>>;

const nothing: Streams = {
  upload: async () => Buffer.alloc(0),
  download: async function* () {},
};

/** A server with these handlers and a client of it. */
export const startStreams = async (handlers: Partial<Streams>, callers: readonly string[] = ['anyone']) => {
  const definition = definitionFor(callers);
  const verifier = createVerifier(keys.verifyKeys.split(','));
  const server = createGrpcServer({ verifier, logger, health: { ready: async () => true } });
  server.add(definition, { ...nothing, ...handlers });
  const address = `127.0.0.1:${await server.listen('127.0.0.1', 0)}`;
  const client = createGrpcClient(definition, { address, timeoutMs: 10_000 });
  return {
    client,
    async close() {
      client.close();
      await server.close(0);
    },
  };
};
