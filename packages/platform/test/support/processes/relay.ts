import { startRelay } from '../../../src/outbox/index.ts';
import { config, runChild } from './run-child.ts';

runChild('child', (host, mongo) => {
  host.background(
    startRelay({ mongo, broker: host.broker(config.KAFKA_BROKERS), logger: host.logger, leaseMs: 2_000 }),
  );
  host.serving();
});
