import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import { oldestWait, openReturns, refundFailures } from '../metrics.ts';
import type { Ports } from './ports.ts';

const intervalMs = 10_000;

/** Updates the gauges of open work. */
export const countOpenWork = ({ views, clock }: Pick<Ports, 'views' | 'clock'>, logger: Logger): Background =>
  repeat('gauges', intervalMs, logger, async () => {
    const { open, refundsFailed, waitingSince } = await views.openWork();
    for (const [state, count] of Object.entries(open)) openReturns.set({ state }, count);
    refundFailures.set(refundsFailed);
    oldestWait.set(waitingSince ? (clock.now().getTime() - waitingSince.getTime()) / 1000 : 0);
    return false;
  });
