import { eventually } from '@southline/testkit';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Visitor, type Width, widths } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { visiting } from './lib/journey.ts';
import { theBrowser } from './lib/profiles.ts';
import { someVehicle } from './lib/some-vehicle.ts';

const both: readonly Width[] = ['desktop', 'phone'];
const list = '/au/parts-finder?category=Brakes';
const links = 'main table a[href*="/part-detail/"]';
const numbers = ({ page }: Visitor) => page.locator(links).allTextContents();
/** The total in the line beside the title. */
const total = async ({ page }: Visitor) => {
  const said = await page.locator('#results-title + p').textContent();
  return Number(/([\d,]+) parts?/.exec(said ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);
};

describe('a list to work with', () => {
  it.each(both)('a facet narrows the list to its count; reload and back keep it (%s)', async (width) => {
    const { visitor, look, page } = await visiting('lists', width);
    await visitor.go(list);
    await page.locator(links).first().waitFor();
    const all = await total(visitor);
    await look('whole');
    await page.getByRole('button', { name: width === 'phone' ? 'Filters' : 'Grade', exact: true }).click();
    const premium = page.getByRole('checkbox', { name: /^Premium/ });
    await premium.waitFor();
    await look('facet');
    const count = Number((await premium.locator('xpath=..').textContent())?.replace(/\D/g, ''));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all);
    await premium.check();
    await eventually(async () => expect(await total(visitor)).toBe(count));
    if (width === 'phone')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Show / })
        .click();
    else await page.keyboard.press('Escape');
    expect(decodeURIComponent(page.url())).toContain('PREMIUM');
    const narrowed = await numbers(visitor);
    await look('narrowed');
    await visitor.reload();
    await eventually(async () => expect(await numbers(visitor)).toEqual(narrowed));
    await page.goBack();
    await eventually(async () => expect(await total(visitor)).toBe(all));
  });

  it.each(both)('can be read to its end, also without script (%s)', async (width) => {
    const context = await (await theBrowser()).newContext({ ...widths[width], javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${environment().web}${list}`);
    expect(await page.locator('tr[data-part]:visible').count()).toBe(50);
    const cell = await page.locator('tr[data-part]:visible td:has(a)').first().boundingBox();
    expect(cell?.width).toBeGreaterThan(120);
    const first = await page.locator(links).allTextContents();
    const last = page.getByRole('link', { name: 'Last page' });
    expect(Number(/page=(\d+)/.exec((await last.getAttribute('href')) ?? '')?.[1])).toBeGreaterThan(4);
    await last.click();
    await page.waitForURL(/page=/);
    const rest = await page.locator(links).allTextContents();
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.filter((number) => first.includes(number))).toEqual([]);
    expect(await page.getByRole('link', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
    await context.close();
  });

  it('the width decides between rows and table, before the script as after it; a chosen density is remembered', async () => {
    const address = `${environment().web}${list}`;
    const rowHeight = async (page: Page) => (await page.locator('tr[data-part]:visible').first().boundingBox())?.height;
    // The second phone has a phone's User-Agent, so the server sends it only the list for phones.
    const mobile = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36';
    for (const [width, userAgent, least, most] of [
      ['desktop', undefined, 30, 60],
      ['phone', undefined, 90, 300],
      ['phone', mobile, 90, 300],
    ] as const) {
      const options = { ...widths[width], ...(userAgent && { userAgent }) };
      const still = await (await theBrowser()).newContext(options);
      await still.route('**/*.js', (route) => route.abort());
      const live = await (await theBrowser()).newContext(options);
      const heights: (number | undefined)[] = [];
      for (const context of [still, live]) {
        const page = await context.newPage();
        await page.goto(address);
        if (context === live) await page.waitForSelector('html[data-live]', { state: 'attached' });
        heights.push(await rowHeight(page));
        // Once the client knows the width, only one of the two lists is left.
        if (context === live || userAgent) expect(await page.locator('main table').count()).toBe(1);
        await context.close();
      }
      expect(heights[0]).toBeGreaterThan(least);
      expect(heights[0]).toBeLessThan(most);
      expect(heights[1]).toBe(heights[0]);
    }
    const visitor = await Visitor.open();
    await visitor.go(list);
    await visitor.page.getByRole('button', { name: 'Large rows' }).click();
    await eventually(async () => expect(await rowHeight(visitor.page)).toBeGreaterThan(90));
    await eventually(async () => expect(await visitor.stored()).toContain('compact'));
    await visitor.reload();
    await eventually(async () => expect(await rowHeight(visitor.page)).toBeGreaterThan(90));
  });

  it('shows four parts on a screen of a phone', async () => {
    const visitor = await Visitor.open('phone');
    const { page } = visitor;
    await visitor.go('/au/parts-finder?category=Disc%20Rotors');
    const cards = page.locator('tr[data-part]');
    await cards.nth(3).evaluate((card) => card.scrollIntoView({ block: 'end' }));
    // The bars that stick to the top cover the list above this position.
    const head = await page.getByRole('combobox', { name: 'Sort' }).boundingBox();
    const top = (head?.y ?? 0) + (head?.height ?? 0);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(boxes.filter((box) => box && box.y > top && Math.floor(box.y + box.height) <= 844)).toHaveLength(4);
  });

  it('as a table, its default, shows twelve rows on a screen and ten on a small one, is ordered by its heads and filled by keyboard', async () => {
    const { visitor, look, page } = await visiting('lists');
    await visitor.go(list);
    const rows = page.locator('tr[data-part]');
    await rows.first().waitFor();
    await look('table');
    await page.getByLabel('Arrival day for postcode').fill('6000');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page
      .locator('tr[data-part]')
      .getByText(/^With you \w{3},? \d+ \w{3}$/)
      .first()
      .waitFor();
    await look('arrival');
    const inSight = async (height = 900) => {
      const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
      return boxes.filter((box) => box && box.y > 0 && box.y + box.height < height).length;
    };
    await eventually(async () => expect(await inSight()).toBeGreaterThanOrEqual(12));
    expect(await inSight(800)).toBeGreaterThanOrEqual(10);
    const unordered = await numbers(visitor);
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
    await page.waitForURL(/sort=price/);
    await page.locator('th[aria-sort="ascending"]').waitFor();
    // The rows of the new order replace those that are shown meanwhile, and the focus in them.
    await eventually(async () => expect(await numbers(visitor)).not.toEqual(unordered));
    const quantity = page.locator('tr[data-part] input[inputmode="numeric"]');
    await quantity.first().focus();
    await page.keyboard.press('ArrowDown');
    const name = await quantity.nth(1).getAttribute('aria-label');
    await eventually(async () => expect(await page.locator(':focus').getAttribute('aria-label')).toBe(name));
    const added = page.waitForResponse(/add-to-cart/);
    await page.keyboard.press('Enter');
    expect((await added).ok()).toBe(true);
  });

  it.each(both)('lists parts that fit the vehicle first, and the rest on request (%s)', async (width) => {
    const { vehicle } = await someVehicle(new Guest(environment().web, '').connection);
    const { visitor, look, page } = await visiting('lists', width);
    await visitor.go(`/au/parts-finder?keywords=filter&vehicle=${vehicle.vehicleSlug}`);
    await page.getByText(/^\d+ fits? your /).waitFor();
    const fitting = (await numbers(visitor)).length;
    await look('fit-first');
    await page.getByRole('link', { name: /^show all/ }).click();
    await eventually(async () => expect((await numbers(visitor)).length).toBeGreaterThan(fitting));
    await page.getByRole('link', { name: /^show only/ }).waitFor();
  });

  it.each(both)('sets marked parts beside each other (%s)', async (width) => {
    const { visitor, look, page } = await visiting('lists', width);
    await visitor.go(list);
    const marks = page.getByRole('checkbox', { name: /^Compare / });
    for (const at of [0, 1, 2]) await marks.nth(at).check();
    await look('marked');
    await page.getByRole('link', { name: 'Compare 3 parts' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare parts' }).waitFor();
    await page
      .getByRole('row', { name: /\(differs\)/ })
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .nth(2)
      .waitFor();
    await look('compared');
    const lines = await page.getByRole('row').count();
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    expect(await page.getByRole('row').count()).toBeLessThanOrEqual(lines);
    await page.getByRole('link', { name: 'Back to results' }).click();
    await page.getByRole('link', { name: 'Compare 3 parts' }).waitFor();
  });
});
