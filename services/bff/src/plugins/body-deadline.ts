import type { App } from '../context.ts';

/** What Node allows for a whole request, so that a large upload fits over a slow line. */
export const uploadTimeoutMs = 15 * 60_000;
const bodyTimeoutMs = 30_000;

/** Ends connections that take too long to send what is not an upload: each would hold a place for a quarter of an hour. */
export const addBodyDeadline = (app: App): void => {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || routeOptions.config.transfer) return;
    const timer = setTimeout(() => raw.destroy(), bodyTimeoutMs);
    timer.unref();
    const clear = () => clearTimeout(timer);
    raw.once('end', clear).once('close', clear);
  });
};
