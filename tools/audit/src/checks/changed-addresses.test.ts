import { expect, test } from 'vitest';
import { anOrder } from './an-order.ts';
import { changedAddressesAreFollowed } from './changed-addresses.ts';

const [at, now] = [new Date(0), new Date(3_600_000)];
const changes = (count: number) => Array.from({ length: count }, (_, index) => ({ no: index + 1, at }));
const invoice = (deliveryNo?: number) => ({
  _id: 'o/tax-invoice/1',
  orderId: 'o',
  kind: 'tax-invoice',
  isIntact: true,
  ...(deliveryNo && { deliveryNo }),
});
const mail = (Subject: string, nth: number) => ({ Subject, MessageID: `<${nth}>`, To: [{ Address: 'a@example.com' }] });
const english = 'New delivery address for your Southline order SL1';
const chinese = '您的 Southline 订单 SL1 有了新的收货地址';

test.each([
  [0, undefined, [], 0],
  [1, 1, [english], 0],
  [2, 2, [english, chinese], 0],
  [2, 1, [english, english], 1],
  [1, undefined, [english], 1],
  [1, 1, [], 1],
  [1, 1, [english, english], 1],
  [1, 1, ['Your Southline order SL1'], 1],
])('%i changes, the invoice shows %s, the mails are %j', (count, shown, subjects, violations) => {
  const order = anOrder({ ...(count > 0 && { deliveryChanges: changes(count) }) });
  const check = (when: Date) => changedAddressesAreFollowed([order], [invoice(shown)], subjects.map(mail), when);
  expect(check(now).violations).toHaveLength(violations);
});

test('a change of this minute is under way; a forgotten order and an order without an invoice are not judged by it', () => {
  const order = anOrder({ deliveryChanges: changes(1) });
  expect(changedAddressesAreFollowed([order], [invoice()], [], at)).toMatchObject({ violations: [], underWay: 1 });
  const others = [
    { ...order, forgottenAt: at },
    { ...order, _id: 'unpriced' },
  ];
  expect(changedAddressesAreFollowed(others, [invoice()], undefined, now).violations).toEqual([]);
});
