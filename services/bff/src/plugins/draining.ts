import type { App } from '../context.ts';

const netMs = 100;

/**
 * While the process stops, each answer closes its connection. A kept-alive connection with a running request could otherwise
 * delay the end as long as its client likes.
 */
export const addDraining = (app: App): void => {
  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
    // Closes connections whose headers were already sent.
    const net = setInterval(() => app.server.closeIdleConnections(), netMs);
    app.server.once('close', () => clearInterval(net));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (ending) reply.header('connection', 'close');
  });
};
