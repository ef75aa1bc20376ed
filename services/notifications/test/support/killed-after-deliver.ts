// A notifications process that kills itself, as with kill -9. It does so after the mail server has accepted a mail of
// one order (the argument), and before the mail is marked as sent.
import { run } from '@southline/platform/lifecycle';
import { loadConfig } from '../../src/config.ts';
import { createNotificationsService } from '../../src/service.ts';

run(async (signal) =>
  createNotificationsService(loadConfig(process.env), signal, {
    afterDeliver: async (orderId) => {
      if (orderId !== process.argv[2]) return;
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => undefined);
    },
  }),
);
