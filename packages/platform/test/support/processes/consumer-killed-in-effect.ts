// A consumer that dies, as by kill -9, with three effects done, the fourth begun and no offset committed.
import { setTimeout as delay } from 'node:timers/promises';
import { startHost } from '../../../src/host/index.ts';
import { run } from '../../../src/lifecycle/index.ts';
import { recordSteps } from '../steps.ts';
import { config } from './config.ts';

run((signal) =>
  startHost(
    'reader',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const before = async ({ step }: { step: number }) => {
        if (step < 3) return;
        // Longer than a transaction accepts further events: the fourth starts another one.
        if (step === 3) return delay(400);
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => undefined);
      };
      host.consume(mongo, host.broker(config.KAFKA_BROKERS), [recordSteps(mongo, { before })]);
    },
    signal,
  ),
);
