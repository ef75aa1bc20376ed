import { eventually } from '@southline/testkit';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Visitor, type Width, widths } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { lookingAround } from './lib/journey.ts';
import { hasFocus } from './lib/keyboard.ts';
import { partsOf, rowsOf } from './lib/parts.ts';
import { enter } from './lib/screens/account.ts';
import { listVehicles, shopButtons } from './lib/screens/finder.ts';

const SIDEWAYS = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

const rows = rowsOf(await partsOf(new Guest(environment().web, '').connection, 'Batteries'));
const found = rows.find(({ extra, overallStockLevel }) => extra.gmPartNumber && overallStockLevel === 'InStock');
if (!found) throw new Error('no battery with a GM number in stock');
const battery = found;

const lookingAtBox = (visitor: Visitor, journey: string) => lookingAround(visitor, `one-box-${journey}`, 'window');

const boxOf = ({ page }: Visitor): Locator =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search parts, vehicles and pages' });
const panelOf = ({ page }: Visitor): Locator => page.getByRole('banner').getByRole('grid', { name: 'Search results' });

/** Milliseconds from the last key to the hits for the whole text. The keys are typed with the pause of a person. */
const typeAndTime = async (visitor: Visitor, text: string): Promise<number> => {
  const { page } = visitor;
  await boxOf(visitor).pressSequentially(text.slice(0, -1), { delay: 60 });
  const measured = page.evaluate(`new Promise((done) => {
    const search = [...document.querySelectorAll('header search')].find((one) => one.offsetParent || one.dataset.open);
    addEventListener('keydown', () => {
      const began = performance.now();
      const look = () => {
        const said = search.querySelector('[role="status"]');
        const fresh = search.querySelector('[role="grid"][data-fresh="true"]');
        if (fresh && said.textContent && search.querySelector('input').value === ${JSON.stringify(text)}) done(performance.now() - began);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { once: true, capture: true });
  })`);
  await boxOf(visitor).press(text.slice(-1));
  return Number(await measured);
};

describe.each(Object.keys(widths) as Width[])('on a %s', (width) => {
  it('the box says how it understood the text, shows hits, and opens the only one', async () => {
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    const look = lookingAtBox(visitor, 'words');
    await visitor.go('/au');
    await boxOf(visitor).click();
    await page.getByText('One search for everything', { exact: true }).waitFor();
    await look('empty');

    await boxOf(visitor).pressSequentially('disc pads 2018 hilux', { delay: 30 });
    await page
      .getByRole('banner')
      .getByText(/^Disc Pads in 2018 TOYOTA/)
      .waitFor();
    await panelOf(visitor).getByRole('row').first().waitFor();
    await look('words');
    expect(await page.evaluate(SIDEWAYS)).toBe(false);
    await panelOf(visitor)
      .getByText(/^Which 2018 TOYOTA/)
      .waitFor();

    await boxOf(visitor).fill(`gm ${battery.extra.gmPartNumber.toLowerCase()}`);
    await panelOf(visitor)
      .getByRole('link', { name: new RegExp(battery.productNr) })
      .first()
      .waitFor();
    await look('number');

    await boxOf(visitor).fill(battery.productNr.toLowerCase());
    await boxOf(visitor).press('Enter');
    await page.waitForURL(`**/part-detail/${encodeURIComponent(battery.productNr)}*`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('registrations and VINs are in no URL; their look-up needs a press', async () => {
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    const look = lookingAtBox(visitor, 'numbers');
    const addresses: string[] = [];
    page.on('request', (request) => void addresses.push(decodeURIComponent(request.url())));
    await visitor.go('/au');
    await boxOf(visitor).click();
    await boxOf(visitor).pressSequentially('ZZX98Q', { delay: 20 });
    const state = page.getByRole('group', { name: 'State of the registration', exact: true });
    await state.waitFor();
    await look('plate');
    await boxOf(visitor).press('Enter');
    await eventually(() => hasFocus(state.getByRole('button').first()));
    await state.getByRole('button', { name: 'VIC', exact: true }).click();
    await listVehicles(visitor);
    await shopButtons(visitor).first().click();
    await page.waitForURL(/parts-finder\?vehicle=/);

    await boxOf(visitor).click();
    await boxOf(visitor).fill('');
    await boxOf(visitor).pressSequentially('MR0FZ22G201234567', { delay: 20 });
    await page.getByText('This looks like a VIN', { exact: true }).waitFor();
    await look('vin');
    expect(await page.evaluate(SIDEWAYS)).toBe(false);
    expect(addresses.filter((address) => /zzx98q|mr0fz22g2012/i.test(address))).toEqual([]);
  });
});

it('without a mouse: / opens, arrows walk, Enter adds, Escape leaves, Tab goes on; hits come at once', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au/parts-finder');
  await page.keyboard.press('/');
  await eventually(() => hasFocus(boxOf(visitor)));
  await page.getByText('One search for everything', { exact: true }).waitFor();

  const times: number[] = [];
  for (const text of [
    'oil filter',
    'batery',
    battery.productNr.toLowerCase(),
    'wiper blade commodore',
    'spark plugs',
  ]) {
    await boxOf(visitor).fill('');
    times.push(await typeAndTime(visitor, text));
  }
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  process.stdout.write(`one box: ms from the last key to its hits: ${sorted.join(' ')}\n`);

  await boxOf(visitor).fill(battery.productNr);
  await panelOf(visitor)
    .getByRole('link', { name: new RegExp(`^${battery.productNr}`) })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`of ${battery.productNr} to your cart`) })
    .getByText('Added')
    .waitFor();
  await page.getByRole('link', { name: 'Cart, 1 line', exact: true }).waitFor();
  expect(await hasFocus(boxOf(visitor))).toBe(true);

  await page.keyboard.press('Escape');
  await panelOf(visitor).waitFor({ state: 'hidden' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await eventually(async () =>
    expect(await page.evaluate(`document.activeElement.closest('search') === null`)).toBe(true),
  );
});

it('Enter leads to the parts that the panel shows, whatever the code: a bulb, a battery, a thread, an oil, a model', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  for (const typed of ['h7', 'w5w', 'n70', 'd23', 'm14', '24v', 'i30', 'dot4', 'cr2032', 'sensor']) {
    await visitor.go('/au');
    await boxOf(visitor).click();
    await boxOf(visitor).pressSequentially(typed, { delay: 20 });
    // i30 is a vehicle; its parts are on the page only.
    await panelOf(visitor).and(page.locator('[data-fresh="true"]')).waitFor();
    const parts = panelOf(visitor).locator('a[href*="/part-detail/"]');
    const count = await parts.count();
    const [path = ''] = ((count > 0 && (await parts.first().getAttribute('href'))) || '/au/part-detail/').split('?');
    await boxOf(visitor).press('Enter');
    // The only part is opened.
    await page.waitForURL(count === 1 ? `**${path}*` : `**/parts-finder?keywords=${typed}`);
    if (count !== 1) await page.locator(`main a[href^="${path}"]`).first().waitFor();
    expect(await page.getByText(/We do not sell/).count()).toBe(0);
  }
});

