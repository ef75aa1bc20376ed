import { DomainError } from '@southline/kernel/errors';
import type { App } from '../context.ts';

const shape = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Whether a request names the public address; its default port may be said or left out. */
export const isOwnHost = (host: string, publicUrl: URL): boolean => {
  const address = `${publicUrl.protocol}//${host}`;
  return shape.test(host) && URL.canParse(address) && new URL(address).host === publicUrl.host;
};

const reading = new Set(['GET', 'HEAD']);

/**
 * Serves the public address alone, whatever else leads here: who comes by another name is sent there, and can do nothing.
 * Probes ask by the pod's own address.
 */
export const pinHost = (app: App, publicAddress: string): void => {
  const publicUrl = new URL(publicAddress);
  app.addHook('onRequest', async ({ host, method, url, routeOptions }, reply) => {
    if (routeOptions.config.always || isOwnHost(host, publicUrl)) return;
    if (!reading.has(method) || !url.startsWith('/')) {
      throw new DomainError('forbidden', 'OtherHost', 'This request was sent to another address.');
    }
    return reply.header('cache-control', 'no-store').redirect(publicUrl.origin + url);
  });
};
