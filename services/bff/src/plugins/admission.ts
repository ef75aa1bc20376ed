import { monitorEventLoopDelay } from 'node:perf_hooks';
import { busy, type DomainError } from '@southline/kernel/errors';
import type { FastifyRequest } from 'fastify';
import type { App, Settings } from '../context.ts';
import { hasBody } from './has-body.ts';
import { whenClosed } from './when-closed.ts';

const maxLagMs = 200;
/** With fewer requests than this, a slow event loop has other causes, so refusing requests would not help. */
const crowd = 20;
const lagWindowMs = 1_000;

/** Mean event-loop delay of the last second, in milliseconds. */
const loopLag = () => {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let lag = 0;
  const timer = setInterval(() => {
    lag = delays.count > 0 ? delays.mean / 1e6 : 0;
    delays.reset();
  }, lagWindowMs);
  timer.unref();
  return {
    current: () => lag,
    stop: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
};

type Share = 'browsing' | 'checkout' | 'upload';

/** An upload is processed while it arrives, so it counts from its headers. */
const isUpload = (request: FastifyRequest): boolean =>
  request.routeOptions.config.transfer === true && hasBody(request);

const shareOf = (request: FastifyRequest): Share => {
  if (isUpload(request)) return 'upload';
  return request.routeOptions.config.checkout ? 'checkout' : 'browsing';
};

/**
 * Refuses requests while too many are in progress. Checkouts and uploads have separate limits. A request counts only
 * while it is processed, not while its body arrives, so a slow client does not take the place of others.
 */
export const addAdmission = (
  app: App,
  { MAX_CONCURRENT, MAX_CONCURRENT_CHECKOUTS, MAX_CONCURRENT_UPLOADS }: Settings,
): void => {
  const lag = loopLag();
  const limits = { browsing: MAX_CONCURRENT, checkout: MAX_CONCURRENT_CHECKOUTS, upload: MAX_CONCURRENT_UPLOADS };
  const running = { browsing: 0, checkout: 0, upload: 0 };
  const places = new WeakMap<FastifyRequest, Share>();

  const enter = (request: FastifyRequest): DomainError | undefined => {
    const share = shareOf(request);
    const lagging = share === 'browsing' && running.browsing >= crowd && lag.current() > maxLagMs;
    if (lagging || running[share] >= limits[share]) return busy();
    running[share] += 1;
    places.set(request, share);
    return undefined;
  };
  const leave = (request: FastifyRequest): void => {
    const share = places.get(request);
    if (share && places.delete(request)) running[share] -= 1;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.always) return done();
    const refusal = enter(request);
    if (!refusal) whenClosed(reply, () => leave(request));
    done(refusal);
  });
  app.addHook('preParsing', (request, _reply, body, done) => {
    if (hasBody(request) && !isUpload(request)) leave(request);
    done(null, body);
  });
  app.addHook('preValidation', (request, reply, done) => {
    const hasPlace = request.routeOptions.config.always || places.has(request);
    // If the client has disconnected, no answer would release the place.
    done(hasPlace || reply.raw.destroyed ? undefined : enter(request));
  });
  app.addHook('onClose', async () => lag.stop());
};
