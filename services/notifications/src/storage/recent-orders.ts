import type { PlacedOrder } from '@southline/kernel/order';
import { type Recent, recentRecords } from '@southline/platform/recent';
import type { Recipient } from '../domain/recipients.ts';

/** An order as its first event has it, which never changes. */
export interface KnownOrder {
  readonly order: PlacedOrder;
  /** The recipients of the confirmation. */
  readonly recipients: readonly Pick<Recipient, 'address'>[];
}

/** What this process has stored or read a short time ago. The mails of an order follow its events within seconds. */
export interface RecentOrders {
  readonly orders: Recent<KnownOrder>;
  /** The ids of stored documents, by `paperKey`. */
  readonly papers: Recent<string>;
}

export const recentOrders = (): RecentOrders => ({ orders: recentRecords(200), papers: recentRecords() });

export const paperKey = (orderId: string, kind: number): string => `${orderId} ${kind}`;
