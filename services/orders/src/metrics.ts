import { Gauge } from '@southline/platform/metrics';

export const reconciledAt = new Gauge({
  name: 'southline_orders_reconciled_timestamp_seconds',
  help: 'When the last comparison with the card provider ended',
});

export const reconcileDifferences = new Gauge({
  name: 'southline_orders_reconcile_differences',
  help: 'Captures and refunds that the last comparison with the card provider found wrong',
});

export const ordersInReview = new Gauge({
  name: 'southline_orders_in_review',
  help: 'Orders whose captured amount is not what they cost; each needs a person',
});
