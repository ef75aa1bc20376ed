// Replays parked events until it is killed.
import { startReplays } from '../../../src/inbox/index.ts';
import { recordSteps } from '../steps.ts';
import { runChild } from './run-child.ts';

runChild('child', (host, mongo) => {
  const replays = { mongo, logger: host.logger, consumptions: [recordSteps(mongo)], perSecond: 50 };
  for (const work of startReplays(replays)) host.background(work);
  host.serving();
});
