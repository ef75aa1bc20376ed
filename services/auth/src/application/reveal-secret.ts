import { noSuchSecret } from '../domain/errors.ts';
import type { MailedSecret } from '../domain/mailed-secrets.ts';
import { isExpired } from '../domain/one-time-request.ts';
import type { Ports } from '../domain/ports.ts';

/** The secrets of a mail; the same on every call while the request is valid. */
export const revealSecret =
  ({ requests, secrets, clock }: Pick<Ports, 'requests' | 'secrets' | 'clock'>) =>
  async (requestId: string): Promise<MailedSecret> => {
    const request = await requests.byId(requestId);
    if (!request || isExpired(request, clock.now())) throw noSuchSecret();
    const secret = secrets.reveal(request);
    if (!secret) throw noSuchSecret();
    return secret;
  };
