import { eventually } from '@southline/testkit';
import { expect, it } from 'vitest';
import { accessibilityFindings } from './lib/accessibility.ts';
import { Visitor } from './lib/browser.ts';
import { environment } from './lib/environment.ts';

it('a phone shows six families, then all of them, then six', async () => {
  const visitor = await Visitor.open('phone');
  const { page } = visitor;
  await visitor.go('/nz');
  const families = page.getByRole('region', { name: 'Our range', exact: true }).getByRole('listitem');
  await eventually(async () => expect(await families.count()).toBe(6));
  await page.getByRole('button', { name: 'View More', exact: true }).click();
  await eventually(async () => expect(await families.count()).toBe(13));
  await page.getByRole('button', { name: 'View Less', exact: true }).click();
  await eventually(async () => expect(await families.count()).toBe(6));
});

it.each(['show-chicago-banner', 'show-announcement'] as const)('%s decides what is shown', async (call) => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au');
  const { status } = (await (await fetch(`${environment().web}/au/api/session/${call}`)).json()) as { status: boolean };
  const shown =
    call === 'show-chicago-banner'
      ? page.getByRole('main').getByRole('link', { name: /^Competition/ })
      : page.getByRole('button', { name: 'Competition winners', exact: true });
  await page.waitForLoadState('networkidle');
  expect(await shown.count()).toBe(status ? 1 : 0);
  if (status) {
    await shown.click();
    if (call === 'show-chicago-banner') await page.waitForURL(/\/au\/chicago-entry$/);
    else await page.getByRole('dialog', { name: 'The draw has taken place' }).waitFor();
  }
});

it('every navigation scrolls to the top', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au/about');
  await page.getByRole('link', { name: 'Walk through the years', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '100 years of Southline', exact: true }).waitFor();
  await eventually(async () => expect(await page.evaluate('window.scrollY')).toBe(0));
  await page.getByRole('link', { name: 'Open the Parts Finder', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Parts Finder', exact: true }).waitFor();
  await eventually(async () => expect(await page.evaluate('window.scrollY')).toBe(0));
});

const opacityOf = (year: number) => `getComputedStyle(document.querySelector('#y${year} h2').parentElement).opacity`;

it('the years fade in on scrolling, and are visible at once with reduced motion', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au/hundred-years');
  await eventually(async () => expect(await page.evaluate(opacityOf(2010))).toBe('0'));
  await page.locator('#y2010').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await eventually(async () => expect(await page.evaluate(opacityOf(2010))).toBe('1'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.reload();
  await page.getByRole('heading', { level: 2, name: 'Six volts in a wooden crate' }).waitFor();
  expect(await page.evaluate(opacityOf(2010))).toBe('1');
  expect(await page.locator('ol[data-moving]').count()).toBe(0);
});

it('the menu of a phone opens its groups one by one and leads on', async () => {
  const visitor = await Visitor.open('phone');
  const { page } = visitor;
  await visitor.go('/au');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await menu.getByRole('link', { name: 'Batteries', exact: true }).waitFor();
  await menu.getByRole('button', { name: 'About', exact: true }).click();
  await eventually(async () => expect(await accessibilityFindings(page)).toEqual([]));
  await menu.getByRole('link', { name: 'About', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'About Southline', exact: true }).waitFor();
  await menu.waitFor({ state: 'hidden' });
});
