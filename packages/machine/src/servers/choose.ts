import { engineAnswers } from '../docker/engine.ts';
import { CannotGoOn } from '../say.ts';
import { addressed } from './addressed.ts';
import { contained } from './contained.ts';
import { native } from './native.ts';
import type { Server, ServerHandle, ServerOptions } from './server.ts';

/**
 * Selects a server's source, the first available of: its address in the environment, a Docker engine, its program on the PATH
 * or from the registries.
 */
export const choose = async (server: Server, options: ServerOptions): Promise<ServerHandle> => {
  const address = options.env[server.variable];
  if (address) return addressed(server, address);
  if (await engineAnswers()) return contained(server, options);
  const program = await server.program();
  if (program) return native(server, program, options);
  throw new CannotGoOn(`${server.title} cannot be brought up: no address, no Docker engine, no program.`, [
    `start Docker, which is the way on ${process.platform} (${process.arch})`,
    `or put ${server.title} on the PATH`,
    `or set ${server.variable} to the address of a running one`,
  ]);
};
