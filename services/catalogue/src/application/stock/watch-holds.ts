import type { Clock } from '@southline/kernel/clock';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import type { HoldStore } from '../../domain/stock/ports.ts';
import { holdsOpen, oldestHoldSeconds } from '../../metrics.ts';

const everyMs = 10_000;

/** Only orders ends a hold, so a hold that stays open for hours means that orders has lost track of it. */
export const watchHolds = (holds: HoldStore, clock: Clock, logger: Logger): Background =>
  repeat('open holds', everyMs, logger, async () => {
    const { count, oldest } = await holds.open();
    holdsOpen.set(count);
    oldestHoldSeconds.set(oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0);
    return false;
  });
