import { eventually } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './lib/accessibility.ts';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { partsOf, rowsOf } from './lib/parts.ts';
import { album } from './lib/pictures.ts';

const [row] = rowsOf(await partsOf(new Guest(environment().web, '').connection, 'Coin Batteries'));
if (!row) throw new Error('no coin battery');
const number = row.productNr;

const results = ({ page }: Visitor) => page.getByRole('region', { name: 'Results', exact: true });
const search = async (visitor: Visitor, keywords: string) => {
  await visitor.page.getByRole('textbox', { name: 'Keywords', exact: true }).fill(keywords);
  await visitor.page.keyboard.press('Enter');
};

describe.each(widthsOf('desktop'))('on a %s', (width) => {
  it('the search finds a part, a category, a page and a document, has pages and reports empty results', async () => {
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    const picture = album(visitor, 'site-search');
    const first = () => results(visitor).getByRole('list').getByRole('link').first();
    await visitor.go('/au/context-search');
    await picture('empty');

    await search(visitor, number.toLowerCase().replace(/\W/g, ' '));
    await results(visitor)
      .getByRole('link', { name: new RegExp(`^${number} `) })
      .first()
      .waitFor();
    expect(await first().getAttribute('href')).toBe(`/au/part-detail/${encodeURIComponent(number)}`);

    await search(visitor, 'batteries');
    await results(visitor).getByRole('link', { name: 'Batteries', exact: true }).waitFor();
    await picture('results');
    await eventually(async () => expect(await accessibilityFindings(page)).toEqual([]));
    const sideways = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await page.evaluate(sideways)).toBe(false);

    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.locator('a[aria-current="page"]', { hasText: /^2$/ }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=batteries&page=2');
    await page.goBack();
    await page.locator('a[aria-current="page"]', { hasText: /^1$/ }).waitFor();

    await search(visitor, 'about southline');
    await results(visitor).getByRole('link', { name: 'About Southline', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'About Southline', exact: true }).waitFor();

    await visitor.go('/au/context-search?q=batteries%20pdf');
    const paper = results(visitor)
      .getByRole('link', { name: /\(PDF\)$/ })
      .first();
    await paper.waitFor();
    const file = await page.request.get(new URL((await paper.getAttribute('href')) ?? '', page.url()).href);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

    await search(visitor, 'zzzzquark');
    await results(visitor).getByText('No Results', { exact: true }).waitFor();
    await picture('none');
    await eventually(async () => expect(await accessibilityFindings(page)).toEqual([]));

    await search(visitor, '   ');
    await page.getByText('Please enter keywords', { exact: true }).waitFor();
    await results(visitor).waitFor({ state: 'detached' });
  });
});

it.each([
  ['how do I return a part?', 'Return policy'],
  ['opening hours', 'Contact us'],
  ['track my order', 'Order status'],
  ['forgot my password', 'Forgot your password?'],
  ['log in', 'Sign in to your account'],
  ['warrenty', 'Warranty'],
  ['what does delivery cost', 'Terms and conditions'],
])('"%s" finds the page "%s" among the first', async (question, title) => {
  const visitor = await Visitor.open();
  await visitor.go(`/au/context-search?${new URLSearchParams({ q: question })}`);
  const titles = results(visitor).getByRole('list').getByRole('link');
  await titles.first().waitFor();
  expect((await titles.allTextContents()).slice(0, 3)).toContain(title);
});

it('a safety data sheet is found by its short name', async () => {
  const visitor = await Visitor.open();
  await visitor.go('/au/context-search?q=coolant+sds');
  await results(visitor)
    .getByRole('link', { name: /Safety data sheet \(PDF\)$/ })
    .first()
    .waitFor();
});

it('a query of markup is text, on the page and in the address', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const hostile = `<img src=x onerror="alert(1)">oil</title><script>alert(2)</script>`;
  await visitor.go(`/au/context-search?q=${encodeURIComponent(hostile)}`);
  await results(visitor).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('textbox', { name: 'Keywords', exact: true }).inputValue()).toBe(hostile);
  expect(await page.locator('main img[src="x"], main script').count()).toBe(0);
  expect(dialogs).toBe(0);
});
