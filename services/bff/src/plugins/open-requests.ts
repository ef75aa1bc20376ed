import { DomainError } from '@southline/kernel/errors';
import { addressKey } from '@southline/platform/address-key';
import type { App, Settings } from '../context.ts';
import { hasBody } from './has-body.ts';
import { whenClosed } from './when-closed.ts';

const tooMany = () =>
  new DomainError('too-many', 'TooManyRequests', 'Too many requests at once. Please wait a moment.', {
    retryAfter: '2',
  });

/** Counts running requests by key, up to a limit. */
const counter = (most: number) => {
  const open = new Map<string, number>();
  return {
    enter(key: string): boolean {
      const count = open.get(key) ?? 0;
      if (count >= most) return false;
      open.set(key, count + 1);
      return true;
    },
    leave(key: string): void {
      const count = open.get(key) ?? 0;
      if (count > 1) open.set(key, count - 1);
      else open.delete(key);
    },
  };
};

/** Limits the concurrent requests of one client address, from the headers of a request to the end of its answer. */
export const limitOpenRequests = (
  app: App,
  { OPEN_REQUESTS_PER_ADDRESS, OPEN_UPLOADS_PER_ADDRESS }: Settings,
): void => {
  const [requests, uploads] = [counter(OPEN_REQUESTS_PER_ADDRESS), counter(OPEN_UPLOADS_PER_ADDRESS)];
  app.addHook('onRequest', (request, reply, done) => {
    const { always, transfer } = request.routeOptions.config;
    if (always) return done();
    const open = transfer && hasBody(request) ? uploads : requests;
    const key = addressKey(request.ip);
    if (!open.enter(key)) {
      // The connection is closed instead of reading the rest of the body.
      if (hasBody(request)) reply.header('connection', 'close');
      return done(tooMany());
    }
    whenClosed(reply, () => open.leave(key));
    done();
  });
};
