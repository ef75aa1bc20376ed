// A consumer that dies, as by kill -9, between its third effect and the commit of the offset.
import { startHost } from '../../../src/host/index.ts';
import { run } from '../../../src/lifecycle/index.ts';
import { recordSteps } from '../steps.ts';
import { config } from './config.ts';

const effects = 3;

run((signal) =>
  startHost(
    'reader',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      let done = 0;
      const after = () => {
        done += 1;
        if (done === effects) process.kill(process.pid, 'SIGKILL');
      };
      host.consume(mongo, host.broker(config.KAFKA_BROKERS), [recordSteps(mongo, { after })]);
    },
    signal,
  ),
);
