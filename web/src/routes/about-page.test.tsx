// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/render-app.tsx';

test('about leads to the 100 years and to where parts are found, and names the partners', async () => {
  const data = [{ id2: 'partner-racing', fileName: 'about/partner-racing-1.svg' }];
  openApp('/nz/about', { 'Images/get': { data } });
  await screen.findByRole('heading', { level: 1, name: 'About Southline' });
  const main = screen.getByRole('main');
  const addresses = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/nz/hundred-years');
  expect(addresses).toContain('/nz/parts-finder');
  expect(screen.getByRole('heading', { level: 3, name: 'Club racing support' })).toBeDefined();
  expect(main.querySelector('img[src="/nz/images/about/partner-racing-1.svg"]')).not.toBeNull();
});
