import type { IncomingMessage } from 'node:http';
import { DomainError } from '@southline/kernel/errors';
import type { App } from '../context.ts';

const shape = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** If the public address is a loopback name, the other loopback names count as the same host. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an origin is the public address. The default port may be omitted. */
export const isOwnOrigin = (origin: string, publicUrl: URL): boolean => {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  const sameHost = hostname === publicUrl.hostname || (loopback.has(hostname) && loopback.has(publicUrl.hostname));
  return sameHost && protocol === publicUrl.protocol && port === publicUrl.port;
};

/** Whether a request names the public address. */
export const isOwnHost = (host: string, publicUrl: URL): boolean =>
  shape.test(host) && isOwnOrigin(`${publicUrl.protocol}//${host}`, publicUrl);

const otherHost = () => new DomainError('forbidden', 'OtherHost', 'This request was sent to another address.');
const manyHosts = () => new DomainError('invalid', 'InvalidRequest', 'A request names one host.');

/** The number of `Host` headers. With several, Node uses the first, but a proxy in front may use another one. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

const reading = new Set(['GET', 'HEAD']);

/**
 * Serves only the public host. A request for another host is redirected to it and has no other effect. Probes use the
 * pod's own address.
 */
export const pinHost = (app: App, publicAddress: string): void => {
  const publicUrl = new URL(publicAddress);
  app.addHook('onRequest', async ({ host, method, url, routeOptions, raw }, reply) => {
    if (hostsOf(raw) > 1) throw manyHosts();
    if (routeOptions.config.always || isOwnHost(host, publicUrl)) return;
    if (!reading.has(method) || !url.startsWith('/')) {
      throw otherHost();
    }
    return reply.header('cache-control', 'no-store').redirect(publicUrl.origin + url);
  });
};
