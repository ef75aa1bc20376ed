import { NoticeKind } from '@southline/contracts/catalogue';
import { noticeRaised } from '@southline/contracts/events';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { accountMails } from '../src/storage/collections.ts';
import { prepareNotifications } from './support/bench.ts';

const bench = await prepareNotifications();
const catalogue = await bench.startCatalogue();
await bench.start();
afterAll(async () => {
  await catalogue.close();
  await bench.stop();
});

const at = { version: 1, occurredAt: new Date('2026-03-04T05:06:07.000Z') };

/** A wish as the catalogue returns it. */
const wish = (change: object = {}) => {
  const noticeId = unique('notice');
  const email = `${noticeId}@example.com`;
  const notice = { email, region: 'nz', language: 'en', partNo: 'SL-B-60', description: 'Battery 60 Ah' };
  const told = { kind: NoticeKind.NOTICE_KIND_BACK_IN_STOCK, token: `tok_${noticeId}`, ...change };
  catalogue.notices.set(noticeId, { ...notice, ...told });
  return { noticeId, email };
};

const raised = (noticeId: string, round: number) =>
  outboxEvent(noticeRaised, { noticeId, unconfirmed: round > 0, round }, at);

const finished = (key: string, state: 'sent' | 'dropped') =>
  eventually(async () => (await accountMails(bench.mongo).findOne({ _id: key, state })) ?? false);

test('an event that comes three times is one mail, with one click to end it and no word of it in the queue', async () => {
  const { noticeId, email } = wish();
  const event = raised(noticeId, 0);
  await bench.publish([event, event, event, raised(noticeId, 0)]);
  await finished(`notice-fulfilled/${noticeId}`, 'sent');
  const last = wish();
  await bench.publish([raised(last.noticeId, 0)]);
  await finished(`notice-fulfilled/${last.noticeId}`, 'sent');
  const [mail, ...more] = await bench.mailbox.to(email);
  expect(more).toEqual([]);
  if (!mail) throw new Error('no mail');
  expect(mail.Subject).toBe('SL-B-60 is back in stock');
  expect((await bench.mailbox.read(mail)).Text).toContain('http://127.0.0.1:8080/nz/part-detail/SL-B-60');
  const raw = (await bench.mailbox.raw(mail)).replace(/\r\n[ \t]+/g, ' ');
  const end = `http://127.0.0.1:8080/nz/api/products/end-notices?token=tok_${noticeId}`;
  expect(raw).toMatch(new RegExp(`^List-Unsubscribe: ?<${end.replaceAll(/[.?]/g, '\\$&')}>`, 'm'));
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const jobs = await bench.mongo.db.collection('jobs').find({ kind: 'notice-mail' }).toArray();
  expect(jobs.length).toBeGreaterThan(1);
  expect(JSON.stringify(jobs)).not.toMatch(/example\.com|tok_/);
});

test('a wish is confirmed in the reader’s language, and a repeat sends another mail', async () => {
  const { noticeId, email } = wish({ unconfirmed: true, language: 'zh' });
  await bench.publish([raised(noticeId, 1)]);
  await finished(`notice-requested/${noticeId}/1`, 'sent');
  await bench.publish([raised(noticeId, 2)]);
  await finished(`notice-requested/${noticeId}/2`, 'sent');
  const mails = await bench.mailbox.to(email);
  expect(mails.map(({ Subject }) => Subject)).toEqual(Array(2).fill('请确认：Southline SL-B-60 到货通知'));
  const [first] = mails;
  expect(first && (await bench.mailbox.read(first)).Text).toContain(`/nz/part-notice/confirm/tok_${noticeId}`);
});

test('nothing is mailed of a wish that has gone on, or is over', async () => {
  const confirmed = wish();
  await bench.publish([raised(confirmed.noticeId, 1), raised('gone', 0)]);
  await finished(`notice-requested/${confirmed.noticeId}/1`, 'dropped');
  await finished('notice-fulfilled/gone', 'dropped');
  expect(await bench.mailbox.to(confirmed.email)).toEqual([]);
});
