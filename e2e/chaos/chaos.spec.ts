import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { degradation } from './degradation.ts';
import { visitorsWrite } from './enquiries.ts';
import { randomKills } from './kills.ts';
import { outages } from './outages.ts';
import { editsWhilePending } from './pending-edits.ts';
import { races } from './races.ts';
import { goodsComeBack } from './returns.ts';
import { rollingRestarts } from './rolls.ts';
import { randomSequences } from './sequences.ts';
import { openStage, type Stage } from './stage.ts';
import { switchesHold } from './switches.ts';
import { vanishingBrowsers } from './vanishing.ts';
import { voucherRace } from './voucher-race.ts';

// All tests share one stack and run in this order. Reservations that the last ones abandon must expire before the final
// audit.
describe('a shop with killed processes, lost buyers and failing stores', () => {
  let opened: Stage | undefined;
  const stage = (): Stage => {
    if (!opened) throw new Error('the stack did not start');
    return opened;
  };

  beforeAll(async () => {
    opened = await openStage();
  });
  afterAll(() => opened?.close());

  let began = 0;
  beforeEach(() => {
    began = Date.now();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(await stage().warningsSince(began));
  });

  rollingRestarts(stage);
  outages(stage);
  degradation(stage);
  switchesHold(stage);
  visitorsWrite(stage);
  races(stage);
  goodsComeBack(stage);
  randomSequences(stage);
  vanishingBrowsers(stage);
  editsWhilePending(stage);
  randomKills(stage);
  voucherRace(stage);
});
