import { tokenHash } from '../domain/mailed-secrets.ts';
import { passwordPurposes } from '../domain/one-time-request.ts';
import type { Ports } from '../domain/ports.ts';
import { usable } from './usable-request.ts';

/** Throws unless the token may still set a password; uses nothing up. */
export const checkResetToken =
  ({ requests, clock }: Pick<Ports, 'requests' | 'clock'>) =>
  async (token: string): Promise<void> => {
    usable(await requests.byTokenHash(tokenHash(token)), passwordPurposes, clock.now());
  };
