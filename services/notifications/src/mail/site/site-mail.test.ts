import { expect, test } from 'vitest';
import type { SiteMailJob } from '../../domain/site-mail.ts';
import { testSite } from '../testing.ts';
import { siteMail } from './site-mail.ts';

const site = testSite('https://shop.example');
const job = (change: Partial<SiteMailJob>): SiteMailJob => ({
  template: 'enquiry',
  id: 'e1',
  address: 'desk@southline.example',
  region: 'nz',
  language: 'en',
  facts: [
    { label: 'Name', value: 'Robin' },
    { label: 'Vehicle', value: '' },
    { label: 'Comment', value: 'Two\nlines <b>bold</b>' },
  ],
  about: { date: '2026-03-02', receiptEnd: 'R771', entries: '10', entryNumber: '7KQ2-M4XD' },
  ...change,
});

test('a desk reads all that was sent, as text, and where it came from', () => {
  const { subject, html, text } = siteMail(job({}), site);
  expect(subject).toBe('Enquiry from the website (NZ)');
  expect(html).toContain('Two<br>lines &lt;b&gt;bold&lt;/b&gt;');
  expect(text).toContain('Comment:\nTwo\nlines <b>bold</b>');
  expect(`${html}${text}`).not.toContain('Vehicle');
});

test.each(['enquiry-received', 'booking-received', 'promotion-entered'] as const)(
  '%s repeats no text that a person could have sent to a stranger, and explains why it came',
  (template) => {
    const facts = [{ label: 'Comment', value: 'URGENT evil' }];
    const { subject, html, text } = siteMail(job({ template, facts }), site);
    expect(subject + html + text).not.toMatch(/URGENT|evil|Robin/);
    expect(text).toContain('because this address was entered at Southline. If it was not you');
  },
);

test.each([
  ['enquiry-received', 'zh', '我们已收到您的咨询'],
  ['booking-received', 'zh-CN', '我们已收到您的预约申请'],
  ['promotion-entered', 'zh-Hans', '您已参加抽奖'],
  ['promotion-entered', 'fr', 'You are in the draw'],
] as const)('%s in %s: %s', (template, language, subject) => {
  expect(siteMail(job({ template, language }), site).subject).toBe(subject);
});

test('receipts name the day and the entries', () => {
  expect(siteMail(job({ template: 'booking-received' }), site).text).toContain('a service on 2 March 2026');
  expect(siteMail(job({ template: 'promotion-entered' }), site).text).toContain(
    'receipt ending in R771 has given you 10 entries. Your entry number is 7KQ2-M4XD.',
  );
  expect(siteMail(job({ template: 'booking-received', language: 'zh' }), site).text).toContain('2026年3月2日');
});
