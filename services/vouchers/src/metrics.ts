import { Counter } from '@southline/platform/metrics';

export const unheldRedemptions = new Counter({
  name: 'southline_vouchers_unheld_redemptions_total',
  help: 'Placed orders with a code that had reserved no use of it; must stay 0',
});

export const oldHolds = new Counter({
  name: 'southline_vouchers_old_holds_total',
  help: 'Reservations that had not ended after two days, by what orders said: released or kept',
  labelNames: ['result'],
});
