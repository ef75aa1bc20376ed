import { eventually } from '@southline/testkit';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './lib/accessibility.ts';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { visiting } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { signIn, signOut } from './lib/screens/account.ts';
import { listVehicles, shopButtons } from './lib/screens/finder.ts';

const exactly = (name: string) => ({ name, exact: true });
const chip = ({ page }: Visitor): Locator => page.getByRole('button', { name: /^Garage: / });
const jobs = ({ page }: Visitor): Locator => page.getByRole('navigation', exactly('Choose a job'));

const { connection } = new Guest(environment().web, '');
const query = { make: 'TOYOTA', model: 'HiLux', year: 2018, showAll: true, maxResultCount: 3, skipCount: 0 };
const operation = { httpMethod: 'POST', urlRelative: 'api/Vehicle/SearchVehicles', data: query };
const { body } = await connection.post('parts/execute', operation);
const { data } = body as unknown as { data: { items: { vehicleSlug: string }[] } };
const vehicles = data.items.map(({ vehicleSlug }) => vehicleSlug);

/** A job whose indispensable parts are all in stock. */
const goodJob = async (vehicleSlug: string) => {
  const { body } = await connection.post('products/get-jobs', { vehicleSlug });
  for (const { job, name } of body.data ?? []) {
    const { rows = [] } = (await connection.post('products/get-job', { vehicleSlug, job })).body.data ?? {};
    const first = rows.filter(({ use }) => use === 'Always').map(({ parts: [part] }) => part);
    if (first.every((part) => part?.orderable && part.availableQuantity >= part.pcq)) return name;
  }
  throw new Error(`no job of ${vehicleSlug} is in stock`);
};
const slugOf = (visitor: Visitor) => new URL(visitor.page.url()).searchParams.get('vehicle') ?? '';

/** Looks up a vehicle by its plate, and chooses the first of several. */
const lookUp = async (visitor: Visitor, plate: string): Promise<void> => {
  const { page, width } = visitor;
  await visitor.go('/au/parts-finder?choose=true');
  if (width === 'desktop') await page.getByRole('tab', exactly('Registration')).click();
  const box = page.getByRole('textbox', exactly('Registration number'));
  await box.fill(plate);
  await page.getByRole('combobox', exactly('State')).selectOption('VIC');
  await page.locator('form').filter({ has: box }).getByRole('button', exactly('Search')).click();
  await listVehicles(visitor);
  await shopButtons(visitor).first().click();
  await page.getByRole('heading', { level: 2, ...exactly('Choose a category') }).waitFor();
  // The client writes to local storage about once a second.
  await eventually(async () => expect(await visitor.stored()).toContain(slugOf(visitor)));
};

describe('the mechanic', () => {
  it.each(widthsOf('phone'))(
    'a plate leads to a job, all its parts into the cart, in seven taps (%s)',
    async (width) => {
      const { visitor, look, page } = await visiting('mechanic', width);
      let taps = 0;
      const tap = async (target: Locator) => {
        await target.click();
        taps += 1;
      };
      await visitor.go('/au');
      const box = page.getByRole('textbox', exactly('Registration number'));
      await tap(box);
      await page.keyboard.type('ONE 113');
      await page.getByRole('combobox', exactly('State')).selectOption('VIC');
      taps += 1;
      // Enter searches on devices with a keyboard.
      if (width === 'desktop') await box.press('Enter');
      else await tap(page.getByRole('button', exactly('Go')));
      await tap(page.getByRole('button', { name: /^shop this vehicle/ }).first());
      await jobs(visitor).waitFor();
      await look('jobs');
      const job = await goodJob(slugOf(visitor));
      await tap(jobs(visitor).getByRole('link', exactly(job)));
      await page.getByRole('heading', { level: 1, ...exactly(job) }).waitFor();
      const add = page.getByRole('button', { name: /^Add \d+ parts?/ }).first();
      await add.waitFor();
      await look('job');
      await tap(add);
      await page
        .getByText(/in your cart/)
        .first()
        .waitFor();
      await look('added');
      await tap(page.getByRole('main').getByRole('link', exactly('View cart')));
      await page.getByRole('heading', { level: 1, name: /^Cart/ }).waitFor();
      expect(await page.locator('main a[href*="/part-detail/"]').count()).toBeGreaterThan(0);
      expect(taps).toBeLessThanOrEqual(7);
      expect(await visitor.stored()).not.toMatch(/ONE ?113/);
    },
  );

  it('does a job without a mouse, and sees where the focus is', async () => {
    const visitor = await Visitor.open();
    const { page } = visitor;
    const keys = new Keyboard(page);
    const slug = vehicles[0] ?? '';
    await visitor.go(`/au/parts-finder?vehicle=${slug}`);
    const job = await goodJob(slug);
    await keys.enter(jobs(visitor).getByRole('link', exactly(job)));
    await page.getByRole('heading', { level: 1, ...exactly(job) }).waitFor();
    const first = page.getByRole('checkbox', { name: /^Include / }).first();
    await keys.tabTo(first);
    await page.keyboard.press('Space');
    expect(await first.isChecked()).toBe(false);
    await page.keyboard.press('Space');
    await keys.enter(page.getByRole('button', { name: /^Add \d+ parts?/ }).first());
    await page
      .getByText(/in your cart/)
      .first()
      .waitFor();
    expect([...keys.hidden]).toEqual([]);
  });
});

