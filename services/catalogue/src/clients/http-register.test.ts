import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpRegister } from './http-register.ts';

interface Seen {
  url: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

const seen: Seen[] = [];
const vehicle = { make: 'TOYOTA', model: 'HiLux', year: 2018 };
const answers: Record<string, (response: ServerResponse) => void> = {
  ABC123: (response) => response.end(JSON.stringify({ vehicles: [vehicle], owner: 'never read' })),
  NONE: (response) => response.writeHead(404).end(),
  DENIED: (response) => response.writeHead(401).end(),
  BROKEN: (response) => response.writeHead(500).end(),
  GARBLED: (response) => response.end('<html>'),
  MOVED: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  SLOW: () => undefined,
};

const server = createServer(async (request, response) => {
  const body = (await json(request)) as { plate: string; state: string };
  seen.push({ url: request.url, authorization: request.headers.authorization, body });
  answers[body.plate]?.(response);
});
const ask = (number: string, signal?: AbortSignal) => {
  const { port } = server.address() as AddressInfo;
  const timeoutMs = number === 'SLOW' && !signal ? 300 : 30_000;
  const register = httpRegister({ url: `http://127.0.0.1:${port}/plates`, key: 'a key', timeoutMs });
  return register.vehiclesOf({ number, state: 'VIC' }, signal);
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('a plate goes to the register in the body, never in the address', async () => {
  expect(await ask('ABC123')).toEqual([{ ...vehicle, series: '', variant: '', body: '' }]);
  expect(seen.at(-1)).toEqual({
    url: '/plates',
    authorization: 'Bearer a key',
    body: { plate: 'ABC123', state: 'VIC' },
  });
});

it('a plate that the register does not know has no vehicle', async () => expect(await ask('NONE')).toEqual([]));

it.each([
  ['DENIED', 'unauthorised'],
  ['BROKEN', 'status 500'],
  ['GARBLED', 'not understood'],
  ['MOVED', 'down'],
  ['SLOW', 'slow'],
])('a register that answers as for %s is away, and the error does not name the plate', async (plate, reason) => {
  const error = await ask(plate).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: 'unavailable', code: 'Unavailable', details: { reason } });
  expect(String(error)).not.toContain(plate);
});

it('a disconnected caller does not wait', async () => {
  await expect(ask('SLOW', AbortSignal.abort())).rejects.toMatchObject({ kind: 'unavailable' });
});
