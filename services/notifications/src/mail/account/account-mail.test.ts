import { expect, test } from 'vitest';
import { type AccountMailJob, type AccountTemplate, greetingName, needsSecret } from '../../domain/account-mail.ts';
import { testSite } from '../testing.ts';
import { accountMail } from './account-mail.ts';
import { chinese } from './languages/zh.ts';

const site = testSite('https://www.southline.example');
const templates = Object.keys(chinese.mails) as AccountTemplate[];
const job = (template: AccountTemplate, change: Partial<AccountMailJob> = {}): AccountMailJob => ({
  template,
  requestId: 'r',
  address: 'a@example.com',
  firstName: 'Robin',
  region: 'au',
  language: 'en',
  ...change,
});
const secret = { token: 'token_1-2', temporaryPassword: 'kelp-2941' };

test.each(templates.flatMap((template) => ['en', 'zh'].map((language) => [template, language] as const)))(
  '%s in %s says in both forms where to go and what to do if it was not the reader',
  (template, language) => {
    const one = job(template, { language });
    const { subject, html, text } = accountMail(one, site, needsSecret(one) ? secret : undefined);
    expect(subject).toContain('Southline');
    const links = [...text.matchAll(/https:\S+/g)].map(([link]) => link);
    for (const link of links) expect(html).toContain(`href="${link}"`);
    expect(links.some((link) => link.includes('token_1-2'))).toBe(needsSecret(one));
    expect(subject + text.split('\n')[0]).not.toMatch(/token_1-2|kelp-2941/);
    expect(html.match(/[\u4e00-\u9fff]/) !== null).toBe(language === 'zh');
    expect(html).not.toMatch(/<img|<script|undefined/);
  },
);

test('the temporary password comes with a reset only, and not in what lists show of a mail', () => {
  const { html, text } = accountMail(job('password-reset-requested'), site, secret);
  expect(text).toContain('Temporary password: kelp-2941');
  const preview = html.slice(html.indexOf('display:none'), html.indexOf('</div>'));
  expect(preview).not.toContain(secret.temporaryPassword);
});

test('a moment is shown in the region’s time', () => {
  const at = '2026-03-04T11:30:00.000Z';
  expect(accountMail(job('password-changed', { at }), site).text).toContain('4 March 2026 at 10:30');
  expect(accountMail(job('password-changed', { at, region: 'nz' }), site).text).toContain('5 March 2026 at 12:30');
});

test.each(['Robin', "O'Neill", '小明', 'Ana María', 'Jean-Luc'])('%s is greeted by name', (name) => {
  expect(greetingName(name)).toBe(name);
});

test.each(['evil.example', 'http://x', 'Win $100', 'a@b.cd', '<b>', 'x'.repeat(31), ''])('%j is no name', (text) => {
  expect(greetingName(text)).toBe('');
});
