import type { App } from '../context.ts';

const netMs = 100;

/**
 * Once the process ends, each answer closes its connection. Kept alive, one whose request was under way at that moment
 * would hold the end up for as long as its client likes.
 */
export const addDraining = (app: App): void => {
  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
    // For answers whose headers had already left.
    const net = setInterval(() => app.server.closeIdleConnections(), netMs);
    app.server.once('close', () => clearInterval(net));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (ending) reply.header('connection', 'close');
  });
};
