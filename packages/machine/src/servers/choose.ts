import { CannotGoOn } from '../say.ts';
import { native } from './native.ts';
import type { Server, ServerHandle, ServerOptions } from './server.ts';

/** A server run by others, named by its address in the environment. It is used, never started or stopped. */
const addressed = (server: Server, address: string): ServerHandle => ({
  name: server.name,
  title: server.title,
  url: address,
  source: `${server.variable} in the environment`,
  start: async () => {},
  stop: async () => {},
  pause: async () => {},
  kill: async () => {
    throw new Error(`${server.title} runs elsewhere (${server.variable}); it cannot be killed from here`);
  },
  isRunning: async () => true,
});

/** Selects a server's source: its address in the environment, or else its program on the PATH or from the registries. */
export const choose = async (server: Server, options: ServerOptions): Promise<ServerHandle> => {
  const address = options.env[server.variable];
  if (address) return addressed(server, address);
  const program = await server.program();
  if (program) return native(server, program, options);
  throw new CannotGoOn(`${server.title} cannot be started: the environment has no address, and there is no program.`, [
    `put ${server.title} on the PATH: there is no download for ${process.platform} (${process.arch})`,
    `or set ${server.variable} to the address of a running one`,
    'or run the product in containers: npm run start:containers',
  ]);
};