describe('the garage of the device', () => {
  it.each(widthsOf('desktop'))(
    'remembers by name, says which vehicle is chosen, survives a reload, forgets (%s)',
    async (width) => {
      const { visitor, look, page } = await visiting('garage-device', width);
      await visitor.go('/au');
      expect(await chip(visitor).count()).toBe(0);
      await lookUp(visitor, 'TWO 111');
      await lookUp(visitor, 'TWO 234');
      await chip(visitor).click();
      const entries = page.locator('#garage li');
      await entries.first().waitFor();
      const count = await entries.count();
      expect(count).toBeGreaterThan(0);
      await look('chip');
      await page.keyboard.press('Escape');
      await eventually(async () => expect(await visitor.stored()).toContain('vehicleSlug'));
      expect(await visitor.stored()).not.toMatch(/TWO ?(111|234)/);
      await visitor.go('/au/garage');
      const removes = page.getByRole('main').getByRole('button', { name: /^Remove / });
      await eventually(async () => expect(await removes.count()).toBe(count));
      await look('page');
      for (let left = count; left > 0; left -= 1) {
        await removes.first().click();
        await eventually(async () => expect(await removes.count()).toBe(left - 1));
      }
      await page.getByText('No vehicles have been looked up on this device yet.').waitFor();
      await look('empty');
    },
  );
});

describe('the garage of the account', () => {
  it.each(widthsOf('desktop'))(
    'is offered the vehicles of the device, takes labels and a fleet, and stays (%s)',
    async (width) => {
      const { visitor, look, page } = await visiting('garage-account', width);
      const { email } = await newMember();
      await lookUp(visitor, 'VAN 345');
      await visitor.go('/au/sign-in');
      await signIn(visitor, { email, password: firstPassword });
      await page.getByText(/not in your account/).waitFor();
      await look('offer');
      await page.getByRole('button', exactly('Save them')).click();
      await page.getByText(/not in your account/).waitFor({ state: 'hidden' });

      await visitor.go('/au/garage');
      await page
        .getByRole('button', { name: /^Change the label of / })
        .first()
        .click();
      await page.getByRole('textbox', exactly('Label')).fill('Van 3');
      await page.getByRole('button', exactly('Save')).click();
      await page.getByRole('button', { name: /^Remove Van 3 · / }).waitFor();
      const fleet = ['label,vehicle_slug', `Ute 1,${vehicles[0]}`, `Ute 2,${vehicles[1]}`, 'Ute 3,nobody', '=1+1,x'];
      await page.locator('input[type=file]').setInputFiles({
        name: 'fleet.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(fleet.join('\n')),
      });
      await page.getByText('2 vehicles were added', { exact: true }).waitFor();
      await page.getByText('begins like a formula', { exact: true }).waitFor();
      await look('fleet');

      const list = page.getByRole('textbox', exactly('Plates and VINs, one per line'));
      await list.fill('Bus 1, ONE 113, VIC\nTWO 111\nNONE 1, NSW\nthe old ute');
      await page.getByRole('combobox', exactly('State of plates that name none')).selectOption('VIC');
      await page.getByRole('button', exactly('Look up 4 lines')).click();
      await page.getByText('No plate or VIN in this line', { exact: true }).waitFor();
      await page.getByText(/, 0 not looked up yet$/).waitFor();
      // A plate may be of several vehicles of the catalogue.
      for (const which of await page.getByRole('combobox', { name: /^Vehicle of / }).all()) {
        await which.selectOption({ index: 1 });
      }
      await page.getByText(/^2 found, 2 to check, 0 not looked up yet$/).waitFor();
      await look('pasted');
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', exactly('Save 2 vehicles')).click();
      await eventually(async () => expect(await list.inputValue()).toBe('NONE 1, NSW\nthe old ute'));
      expect(await visitor.stored()).not.toMatch(/ONE ?113|TWO ?111/);
      await chip(visitor).click();
      await page
        .locator('#garage')
        .getByRole('button', { name: /^Ute 1/ })
        .click();
      await jobs(visitor).waitFor();
      expect(page.url()).toContain(vehicles[0]);
      await look('chosen');

      await page.evaluate('window.scrollTo(0, 0)');
      await signOut(visitor);
      await eventually(async () => expect(await visitor.stored()).not.toMatch(/HiLux|Van 3/));
      expect(await chip(visitor).count()).toBe(0);
      await visitor.go('/au/sign-in');
      await signIn(visitor, { email, password: firstPassword });
      await chip(visitor).click();
      await page
        .locator('#garage')
        .getByRole('button', { name: /^Van 3/ })
        .waitFor();
    },
  );
});

describe('a job in Chinese', () => {
  it('is named in Chinese, as are its needs', async () => {
    const { visitor, look, page } = await visiting('job-zh');
    await visitor.go(`/au/parts-finder?vehicle=${vehicles[0]}`);
    await page.getByRole('button', exactly('简体中文')).first().click();
    const job = page.getByRole('navigation', exactly('选择维修项目')).getByRole('link').first();
    const name = (await job.textContent()) ?? '';
    expect(name).toMatch(/\p{Script=Han}/u);
    await job.click();
    await page.getByRole('heading', { level: 1, ...exactly(name) }).waitFor();
    const needs = await page.getByRole('rowheader').allTextContents();
    expect(needs.every((need) => /\p{Script=Han}/u.test(need))).toBe(true);
    await look('job');
  });
});
