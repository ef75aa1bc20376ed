// Replays parked events until it is killed.
import { startHost } from '../../../src/host/index.ts';
import { startReplays } from '../../../src/inbox/index.ts';
import { run } from '../../../src/lifecycle/index.ts';
import { recordSteps } from '../steps.ts';
import { config } from './config.ts';

run((signal) =>
  startHost(
    'child',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const replays = { mongo, logger: host.logger, consumptions: [recordSteps(mongo)], perSecond: 50 };
      for (const work of startReplays(replays)) host.background(work);
      host.serving();
    },
    signal,
  ),
);
