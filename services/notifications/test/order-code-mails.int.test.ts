import { orderPlaced } from '@southline/contracts/events';
import { NotificationsServiceService } from '@southline/contracts/notifications';
import { noRemarks } from '@southline/kernel/order';
import { randomId } from '@southline/platform/ids';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { anOrderPlaced } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { runNotifications } from './support/bench.ts';

const bench = runNotifications({ PAPERS_WAIT_MS: '1' });

const soon = () => new Date(Date.now() + 600_000).toISOString();

const ask = (request: { requestId: string; orderId: string; language?: string; validUntil?: string }) =>
  bench.asService(NotificationsServiceService, 'bff').mailOrderCode({ language: 'en', validUntil: soon(), ...request });

const anOrder = () => {
  const event = anOrderPlaced();
  const email = `${unique('buyer')}@example.com`;
  const placed = { ...event, orderId: randomId(), owner: 'guest:a', membershipNo: '' };
  return { email, placed: { ...placed, delivery: event.delivery && { ...event.delivery, email } } };
};

const mailsTo = async (address: string, subject: RegExp) => {
  const found = (await bench.mailbox.to(address)).filter((mail) => subject.test(mail.Subject));
  return Promise.all(found.map(async (mail) => ({ ...mail, ...(await bench.mailbox.read(mail)) })));
};

test('the code goes to the buyer once, in the language of the visitor, also if the order arrives after it', async () => {
  const { email, placed } = anOrder();
  const requestId = randomId();
  const request = { requestId, orderId: placed.orderId, language: 'zh' };
  await Promise.all([ask(request), ask(request)]);
  const at = { version: 1, occurredAt: new Date() };
  await bench.publish([outboxEvent(orderPlaced, placed, at)]);
  const [mail, ...others] = await eventually(async () => {
    const found = await mailsTo(email, /验证码/);
    expect(found).toHaveLength(1);
    return found;
  });
  expect(others).toEqual([]);
  expect(mail?.Text).toContain(`验证码: ${bench.codeOf(requestId)}`);
  expect(mail?.HTML).toContain(bench.codeOf(requestId));
  expect(mail?.Text).not.toContain(placed.delivery?.lastName ?? 'a name');
  const desk = bench.client(NotificationsServiceService, { subject: 'member:D1', role: 'Dealer' });
  const { entries } = await eventually(async () => {
    const timeline = await desk.listOrderTimeline({ orderId: placed.orderId, returnIds: [] });
    expect(timeline.entries.map(({ facts }) => facts.template)).toContain('order-code');
    return timeline;
  });
  expect(entries.find(({ facts }) => facts.template === 'order-code')).toMatchObject({
    what: 'mail-sent',
    facts: { recipient: 'buyer' },
  });
});

test('the confirmation of a guest has a link whose token is this order, for its buyer alone', async () => {
  const { email, placed } = anOrder();
  const copy = `${unique('copy')}@example.com`;
  const before = Date.now();
  const event = { ...placed, remarks: { ...noRemarks, ccEmails: [copy] } };
  await bench.publish([outboxEvent(orderPlaced, event, { version: 1, occurredAt: new Date() })]);
  const [[mail], [ofCopy]] = await eventually(async () => {
    const found = await Promise.all([email, copy].map((address) => mailsTo(address, /./)));
    for (const mails of found) expect(mails).toHaveLength(1);
    return found;
  }).then((found) => [found[0] ?? [], found[1] ?? []] as const);
  const token = /order-status\/([\w-]+)/.exec(mail?.Text ?? '')?.[1] ?? '';
  const { sealedAt, ...order } = bench.orderLinks.open(token);
  expect(order).toEqual({ orderId: placed.orderId, orderNo: placed.orderNo, owner: 'guest:a' });
  expect(sealedAt).toBeGreaterThanOrEqual(before);
  expect(ofCopy?.Text).not.toContain('order-status');
});

test('a request without an order, and one that is over, are worked off without a mail; no job holds a code', async () => {
  const { email, placed } = anOrder();
  await bench.publish([outboxEvent(orderPlaced, placed, { version: 1, occurredAt: new Date() })]);
  const [unknown, late, last] = [randomId(), randomId(), randomId()];
  await ask({ requestId: unknown, orderId: '' });
  await ask({ requestId: late, orderId: placed.orderId, validUntil: new Date(0).toISOString() });
  await ask({ requestId: last, orderId: placed.orderId });
  await eventually(async () => {
    const done = await bench.mongo.db.collection('jobs').find({ kind: 'order-code', state: 'done' }).toArray();
    expect(done.map(({ _id }) => String(_id))).toEqual(
      expect.arrayContaining([unknown, late, last].map((id) => `order-code/${id}`)),
    );
    for (const [at, id] of [unknown, late, last].entries())
      expect(JSON.stringify(done[at])).not.toContain(`"${bench.codeOf(id)}"`);
  });
  const mails = await mailsTo(email, /code/i);
  expect(mails.map(({ Text }) => /Code: (\d+)/.exec(Text)?.[1])).toEqual([bench.codeOf(last)]);
});
