import { Gauge } from '@southline/platform/metrics';

export const ordersInReview = new Gauge({
  name: 'southline_orders_in_review',
  help: 'Orders whose captured amount is not what they cost; each needs a person',
});
