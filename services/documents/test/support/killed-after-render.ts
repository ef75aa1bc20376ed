// A documents process that kills itself, as with kill -9, between rendering and storing a document of one order (the
// argument).
import { run } from '@southline/platform/lifecycle';
import { loadConfig } from '../../src/config.ts';
import { createDocumentsService } from '../../src/service.ts';

run(async (signal) =>
  createDocumentsService(loadConfig(process.env), signal, {
    afterRender: async (orderId) => {
      if (orderId !== process.argv[2]) return;
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => undefined);
    },
  }),
);
