import type { Server, ServerHandle } from './server.ts';

/** A server run by others, named by its address in the environment. It is used, never started or stopped. */
export const addressed = (server: Server, address: string): ServerHandle => ({
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
