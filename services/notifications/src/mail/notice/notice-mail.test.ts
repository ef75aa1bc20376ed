import { expect, test } from 'vitest';
import type { Notice, NoticeTemplate } from '../../domain/notice-mail.ts';
import { testSite } from '../testing.ts';
import { noticeMail } from './notice-mail.ts';

const site = testSite('https://shop.example');
const notice = (change: Partial<Notice> = {}): Notice => ({
  template: 'notice-fulfilled',
  email: 'a@shop.example',
  region: 'nz',
  language: 'en',
  partNo: 'SL 1/2',
  description: 'Filter <new>',
  about: 'BackInStock',
  supersededBy: '',
  token: 'tok_1-2',
  ...change,
});

const all = (['notice-requested', 'notice-fulfilled'] as const).flatMap((template) =>
  (['BackInStock', 'Superseded'] as const).flatMap((about) =>
    ['en', 'zh-CN'].map((language) => [template, about, language] as const),
  ),
);

const mainLink = (template: NoticeTemplate, replaced: boolean) => {
  if (template === 'notice-requested') return '/nz/part-notice/confirm/tok_1-2';
  return replaced ? '/nz/part-detail/SL-9' : '/nz/part-detail/SL%201%2F2';
};

test.each(all)('%s about %s in %s leads on and out, in both forms', (template, about, language) => {
  const supersededBy = about === 'Superseded' && template === 'notice-fulfilled' ? 'SL-9' : '';
  const { subject, html, text, unsubscribe } = noticeMail(notice({ template, about, language, supersededBy }), site);
  expect(subject).toContain('SL 1/2');
  for (const path of [mainLink(template, supersededBy !== ''), '/nz/part-notice/end/tok_1-2']) {
    expect(text).toContain(`https://shop.example${path}`);
    expect(html).toContain(`href="https://shop.example${path}"`);
  }
  expect(unsubscribe).toBe('https://shop.example/nz/api/products/end-notices?token=tok_1-2');
  expect(html).toContain('Filter &lt;new&gt;');
  expect(/[\u4e00-\u9fff]/.test(html)).toBe(language !== 'en');
  expect(subject).not.toContain('tok_1-2');
});
