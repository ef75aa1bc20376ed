import type { FailingAddresses } from '../domain/ports.ts';

const rememberMs = 15 * 60_000;
const most = 50_000;

/** Addresses that failed within the last 15 minutes; beyond 50,000 the oldest are dropped. */
export const createFailingAddresses = (): FailingAddresses => {
  const seen = new Map<string, number>();
  return {
    has: (clientAddress, now) => (seen.get(clientAddress) ?? 0) > now.getTime(),
    add(clientAddress, now) {
      seen.delete(clientAddress);
      seen.set(clientAddress, now.getTime() + rememberMs);
      const [oldest] = seen.keys();
      if (seen.size > most && oldest !== undefined) seen.delete(oldest);
    },
  };
};
