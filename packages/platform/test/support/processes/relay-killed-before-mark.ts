// A relay that dies, as by kill -9, between the broker's acknowledgement and the mark.
import { startHost } from '../../../src/host/index.ts';
import { run } from '../../../src/lifecycle/index.ts';
import { startRelay } from '../../../src/outbox/index.ts';
import { config } from './config.ts';

run((signal) =>
  startHost(
    'child',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      const afterPublish = async () => {
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => undefined);
      };
      host.background(startRelay({ mongo, broker, logger: host.logger, leaseMs: 1_000, afterPublish }));
    },
    signal,
  ),
);
