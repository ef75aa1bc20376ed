import type { TokenSource } from '../telemetry/scope.ts';
import { createGrpcClient, type GrpcClient, type GrpcClientOptions } from './client.ts';
import type { RpcDefinition } from './definition.ts';

type OpenClient = <Definition extends RpcDefinition>(
  definition: Definition,
  options?: Omit<GrpcClientOptions<Definition>, 'address' | 'credentials' | 'timeoutScale' | 'token'>,
) => GrpcClient<Definition>;

/** Another process, as a client sees it. */
export interface Peer {
  /** A client whose calls carry the identity of this process. */
  readonly own: OpenClient;
  /** A client whose calls carry the identity of the current scope. */
  readonly caller: OpenClient;
}

export const peerAt = (
  at: Pick<GrpcClientOptions<RpcDefinition>, 'address' | 'credentials' | 'timeoutScale'>,
  token: TokenSource,
  opened: (client: { close(): void }) => unknown,
): Peer => {
  const open =
    (identity: { readonly token?: TokenSource }): OpenClient =>
    (definition, options) => {
      const client = createGrpcClient(definition, { ...at, ...identity, ...options });
      opened(client);
      return client;
    };
  return { own: open({ token }), caller: open({}) };
};
