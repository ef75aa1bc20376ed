import { eventually } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { visiting } from './lib/journey.ts';
import { listVehicles, lookUpPanel, openLookUp, searchKeywords, shopButtons } from './lib/screens/finder.ts';

const rows = (visitor: Visitor) => visitor.page.locator('main table a[href*="/part-detail/"]').allTextContents();

describe('keywords', () => {
  it.each(widthsOf('desktop'))(
    'the page of results is in the URL: reload and back show the same (%s)',
    async (width) => {
      const { visitor, look, page } = await visiting('keywords', width);
      await visitor.go('/au/parts-finder');
      await searchKeywords(visitor, 'oil filter');
      const first = await rows(visitor);
      await look('first-page');
      expect(await page.getByRole('link', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true');
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.waitForURL(/page=2/);
      await page.locator('[aria-current=page]').getByText('2', { exact: true }).waitFor();
      await page.locator('main table a[href*="/part-detail/"]').first().waitFor();
      // The previous page may stay until the next one is loaded.
      const second = await eventually(async () => {
        const shown = await rows(visitor);
        expect(shown).not.toEqual([]);
        expect(shown).not.toEqual(first);
        return shown;
      });
      await visitor.reload();
      await page.locator('main table a[href*="/part-detail/"]').first().waitFor();
      await eventually(async () => expect(await rows(visitor)).toEqual(second));
      await page.goBack();
      await page.waitForURL((url) => !url.searchParams.has('page'));
      await page.locator('main table a[href*="/part-detail/"]').first().waitFor();
      await eventually(async () => expect(await rows(visitor)).toEqual(first));
    },
  );

  it.each(widthsOf('phone'))('a vehicle in words asks for its engine; the choice is in the URL (%s)', async (width) => {
    const { visitor, look, page } = await visiting('engine', width);
    await visitor.go(`/au/parts-finder?keywords=${encodeURIComponent('brake pads 2016 hilux')}`);
    const asked = page.getByRole('navigation', { name: /^Which one is yours/ });
    await asked.waitFor();
    await look('asked');
    const engines = asked.getByRole('link');
    expect(await engines.count()).toBeGreaterThan(1);
    await engines.first().click();
    await page.waitForURL(/keywords=.*vehicle=/);
    await asked.waitFor({ state: 'detached' });
    await rows(visitor);
    await look('chosen');
  });

  it('the nearest numbers to an unknown one show where they differ', async () => {
    const { visitor, look, page } = await visiting('near-number');
    await visitor.go('/au/parts-finder?keywords=FO10O1');
    const mark = page.getByRole('main').locator('mark').first();
    await mark.waitFor();
    expect(await mark.textContent()).toMatch(/^\d$/);
    await look('marked');
  });

  it('no words ask for some, and words without a hit say what to try', async () => {
    const { visitor, look, page } = await visiting('keywords');
    await visitor.go('/au/parts-finder');
    await page.getByRole('textbox', { name: 'Cant find what you are looking for?' }).press('Enter');
    await page.getByText('Please enter keywords', { exact: true }).waitFor();
    await searchKeywords(visitor, 'qqqqq xyzzy');
    await page.getByText('no parts available', { exact: true }).first().waitFor();
    await look('nothing');
  });
});

describe('the vehicle by its own numbers', () => {
  it.each(widthsOf('phone'))(
    'a registration finds the vehicle, and stays out of address and storage (%s)',
    async (width) => {
      const { visitor, look, page } = await visiting('registration', width);
      await visitor.go('/au/parts-finder');
      await openLookUp(visitor, 'Registration');
      const panel = lookUpPanel(visitor, 'Registration number');
      await eventually(() => panel.search.isDisabled());
      await panel.box.fill('many 01');
      await page.getByRole('combobox', { name: 'State' }).selectOption('VIC');
      await panel.search.click();
      await page.getByRole('region', { name: /^Which (fuel|engine)\?$/ }).waitFor();
      await look('question');
      await listVehicles(visitor);
      await eventually(() => panel.search.isDisabled());
      await look('found');
      await shopButtons(visitor).first().click();
      await page.getByRole('heading', { level: 2, name: 'Choose a category' }).waitFor();
      await look('chosen');
      expect(page.url()).not.toMatch(/many/i);
      expect(await visitor.stored()).not.toMatch(/many ?01/i);
    },
  );

  it('says when a registration is unknown, and above the button when the register is away', async () => {
    const { visitor, look, page } = await visiting('registration');
    await visitor.go('/au/parts-finder');
    await openLookUp(visitor, 'Registration');
    const panel = lookUpPanel(visitor, 'Registration number');
    await page.getByRole('combobox', { name: 'State' }).selectOption('NSW');
    await panel.box.fill('NONE1');
    await panel.box.press('Enter');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await look('unknown');
    const unknown = await page.getByRole('dialog').getByRole('alert').textContent();
    await panel.box.fill('DOWN1');
    await panel.search.click();
    await page
      .getByRole('dialog')
      .getByRole('alert')
      .filter({ hasNotText: unknown ?? '' })
      .waitFor();
    await look('away');
    await eventually(() => panel.search.isEnabled());
    visitor.expects(/status of 503/);
  });

  it.each(widthsOf('desktop'))('a VIN and a frame number find vehicles to choose from (%s)', async (width) => {
    const { visitor, look } = await visiting('vin', width);
    await visitor.go('/nz/parts-finder');
    await openLookUp(visitor, 'VIN or frame number');
    const panel = lookUpPanel(visitor, 'VIN');
    for (const number of ['MNA PX LF00 J W123456', 'GUN126-0012345']) {
      await panel.box.fill(number);
      await panel.search.click();
      await listVehicles(visitor);
    }
    await look('found');
  });
});

it('the whole way by keyboard: dialog, registration, vehicle, category', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au/parts-finder');
  await page.getByRole('button', { name: /^Vehicle/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Registration' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('MANY 02');
  await page.keyboard.press('Tab');
  await page.keyboard.type('QLD');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await listVehicles(visitor);
  // The button of the search is off now, so the next stop is the first vehicle.
  await shopButtons(visitor).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Choose a category' }).waitFor();
});

it('the quick links start their category with nothing else chosen, and Reset clears all', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au/parts-finder');
  const bar = page.getByRole('navigation', { name: 'Parts that need no vehicle' });
  await bar.getByRole('link').first().waitFor();
  for (const name of await bar.getByRole('link').allTextContents()) {
    await bar.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.waitForURL((url) => url.search === `?${new URLSearchParams({ category: name })}`);
  }
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Parts Finder', exact: true }).waitFor();
  await page.waitForURL((url) => url.search === '');
});
