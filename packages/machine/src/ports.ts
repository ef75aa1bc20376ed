import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Whether nothing listens on this port of 127.0.0.1. */
export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });

/**
 * The system takes ports for outgoing connections from above this range, so it does not take these meanwhile. The range begins
 * above 10080, the highest port that fetch refuses (https://fetch.spec.whatwg.org/#port-blocking).
 */
const [lowest, highest] = [10_081, 32_767];
/** Each process takes ports from a slice of its own, so that tests side by side do not get the same port. */
const slices = 64;
const perSlice = Math.floor((highest + 1 - lowest) / slices);
const first = lowest + (process.pid % slices) * perSlice;
let taken = randomInt(perSlice);

/** A port returns only after all others of the slice. */
const nextPort = () => {
  taken += 1;
  return first + (taken % perSlice);
};

const heldPort = async (): Promise<[port: number, probe: Server]> => {
  for (;;) {
    const port = nextPort();
    const probe = createServer();
    const held = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(true));
    });
    if (held) return [port, probe];
  }
};

/**
 * Ports of 127.0.0.1 that are free now. All probes stay open until the last is known, so that one call never returns a port
 * twice. Another process may take one before it is used; the start of the process then reports it.
 */
export const freePorts = async (count: number) => {
  const held = await Promise.all(Array.from({ length: count }, heldPort));
  await Promise.all(held.map(([, probe]) => new Promise((resolve) => probe.close(resolve))));
  return held.map(([port]) => port);
};
