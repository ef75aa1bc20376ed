import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DomainError } from '@southline/kernel/errors';
import type { App, Settings } from '../context.ts';
import { whenClosed } from './when-closed.ts';

const maxLagMs = 200;
/** A slow event loop with fewer requests than this is slow for another reason, which refusing them would not mend. */
const crowd = 20;
const lagWindowMs = 1_000;

const busy = () => new DomainError('unavailable', 'Unavailable', 'Too busy at the moment. Please try again shortly.');

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

/** Turns requests away before their bodies are read once too many are in progress; checkouts have a share of their own. */
export const addAdmission = (app: App, { MAX_CONCURRENT, MAX_CONCURRENT_CHECKOUTS }: Settings): void => {
  const lag = loopLag();
  const limits = { browsing: MAX_CONCURRENT, checkout: MAX_CONCURRENT_CHECKOUTS };
  const running = { browsing: 0, checkout: 0 };

  app.addHook('onRequest', (request, reply, done) => {
    const { always, checkout } = request.routeOptions.config;
    if (always) return done();
    const share = checkout ? 'checkout' : 'browsing';
    const lagging = share === 'browsing' && running.browsing >= crowd && lag.current() > maxLagMs;
    if (lagging || running[share] >= limits[share]) return done(busy());
    running[share] += 1;
    whenClosed(reply, () => {
      running[share] -= 1;
    });
    done();
  });
  app.addHook('onClose', async () => lag.stop());
};
