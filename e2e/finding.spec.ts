import { eventually } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { visiting } from './lib/journey.ts';
import { partsOf, rowsOf } from './lib/parts.ts';
import { chooseVehicle, resultRow } from './lib/screens/finder.ts';
import { someVehicle } from './lib/some-vehicle.ts';

/** Chromium's console message for a page with the expected 404. */
const missing = /status of 404/;
const family = 'Coin Batteries';

const rows = rowsOf(await partsOf(new Guest(environment().web, '').connection, family));

describe('finding parts', () => {
  it('Show Supersession loads the other numbers once, Hide Supersession folds them away', async () => {
    const superseded = rows.find(({ hasSupersessionCollapseButton }) => hasSupersessionCollapseButton);
    if (!superseded) throw new Error(`no superseded part among the ${family}`);
    const visitor = await Visitor.open();
    let loads = 0;
    visitor.page.on('request', (request) => {
      if (/get-supersession-listing/.test(request.url())) loads += 1;
    });
    await visitor.go(`/au/parts-finder?category=${encodeURIComponent(family)}`);
    const row = resultRow(visitor, superseded.productNr).first();
    const below = row.locator('xpath=following-sibling::tr[1]');
    await row.getByRole('button', { name: 'Show Supersession', exact: true }).click();
    const other = below.getByRole('list').getByRole('link').first();
    await other.waitFor();
    expect(await below.textContent()).toContain(superseded.description);
    const number = (await other.textContent()) ?? '';
    await row.getByRole('button', { name: 'Hide Supersession', exact: true }).click();
    await other.waitFor({ state: 'detached' });
    await row.getByRole('button', { name: 'Show Supersession', exact: true }).click();
    await other.waitFor();
    expect(loads).toBe(1);
    await other.click();
    await visitor.page.getByRole('definition').getByText(number, { exact: true }).waitFor();
  });

  it('an unknown number finds no parts, and an empty box shows what is required', async () => {
    const { visitor, look, page } = await visiting('states');
    await visitor.go('/au/parts-finder');
    const form = page.getByRole('main').getByRole('search');
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await form.getByText('required part number', { exact: true }).waitFor();
    await form.getByRole('textbox', { name: 'Part number' }).fill('ZZ-000-NOTHING');
    await page.keyboard.press('Enter');
    await page.getByText('no parts available', { exact: true }).first().waitFor();
    await look('no-parts');
  });

  it.each(['/au/no-such-page', '/xx'])('%s is the not-found page, with ways on', async (address) => {
    const { visitor, look } = await visiting(`states${address.replaceAll('/', '-')}`);
    const response = visitor.page.waitForResponse((each) => each.url().endsWith(address));
    await visitor.go(address);
    expect((await response).status()).toBe(404);
    await visitor.page.getByRole('heading', { level: 1, name: 'Page Not Found', exact: true }).waitFor();
    await look('not-found');
    await visitor.page
      .getByRole('main')
      .getByRole('textbox', { name: 'Part number', exact: true })
      .fill('ZZ-000-NOTHING');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.getByText('no parts available', { exact: true }).first().waitFor();
    await visitor.page.goBack();
    await visitor.page.getByRole('link', { name: 'Open the Parts Finder' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Parts Finder', exact: true }).waitFor();
    visitor.expects(missing);
  });

  it('a part number that is not ours says so on its page and leads to the search', async () => {
    const { visitor, look } = await visiting('states');
    await visitor.go('/au/part-detail/NO-SUCH-PART-1');
    await visitor.page.getByRole('heading', { level: 1, name: 'We cannot find this part number' }).waitFor();
    await look('part-unknown');
    await visitor.page.getByRole('link', { name: 'Search for NO-SUCH-PART-1' }).click();
    await visitor.page.getByText('no parts available', { exact: true }).first().waitFor();
    visitor.expects(missing);
  });

  it.each(['desktop', 'phone'] as const)(
    'going back from a part restores the scroll position of the list (%s)',
    async (width) => {
      const visitor = await Visitor.open(width);
      const { page } = visitor;
      const scrolled = () => page.evaluate<number>('Math.round(window.scrollY)');
      await visitor.go(`/au/parts-finder?category=${encodeURIComponent(family)}`);
      const last = rows.at(-1)?.productNr ?? '';
      const link = page.getByRole('link', { name: last, exact: true });
      // The last parts of the page have loaded: from here on its height does not change.
      await page.getByRole('navigation', { name: /^Narrow/ }).waitFor();
      await page.waitForLoadState('networkidle');
      await link.scrollIntoViewIfNeeded();
      await eventually(async () => expect(await scrolled()).toBeGreaterThan(500));
      const before = await scrolled();
      await link.click();
      await page.getByRole('definition').getByText(last, { exact: true }).waitFor();
      await eventually(async () => expect(await scrolled()).toBeLessThan(200));
      const loads: string[] = [];
      page.on('request', (request) => {
        if (/search-by-category/.test(request.url())) loads.push(request.postData() ?? '');
      });
      await page.goBack();
      await link.waitFor();
      await eventually(async () => expect(Math.abs((await scrolled()) - before)).toBeLessThan(3));
      expect(loads).toEqual([]);

      await page.goForward();
      await page.getByRole('link', { name: 'Back to results' }).click();
      await link.waitFor();
      await eventually(async () => expect(Math.abs((await scrolled()) - before)).toBeLessThan(3));
    },
  );

  it.each(['desktop', 'phone'] as const)('the scroll position before hydration is kept (%s)', async (width) => {
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    // The server then knows the narrow window. For one that it does not know, it renders the first large rows only.
    if (width === 'phone') await page.setExtraHTTPHeaders({ 'User-Agent': 'a browser (Mobile)' });
    const { promise: code, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js/, (route) => code.then(() => route.continue()));
    const address = `/au/parts-finder?category=${encodeURIComponent(family)}`;
    await page.goto(`${environment().web}${address}`, { waitUntil: 'commit' });
    // Without the styles both forms of the list are visible.
    const ink = `getComputedStyle(document.documentElement).getPropertyValue('--ink')`;
    await eventually(async () => expect(await page.evaluate(ink)).not.toBe(''));
    const link = page.getByRole('link', { name: rows.at(-1)?.productNr ?? '', exact: true });
    await link.scrollIntoViewIfNeeded();
    const seenAt = async () => (await link.boundingBox())?.y ?? Number.NaN;
    const before = await seenAt();
    letThrough();
    // The narrowing filters load last; then everything above the reader has its final height.
    await page.getByRole('navigation', { name: /^Narrow/ }).waitFor();
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await seenAt()) - before)).toBeLessThan(3);
  });

  it('the chosen vehicle is there on the next visit; after Reset all none is chosen, and the garage still has it', async () => {
    const path = await someVehicle(new Guest(environment().web, '').connection);
    const visitor = await Visitor.open('phone');
    const title = { level: 1, name: `${path.year} ${path.make} ${path.model}` } as const;
    await visitor.go('/au/parts-finder');
    await chooseVehicle(visitor, path, async () => {});
    await visitor.page.getByRole('heading', title).waitFor();
    // Local storage is written at most once per second.
    await eventually(async () => expect(await visitor.stored()).toContain(path.vehicle.vehicleSlug));

    const { page } = visitor;
    await visitor.go('/au/parts-finder');
    await page.getByRole('heading', title).waitFor();
    // Only within the page's main part: the header has a button with the vehicle's name too.
    await page.getByRole('main').getByRole('button', { name: path.model }).first().click();
    await page.getByRole('button', { name: 'Reset all', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Parts Finder', exact: true }).waitFor();
    const kept = (slice: string) =>
      page.evaluate<string>(`JSON.parse(localStorage.getItem('persist:southline') ?? '{}').${slice}`);
    await eventually(async () => expect(await kept('finder')).not.toContain(path.vehicle.vehicleSlug));
    expect(await kept('garage')).toContain(path.vehicle.vehicleSlug);
  });
});
