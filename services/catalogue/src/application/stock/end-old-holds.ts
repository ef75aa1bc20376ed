import type { Clock } from '@southline/kernel/clock';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import type { HoldStore, Orders } from '../../domain/stock/ports.ts';
import { oldHolds } from '../../metrics.ts';

const everyMs = 10 * 60_000;
const atOnce = 500;

export interface OldHolds {
  readonly holds: HoldStore;
  readonly orders: Orders;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly longStopMs: number;
}

/**
 * The long-stop: units that are held far longer than a checkout takes are given back, each after orders said that it does
 * without them. What orders needs, and all while orders is away, stays held.
 */
export const endOldHolds =
  ({ holds, orders, clock, logger, longStopMs }: OldHolds) =>
  async (): Promise<void> => {
    const before = new Date(clock.now().getTime() - longStopMs);
    for (const key of await holds.heldBefore(before, atOnce)) {
      const givenUp = await orders.giveUpHold(key);
      if (givenUp) await holds.release(key, clock.now());
      oldHolds.inc({ result: givenUp ? 'released' : 'kept' });
      logger.error({ ...key, givenUp }, 'a hold had not ended');
    }
  };

export const longStop = (ports: OldHolds): Background =>
  repeat('long-stop of holds', everyMs, ports.logger, async () => {
    await endOldHolds(ports)();
    return false;
  });
