import type { FastifyBaseLogger } from 'fastify';
import type { Clients } from '../../clients/index.ts';

/** Names by membership number. Without an answer there are none, and readers see the numbers. */
export const namesOf = async (
  { journal }: Clients,
  membershipNos: string[],
  log: FastifyBaseLogger,
): Promise<Record<string, string>> => {
  if (membershipNos.length === 0) return {};
  try {
    return (await journal.listNames({ membershipNos })).names;
  } catch (error) {
    log.warn({ err: error }, 'people are shown without their names');
    return {};
  }
};
