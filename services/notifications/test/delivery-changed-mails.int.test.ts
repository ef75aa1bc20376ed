import { OrderNewsKind } from '@southline/contracts/notifications';
import { eventually } from '@southline/testkit';
import {
  aDeliveryChanged,
  anOrderPlaced,
  deliveryChangedMessage,
  orderDispatchedMessage,
  orderPlacedMessage,
} from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { runWithDocuments } from './support/bench.ts';

const bench = runWithDocuments();

test('each change of the address is mailed once, before the dispatch, which names the last address', async () => {
  const order = anOrderPlaced({ owner: 'member:4711', membershipNo: '4711' });
  const [first, second] = [aDeliveryChanged(order, 1), aDeliveryChanged(order, 2, { changedBy: 'D7' })];
  const { delivery } = second;
  const sent = orderDispatchedMessage(order, { parcelNo: 1, lineId: '1001', quantity: 1 }, { delivery });
  // The events of different topics arrive in another order, and twice.
  await bench.publish([
    sent,
    deliveryChangedMessage(second),
    deliveryChangedMessage(first),
    deliveryChangedMessage(first),
    orderPlacedMessage(order),
  ]);
  const mails = await eventually(async () => {
    const found = (await bench.mailbox.to(delivery?.email ?? '')).filter(({ Subject }) => !/^Your /.test(Subject));
    expect(found).toHaveLength(3);
    return Promise.all(found.map(async (mail) => ({ ...mail, ...(await bench.mailbox.read(mail)) })));
  });
  const about = (subject: RegExp) => mails.filter(({ Subject }) => subject.test(Subject)).map(({ Text }) => Text);
  const changed = about(/^New delivery address/);
  expect(changed).toHaveLength(2);
  expect(changed.find((text) => text.includes('You changed the delivery address'))).toContain(
    '1 New Road, Perth WA 6000',
  );
  expect(changed.find((text) => text.includes('We changed the delivery address'))).toContain(
    '2 New Road, Perth WA 6000',
  );
  expect(about(/^On its way/)).toEqual([expect.stringContaining('is on its way to 2 New Road, Perth WA 6000')]);
  const news = await bench.newsOf(order.orderId);
  expect(news.filter(({ kind }) => kind === OrderNewsKind.ORDER_NEWS_KIND_DELIVERY_CHANGE_MAILED)).toHaveLength(2);
});
