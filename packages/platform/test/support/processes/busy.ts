// A process with a slow call and a consumer with slow effects; it logs the order in which they end.
import { setTimeout as delay } from 'node:timers/promises';
import { echoDefinition } from '../rpc.ts';
import { recordSteps } from '../steps.ts';
import { config, runChild } from './run-child.ts';

const slowMs = 700;

runChild(
  'reader',
  async (host, mongo) => {
    const note = (what: string) => mongo.db.collection('notes').insertOne({ what });
    host.onStop(() => note('stores are about to close'));
    const before = async () => {
      await note('effect began');
      await delay(slowMs);
    };
    host.consume(mongo, host.broker(config.KAFKA_BROKERS), [recordSteps(mongo, { before })]);
    host.onStop(() => note('calls are done'));
    const say = async () => {
      await note('call began');
      await delay(slowMs);
      await note('call ended');
      return { done: true };
    };
    host.grpc().add(echoDefinition, { say, repeat: say });
    await host.listen(config.GRPC_PORT);
  },
  { ...config, DRAIN_MS: 300 },
);
