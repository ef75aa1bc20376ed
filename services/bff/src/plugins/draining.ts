import type { App } from '../context.ts';

const netMs = 100;

/**
 * While the process stops, each answer closes its connection. Otherwise a client could keep a connection open with
 * further requests and delay the end.
 */
export const addDraining = (app: App): void => {
  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
    // Closes connections whose answer headers were already sent.
    const net = setInterval(() => app.server.closeIdleConnections(), netMs);
    app.server.once('close', () => clearInterval(net));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (ending) reply.header('connection', 'close');
  });
};