it('a list that is pasted goes to the order pad, with its quantities', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au');
  await boxOf(visitor).click();
  await page.getByText('One search for everything', { exact: true }).waitFor();
  const text = JSON.stringify(`${battery.productNr}\t2\nZZ-NOTHING-1\t3\n`);
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${text});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);
  await page.getByText('A list of 2 numbers', { exact: true }).waitFor();
  await lookingAtBox(visitor, 'list')('pasted');
  await boxOf(visitor).press('Enter');
  await page.waitForURL('**/quick-order');
  expect(new URL(page.url()).search).toBe('');
  const typed = "[...document.querySelectorAll('main input')].map(({ value }) => value)";
  await eventually(async () =>
    expect(await page.evaluate(typed)).toEqual(expect.arrayContaining([battery.productNr, 'ZZ-NOTHING-1'])),
  );
});

it('without script it is a form that opens the site search', async () => {
  const page = await fetch(`${environment().web}/au`).then((answer) => answer.text());
  const [form = ''] = /<form[^>]*context-search[^>]*>.*?<\/form>/s.exec(page) ?? [];
  expect(form).toMatch(/action="[^"]*\/au\/context-search"/);
  expect(form).toMatch(/name="q"/);
});

it('administrators see searches without result, without personal data', async () => {
  const guest = new Guest(environment().web, '').connection;
  const search = (keywords: string) =>
    guest.post('parts/execute', {
      httpMethod: 'GET',
      urlRelative: 'api/Product/SearchByKeywords',
      data: { keywords },
    });
  for (const keywords of ['flumoxible', 'Flumoxible!', 'flumoxible ABC123', 'Jon Snowington']) await search(keywords);
  const visitor = await Visitor.open();
  const { page } = visitor;
  const look = lookingAtBox(visitor, 'staff');
  await visitor.go('/au/parts-finder?keywords=wiper+refill');
  await page.locator('main table a[href*="/part-detail/"]').first().waitFor();
  await enter(visitor, { email: 'admin@southline.example', password: environment().demoPassword });
  await eventually(async () => {
    await visitor.go('/au/operations/empty-searches');
    await page.getByRole('row', { name: /flumoxible/ }).waitFor({ timeout: 3_000 });
    await page.getByRole('row', { name: /^wiper refill/ }).waitFor({ timeout: 3_000 });
  });
  await look('searched-in-vain');
  // Searched once, without a click on a result.
  expect(
    await page
      .getByRole('row', { name: /^wiper refill/ })
      .getByRole('cell')
      .allTextContents(),
  ).toMatchObject([expect.stringMatching(/1$/), expect.stringMatching(/1$/), expect.anything(), expect.anything()]);
  const text = (await page.getByRole('main').textContent()) ?? '';
  expect(text).toMatch(/“flumoxible” is unknown/);
  expect(text.toUpperCase()).not.toMatch(/ABC123|SNOWINGTON/);
});
