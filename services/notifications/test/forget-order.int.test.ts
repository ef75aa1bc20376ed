import { OrderForgotten, orderForgotten } from '@southline/contracts/events';
import { eventually, unique } from '@southline/testkit';
import { memberClosedMessage } from '@southline/testkit/member-closed';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { mails, orders } from '../src/storage/collections.ts';
import { runNotifications } from './support/bench.ts';

const bench = runNotifications({ PAPERS_WAIT_MS: '1' });

const kept = async (orderId: string) =>
  (await orders(bench.mongo).countDocuments({ _id: orderId })) + (await mails(bench.mongo).countDocuments({ orderId }));

test('the facts and the records of mails about a forgotten order are deleted, once or twice; others stay', async () => {
  const [event, other] = [anOrderPlaced(), anOrderPlaced()];
  await bench.publish([orderPlacedMessage(event), orderPlacedMessage(other)]);
  await eventually(async () => {
    for (const { orderId } of [event, other])
      expect(await mails(bench.mongo).countDocuments({ orderId, state: 'sent' })).toBeGreaterThan(0);
  });
  const { orderId } = event;
  const message = {
    topic: orderForgotten.topic,
    key: orderId,
    value: Buffer.from(OrderForgotten.encode({ orderId, forgottenAt: new Date().toISOString() }).finish()),
    headers: { 'event-id': unique('event'), 'occurred-at': new Date().toISOString(), 'aggregate-version': '9' },
  };
  await bench.publish([message, message]);
  await eventually(async () => expect(await kept(orderId)).toBe(0));
  expect(await kept(other.orderId)).toBeGreaterThan(1);
});

test('the closing of an account is confirmed by one last mail', async () => {
  const email = `${unique('closed')}@example.com`;
  const message = memberClosedMessage(unique('M'), email);
  await bench.publish([message, message]);
  await eventually(async () => expect(await bench.mailbox.to(email)).toHaveLength(1));
  expect((await bench.mailbox.to(email))[0]?.Subject).toBe('Your Southline account is closed');
});
