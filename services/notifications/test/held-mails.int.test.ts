import { enquirySubmitted } from '@southline/contracts/events';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { prepareNotifications } from './support/bench.ts';

const held = { name: 'mails-held', textEn: '', textZh: '', endsInMs: 600_000 };
const perSecond = 2;

// A mail waits for its turn within its lease.
const settings = { HELD_MAILS_PER_SECOND: String(perSecond), JOB_LEASE_MS: '30000' };
const bench = await prepareNotifications(settings);
afterAll(async () => {
  await bench.stop();
});

test('while mails are held none goes out, also from a process that starts; later they go in order at a limited rate', async () => {
  const visitors = Array.from({ length: 4 }, () => `${unique('visitor')}@example.com`);
  const jobs = bench.mongo.db.collection<{ doneAt: Date; createdAt: Date }>('jobs');
  // A second try begins without the jobs of the first.
  await jobs.deleteMany({});
  bench.switches.push(held);
  const service = await bench.start();
  onTestFinished(() => service.stop());
  for (const [index, email] of visitors.entries()) {
    const person = { name: 'Robin', phone: '0412345678', email, region: 'au', language: 'en', emailProven: true };
    const enquiry = { ...person, enquiryId: unique('enquiry'), comment: 'Fuses?', submittedAt: '' };
    const occurredAt = new Date(Date.parse('2026-03-04T05:06:07.000Z') + index * 1_000);
    await bench.publish([outboxEvent(enquirySubmitted, enquiry, { version: 1, occurredAt })]);
    const queued = () => jobs.countDocuments({ kind: /site/, state: 'queued' });
    await eventually(async () => expect(await queued()).toBe(2 * (index + 1)));
  }
  const sent = async () => (await Promise.all(visitors.map((email) => bench.mailbox.to(email)))).flat();
  expect(await sent()).toEqual([]);
  const released = Date.now();
  bench.switches.length = 0;
  await eventually(async () => expect(await sent()).toHaveLength(visitors.length));
  const done = await jobs.find({ kind: /site/, state: 'done' }).sort({ doneAt: 1 }).toArray();
  const ages = done.map(({ createdAt }) => createdAt.getTime());
  expect(ages).toEqual([...ages].sort((a, b) => a - b));
  const tookMs = (done.at(-1)?.doneAt.getTime() ?? 0) - released;
  // Two mails for each visitor: one to the desk and one to the visitor. The first goes out at once.
  expect(tookMs).toBeGreaterThanOrEqual(((2 * visitors.length - 1) * 1_000) / perSecond);
});
