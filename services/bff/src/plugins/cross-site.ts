import { DomainError } from '@southline/kernel/errors';
import type { App } from '../context.ts';
import { isOwnOrigin } from './own-host.ts';

export interface Origins {
  readonly site: string | undefined;
  readonly origin: string | undefined;
}

/**
 * Whether a write comes from another site's page. Browsers send Sec-Fetch-Site or Origin with every POST. A request
 * with neither does not come from a browser, so it cannot abuse a visitor's cookies.
 */
export const isCrossSite = ({ site, origin }: Origins, publicUrl: URL): boolean => {
  if (site !== undefined && site !== 'same-origin') return true;
  // Browsers send an origin in exactly one form.
  const plain = origin !== undefined && URL.canParse(origin) && new URL(origin).origin === origin;
  return origin !== undefined && !(plain && isOwnOrigin(origin, publicUrl));
};

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

export const refuseCrossSite = (app: App, publicAddress: string): void => {
  const publicUrl = new URL(publicAddress);
  app.addHook('onRequest', async ({ method, headers }) => {
    if (reading.has(method)) return;
    const site = headers['sec-fetch-site'];
    const origins = { site: typeof site === 'string' ? site : undefined, origin: headers.origin };
    if (isCrossSite(origins, publicUrl)) {
      throw new DomainError('forbidden', 'CrossSite', 'This request comes from another site.');
    }
  });
};
