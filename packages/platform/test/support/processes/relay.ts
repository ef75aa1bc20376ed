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
      host.background(
        startRelay({ mongo, broker: host.broker(config.KAFKA_BROKERS), logger: host.logger, leaseMs: 2_000 }),
      );
      host.serving();
    },
    signal,
  ),
);
