import { OrdersServiceService } from '@southline/contracts/orders';
import type { Clock } from '@southline/kernel/clock';
import type { Peer } from '@southline/platform/grpc';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';

const everyMs = 10 * 60_000;
const atOnce = 500;

/** A hold of an order for its payment. Each new hold of the same order has the next round. */
export interface HoldKey {
  readonly orderId: string;
  readonly round: number;
}

export interface OldHolds {
  readonly holds: {
    heldBefore(at: Date, limit: number): Promise<readonly HoldKey[]>;
    release(key: HoldKey, at: Date): Promise<unknown>;
  };
  readonly orders: {
    /** Whether the order no longer needs that round, and never takes it again. */
    giveUpHold(key: HoldKey): Promise<boolean>;
  };
  readonly clock: Clock;
  readonly logger: Logger;
  readonly longStopMs: number;
  /** Called for each hold with the outcome. */
  readonly count: (result: 'released' | 'kept') => void;
}

/**
 * Releases holds that are far older than a checkout takes, each after orders confirms that it does not need it. Holds that
 * orders needs stay; if orders is unavailable, all stay.
 */
export const endOldHolds =
  ({ holds, orders, clock, logger, longStopMs, count }: OldHolds) =>
  async (): Promise<void> => {
    const before = new Date(clock.now().getTime() - longStopMs);
    for (const key of await holds.heldBefore(before, atOnce)) {
      const givenUp = await orders.giveUpHold(key);
      if (givenUp) await holds.release(key, clock.now());
      count(givenUp ? 'released' : 'kept');
      logger.error({ ...key, givenUp }, 'a hold was not ended in time');
    }
  };

/** Runs `endOldHolds` every ten minutes. */
export const longStop = (old: OldHolds): Background =>
  repeat('long-stop of holds', everyMs, old.logger, async () => {
    await endOldHolds(old)();
    return false;
  });

/** The client of orders for holds. `unneeded` names, of these holds, those that their orders do not need. */
export const createOrders = (
  peer: Peer,
): OldHolds['orders'] & {
  unneeded(holds: readonly HoldKey[]): Promise<readonly HoldKey[]>;
} => {
  const client = peer.own(OrdersServiceService);
  return {
    giveUpHold: async ({ orderId, round }) => (await client.giveUpHold({ orderId, round })).givenUp,
    unneeded: async (holds) => {
      const { holds: found } = await client.listUnneededHolds({
        holds: holds.map(({ orderId, round }) => ({ orderId, round })),
      });
      return found;
    },
  };
};
