import { type Background, repeat } from '@southline/platform/lifecycle';
import { ordersInReview } from '../metrics.ts';
import type { Ports } from './ports.ts';

const intervalMs = 10_000;

/** Updates the gauge of orders that wait for a person. */
export const countReview = ({ orders, logger }: Ports): Background =>
  repeat('orders in review', intervalMs, logger, async () => {
    ordersInReview.set(await orders.countInReview());
    return false;
  });
