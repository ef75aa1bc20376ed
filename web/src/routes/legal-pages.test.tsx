// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/render-app.tsx';

const show = async (path: string) => {
  openApp(path);
  await screen.findByRole('heading', { level: 1 });
  return screen.getByRole('article');
};

test.each([
  ['/nz/privacy-policy', 'Privacy policy'],
  ['/nz/terms-conditions', 'Terms and conditions'],
  ['/nz/terms-of-use', 'Terms and conditions'],
  ['/nz/southline-warranty', 'Warranty'],
  ['/nz/return-policy', 'Return policy'],
])('%s is %s, and each entry of its contents leads to a part of it', async (path, title) => {
  const page = await show(path);
  expect(within(page).getByRole('heading', { level: 1 }).textContent).toBe(title);
  const contents = within(page).getByRole('navigation', { name: 'On this page' });
  const anchors = within(contents)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('#'));
  expect(anchors.length).toBeGreaterThan(2);
  for (const anchor of anchors) expect(page.querySelector(anchor)?.tagName).toBe('SECTION');
});

test('the privacy policy is dated and names the periods that it promises', async () => {
  const { textContent } = await show('/au/privacy-policy');
  expect(textContent).toContain('December 2015');
  expect(textContent).toContain('We acknowledge a request for access within 7 days');
  expect(textContent).toContain('give access within 30 days in most cases');
  expect(textContent).toContain('acknowledge a complaint within 7 days');
});

test('the terms are under the law of Victoria, and phone and mail can be used', async () => {
  const page = await show('/au/terms-conditions');
  expect(page.textContent).toContain('governed by the law of Victoria');
  expect(within(page).getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(page.querySelector('a[href^="tel:"]')).not.toBeNull();
});
