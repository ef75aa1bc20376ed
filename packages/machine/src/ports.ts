import { type AddressInfo, createServer, type Server } from 'node:net';

/** Whether nothing listens on this port of 127.0.0.1. */
export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });

/**
 * Ports that are free now. All probes stay open until the last is known, so that one call never gives a port twice;
 * between this call and its use somebody else may still take one, which the start of the process then reports.
 */
export const freePorts = async (count: number) => {
  const probes = await Promise.all(
    Array.from({ length: count }, () => {
      const probe = createServer();
      return new Promise<Server>((resolve, reject) => {
        probe.once('error', reject);
        probe.listen(0, '127.0.0.1', () => resolve(probe));
      });
    }),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
};
