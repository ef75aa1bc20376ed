import { Gauge } from '@southline/platform/metrics';

export const openReturns = new Gauge({
  name: 'southline_returns_open',
  help: 'Returns that are not ended, by state',
  labelNames: ['state'],
});

export const refundFailures = new Gauge({
  name: 'southline_returns_refunds_failed',
  help: 'Returns whose refund is refused and waits for the desk',
});

export const oldestWait = new Gauge({
  name: 'southline_returns_oldest_wait_seconds',
  help: 'For how long the oldest return has waited for the desk',
});
