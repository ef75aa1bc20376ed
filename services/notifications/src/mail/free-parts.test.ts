import { placedOrder } from '@southline/contracts/order-facts';
import { anOrderPlaced } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { processedMail, requestedMail } from './returns.ts';
import { testSite } from './testing.ts';
import { unitsCancelledMail } from './units-cancelled.ts';

const site = testSite('https://southline.example');
const goods = [{ partNo: 'SL-1001', description: 'Globe', quantity: 1, refund: 1_000 }];
const about = {
  returnNo: 'SR1',
  orderId: 'o1',
  orderNo: 'SL1',
  region: 'au',
  firstName: 'Robin',
  ofGuest: false,
  language: 'en',
} as const;
const end = (kept: number, refund: number, language = 'en') =>
  processedMail(
    { ...about, language, completed: true, goods, refund, kept, deliveryRefund: 0, paidByCard: true, dealerNote: '' },
    true,
    site,
  ).text;
const cancelled = (kept: number, refund: number) =>
  unitsCancelledMail(
    {
      order: placedOrder(anOrderPlaced()),
      goods,
      left: [],
      by: 'buyer',
      reason: '',
      refund,
      deliveryRefund: 0,
      kept,
      paidByCard: true,
    },
    true,
    site,
  ).text;

test('mails say what was deducted for a free part that stays, and what is given back for it', () => {
  expect(end(500, 500)).toMatch(/We refunded \$5\.00.*\n*.*Free part kept: .* deducted its price of \$5\.00/);
  expect(end(-500, 1_500)).toContain('This includes $5.00 for a free part that came back.');
  expect(end(0, 1_000)).not.toMatch(/free part/i);
  expect(end(500, 500, 'zh')).toContain('扣除了赠品的价格 $5.00');
  expect(cancelled(500, 500)).toContain('Free part kept: ');
  expect(cancelled(1_000, 0)).toContain('deducted its price of $10.00');
  expect(cancelled(1_000, 0)).not.toContain('Nothing was paid');
});

test('the confirmation of a request says what would be deducted', () => {
  expect(requestedMail({ ...about, goods, kept: 500 }, site).text).toContain('unless it comes back too');
  expect(requestedMail({ ...about, goods, kept: 0 }, site).text).not.toMatch(/free part/i);
});
