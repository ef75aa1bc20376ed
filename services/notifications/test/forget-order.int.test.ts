import { OrderForgotten, type OrderPlaced, orderForgotten } from '@southline/contracts/events';
import { jobs } from '@southline/platform/jobs';
import { eventually, unique } from '@southline/testkit';
import { memberClosedMessage } from '@southline/testkit/member-closed';
import { aDeliveryChanged, anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { dealerMailJob, dealerMailKey } from '../src/domain/dealer-mail.ts';
import { keyOf, mailJob } from '../src/domain/mail-job.ts';
import { deliveryChangedMails } from '../src/mapping/order-mails.ts';
import { mails, orders } from '../src/storage/collections.ts';
import { runNotifications } from './support/bench.ts';

const bench = runNotifications({ PAPERS_WAIT_MS: '1' });

const jobsOf = (orderId: string) => jobs(bench.mongo).countDocuments({ 'payload.orderId': orderId });
const kept = async (orderId: string) =>
  (await orders(bench.mongo).countDocuments({ _id: orderId })) +
  (await mails(bench.mongo).countDocuments({ orderId })) +
  (await jobsOf(orderId));

/** Jobs with the buyer's address that were given up, and one that a person has discarded. */
const addJobsThatStay = async (event: OrderPlaced) => {
  const [mail] = deliveryChangedMails(aDeliveryChanged(event, 1));
  if (!mail) throw new Error('The change has no mail.');
  const rest = { kind: mailJob, runAt: new Date(), tries: 9, createdAt: new Date(), payload: mail };
  const dealer = { template: 'dealer-order', orderId: event.orderId } as const;
  await jobs(bench.mongo).insertMany([
    { ...rest, _id: keyOf(mail), state: 'failed' },
    { ...rest, _id: keyOf({ ...mail, request: '2' }), state: 'discarded' },
    { ...rest, _id: dealerMailKey(dealer), kind: dealerMailJob, payload: dealer, state: 'failed' },
  ]);
};

test('the facts, the jobs and the records of mails about a forgotten order are deleted, once or twice; others stay', async () => {
  const [event, other] = [anOrderPlaced(), anOrderPlaced()];
  await bench.publish([orderPlacedMessage(event), orderPlacedMessage(other)]);
  await eventually(async () => {
    for (const { orderId } of [event, other])
      expect(await mails(bench.mongo).countDocuments({ orderId, state: 'sent' })).toBeGreaterThan(0);
  });
  const { orderId } = event;
  for (const each of [event, other]) await addJobsThatStay(each);
  expect(await jobsOf(orderId)).toBeGreaterThan(3);
  const message = {
    topic: orderForgotten.topic,
    key: orderId,
    value: Buffer.from(OrderForgotten.encode({ orderId, forgottenAt: new Date().toISOString() }).finish()),
    headers: { 'event-id': unique('event'), 'occurred-at': new Date().toISOString(), 'aggregate-version': '9' },
  };
  await bench.publish([message, message]);
  await eventually(async () => expect(await kept(orderId)).toBe(0));
  expect(await kept(other.orderId)).toBeGreaterThan(5);
});

test('MongoDB deletes failed mails about orders and returns 90 days after they were queued', async () => {
  const indexes = await jobs(bench.mongo).indexes();
  expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds === 90 * 24 * 3_600)).toContainEqual(
    expect.objectContaining({ key: { createdAt: 1 }, partialFilterExpression: { kind: mailJob, state: 'failed' } }),
  );
});

test('the closing of an account is confirmed by one last mail', async () => {
  const email = `${unique('closed')}@example.com`;
  const message = memberClosedMessage(unique('M'), email);
  await bench.publish([message, message]);
  await eventually(async () => expect(await bench.mailbox.to(email)).toHaveLength(1));
  expect((await bench.mailbox.to(email))[0]?.Subject).toBe('Your Southline account is closed');
});
