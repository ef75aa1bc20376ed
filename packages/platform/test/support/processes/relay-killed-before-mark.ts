// A relay that dies, as by kill -9, between the broker's acknowledgement and the mark.
import { startRelay } from '../../../src/outbox/index.ts';
import { config, die, runChild } from './run-child.ts';

runChild('child', (host, mongo) => {
  const broker = host.broker(config.KAFKA_BROKERS);
  host.background(startRelay({ mongo, broker, logger: host.logger, leaseMs: 1_000, afterPublish: die }));
});
