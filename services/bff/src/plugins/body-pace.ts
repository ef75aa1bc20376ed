import type { IncomingMessage } from 'node:http';
import type { App, Settings } from '../context.ts';
import { hasBody } from './has-body.ts';

/** Node's limit for a whole request. A large upload must fit over a slow line. */
export const uploadTimeoutMs = 15 * 60_000;

/** Seconds without a minimum speed. After them, each further second requires a minimum number of bytes. */
const graceSeconds = { call: 10, upload: 30 };
const bytesPerSecond = 16 * 1024;
const tickMs = 1_000;

interface Body {
  readonly raw: IncomingMessage;
  /** Bytes that the connection had received before this body. */
  readonly before: number;
  /** Seconds in which the server waited for the client's bytes. */
  waited: number;
}

const isTooSlow = ({ raw, before, waited }: Body, grace: number): boolean =>
  raw.socket.bytesRead - before < (waited - grace) * bytesPerSecond;

/**
 * Ends connections whose bodies arrive too slowly. The number of bodies of calls that are still arriving is limited.
 * Above the limit, the oldest one is ended in favour of a new one.
 */
export const addBodyPace = (
  app: App,
  { MAX_CONCURRENT, MAX_CONCURRENT_CHECKOUTS }: Pick<Settings, 'MAX_CONCURRENT' | 'MAX_CONCURRENT_CHECKOUTS'>,
): void => {
  const most = Math.max(1, MAX_CONCURRENT + MAX_CONCURRENT_CHECKOUTS);
  // In order of arrival.
  const bodies = { call: new Set<Body>(), upload: new Set<Body>() };

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request;
    if (!hasBody(request)) return done();
    const coming = bodies[routeOptions.config.transfer ? 'upload' : 'call'];
    const body: Body = { raw, before: raw.socket.bytesRead, waited: 0 };
    coming.add(body);
    const forget = () => coming.delete(body);
    raw.once('end', forget).once('close', forget);
    const [oldest] = bodies.call;
    if (bodies.call.size > most) oldest?.raw.destroy();
    done();
  });

  const timer = setInterval(() => {
    for (const kind of ['call', 'upload'] as const) {
      for (const body of bodies[kind]) {
        // If received bytes are unread, the delay is ours and not the client's.
        if (body.raw.readableLength > 0) continue;
        body.waited += 1;
        if (isTooSlow(body, graceSeconds[kind])) body.raw.destroy();
      }
    }
  }, tickMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
