import { expect, test } from 'vitest';
import type { SiteMailJob } from '../../domain/site-mail.ts';
import { siteMail } from './site-mail.ts';

const site = { url: 'https://shop.example' };
const job = (change: Partial<SiteMailJob>): SiteMailJob => ({
  ...{ template: 'enquiry', id: 'e1', address: 'desk@southline.example', region: 'nz', language: 'en', name: 'Robin' },
  facts: [
    { label: 'Name', value: 'Robin' },
    { label: 'Vehicle', value: '' },
    { label: 'Comment', value: 'Two\nlines <b>bold</b>' },
  ],
  about: { service: 'Battery service', date: '2026-03-02', receiptNo: 'R-1', entries: '10' },
  ...change,
});

test('a desk reads all that was sent, as text, and where it came from', () => {
  const { subject, html, text } = siteMail(job({}), site);
  expect(subject).toBe('Enquiry from the website (NZ)');
  expect(html).toContain('Two<br>lines &lt;b&gt;bold&lt;/b&gt;');
  expect(text).toContain('Comment:\nTwo\nlines <b>bold</b>');
  expect(`${html}${text}`).not.toContain('Vehicle');
});

test('a receipt repeats nothing that somebody could have written to a stranger', () => {
  const { html, text } = siteMail(job({ template: 'enquiry-received', name: 'visit evil.example' }), site);
  expect(`${html}${text}`).not.toContain('evil');
  expect(text).toContain('Thank you for writing to us.');
  const about = { service: 'Call www.evil.example', date: '2026-03-02' };
  expect(siteMail(job({ template: 'booking-received', about }), site).text).toContain('You asked for a service on');
});

test.each([
  ['enquiry-received', 'zh', '我们已收到您的咨询'],
  ['booking-received', 'zh-CN', '我们已收到您的预约申请'],
  ['promotion-entered', 'zh-Hans', '您已参加抽奖'],
  ['promotion-entered', 'fr', 'You are in the draw'],
] as const)('%s in %s: %s', (template, language, subject) => {
  expect(siteMail(job({ template, language }), site).subject).toBe(subject);
});

test('receipts name what was chosen', () => {
  expect(siteMail(job({ template: 'booking-received' }), site).text).toContain('Battery service on 2 March 2026');
  expect(siteMail(job({ template: 'promotion-entered' }), site).text).toContain('receipt R-1 has given you 10 entries');
  expect(siteMail(job({ template: 'booking-received', language: 'zh' }), site).text).toContain('2026年3月2日');
});
