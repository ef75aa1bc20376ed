import { Counter } from '@southline/platform/metrics';

export const stockViolations = new Counter({
  name: 'southline_stock_violations_total',
  help: 'Sold lines that the stock could not cover, by what was wrong with their hold; must stay 0',
  labelNames: ['reason'],
});
