import { type Background, repeat } from '@southline/platform/lifecycle';
import { ordersInReview } from '../metrics.ts';
import type { Ports } from './ports.ts';

const intervalMs = 10_000;

/** Keeps the gauge of orders that a person has to look at. */
export const countReview = ({ orders, logger }: Ports): Background =>
  repeat('orders in review', intervalMs, logger, async () => {
    ordersInReview.set(await orders.countInReview());
    return false;
  });
