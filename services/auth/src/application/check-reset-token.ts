import { tokenHash } from '../domain/mailed-secrets.ts';
import type { Ports } from '../domain/ports.ts';
import { usable } from './usable-request.ts';

/** Throws unless the token of a reset may still be used; uses nothing up. */
export const checkResetToken =
  ({ requests, clock }: Pick<Ports, 'requests' | 'clock'>) =>
  async (token: string): Promise<void> => {
    usable(await requests.byTokenHash(tokenHash(token)), ['reset'], clock.now());
  };
