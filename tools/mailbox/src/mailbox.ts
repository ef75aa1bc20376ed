import { once } from 'node:events';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { createHttpServer } from './http/http-server.ts';
import { FaultBox } from './smtp/fault-box.ts';
import { createSmtpServer } from './smtp/smtp-server.ts';
import { MailStore } from './store/mail-store.ts';

/** Opens the store and listens on both ports; resolves when both are open. Port 0 means any free one. */
export const startMailbox = async (config: Config, logger: FastifyServerOptions['logger'] = false) => {
  const store = await MailStore.open(config.MAILBOX_DATA);
  const faults = new FaultBox();
  const http = await createHttpServer(store, faults, logger);
  const smtp = createSmtpServer(store, faults, (error) => http.log.error({ err: error }, 'smtp'));
  smtp.listen(config.MAILBOX_SMTP_PORT, config.MAILBOX_HOST);
  await once(smtp.server, 'listening');
  const origin = await http.listen({ host: config.MAILBOX_HOST, port: config.MAILBOX_HTTP_PORT });
  const address = smtp.server.address();
  return {
    origin,
    smtpPort: typeof address === 'object' && address ? address.port : config.MAILBOX_SMTP_PORT,
    close: async () => {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await http.close();
    },
  };
};
