import { Counter, Gauge } from '@southline/platform/metrics';

export const stockViolations = new Counter({
  name: 'southline_stock_violations_total',
  help: 'Sold lines that the stock could not cover, by what was wrong with their hold; must stay 0',
  labelNames: ['reason'],
});

export const holdsOpen = new Gauge({
  name: 'southline_stock_holds_open',
  help: 'Holds that are neither settled nor released',
});

export const oldestHoldSeconds = new Gauge({
  name: 'southline_stock_oldest_hold_seconds',
  help: 'Age of the oldest hold that has not ended; orders ends them after minutes',
});

export const oldHolds = new Counter({
  name: 'southline_stock_old_holds_total',
  help: 'Holds that had not ended after two days, by what orders said: released or kept',
  labelNames: ['result'],
});
