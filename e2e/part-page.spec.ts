import type { OperationAnswer } from '@southline/rest/types';
import { eventually, unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { pathOf } from './lib/account-mails.ts';
import { Visitor, type Width, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { Connection } from './lib/http.ts';
import { lookingAround, visiting } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { mailsTo } from './lib/mailbox.ts';
import { buyable, type PartRow, partsOf, rowsOf } from './lib/parts.ts';
import { someVehicle } from './lib/some-vehicle.ts';

const { web, mailbox } = environment();
const both: readonly Width[] = ['desktop', 'phone'];

const listing = await partsOf(new Connection(web), 'Disc Pads');
const sold = buyable(listing).find(({ footnote }) => footnote !== '');
const none = rowsOf(listing).find(({ overallStockLevel, orderable }) => orderable && overallStockLevel === 'None');
if (!sold || !none) throw new Error('the demo data lacks brake pads, or has all of them in stock');
const pads = sold;
const gone = none;

const addressOf = ({ productNr }: PartRow) => `/au/part-detail/${encodeURIComponent(productNr)}`;

interface Fact {
  readonly '@type': string;
  readonly image?: readonly string[];
  readonly itemListElement?: readonly { readonly name: string; readonly item: string }[];
}

describe('the page of a part', () => {
  it('the first response describes the part, its place and its picture for search engines', async () => {
    const html = await (await fetch(`${web}${addressOf(pads)}`)).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph = (JSON.parse(json) as { '@graph': Fact[] })['@graph'];
    const trail = graph.find((fact) => fact['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    expect(trail.map(({ name }) => name)).toEqual(['Parts Finder', 'Brakes', 'Disc Pads', pads.productNr]);
    for (const { item } of trail) expect((await fetch(item)).status).toBe(200);
    const [picture = ''] = graph.find((fact) => fact['@type'] === 'Product')?.image ?? [];
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/svg+xml');
    // The parts and the delivery terms are in the HTML, without a script.
    expect(html).toContain(pads.footnote);
    expect(html).toMatch(/Ordered by 2:00.pm \(Melbourne time\)/);
  });

  it.each(both)('on a %s shows its parts, its fit, and its alternatives', async (width) => {
    const { visitor, look, page } = await visiting('part-page', width);
    await visitor.go(addressOf(pads));
    await page.getByText(pads.footnote, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Data sheet (PDF)' }).waitFor();
    await look('outside');
    await page.getByLabel('Arrival day for postcode').fill('3175');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page
      .locator('#buy')
      .getByText(/^With you \w{3},? \d+ \w{3}$/)
      .waitFor();
    await look('arrival');
    await page.getByRole('button', { name: 'Check by plate, VIN or model' }).click();
    await page.getByLabel('Registration number').fill('ABC123');
    await page.getByLabel('State').selectOption('VIC');
    await look('plate');
    await page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true }).click();
    await page
      .getByRole('button', { name: /^shop this vehicle/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Change vehicle' }).waitFor();
    await page
      .getByText(/^(Fits|Does not fit|Fits, with a condition|Not checked)/)
      .first()
      .waitFor();
    await look('checked');
  });

  it('moves nothing after it has been drawn', async () => {
    const visitor = await Visitor.open('phone');
    await visitor.page.addInitScript(`
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await visitor.go(addressOf(pads));
    await visitor.page.getByText('Delivery $12.95, free from $150.00.').waitFor();
    expect(await visitor.page.evaluate<number>('window.moved')).toBeLessThan(0.05);
  });

  it('of another grade says so beside it, and both go into the cart', async () => {
    const { connection } = new Guest(web, '');
    const { part } = await someVehicle(connection);
    const { body } = await connection.post('parts/execute', {
      httpMethod: 'GET',
      urlRelative: 'api/products/GetProductDetail',
      data: { ProductNr: part.productNr },
    });
    const { alternatives = [] } = (body as unknown as { data: OperationAnswer<'api/products/GetProductDetail'> }).data;
    const visitor = await Visitor.open();
    await visitor.go(addressOf(part));
    const others = visitor.page.getByRole('region', { name: 'Other grades and alternatives' });
    expect(await others.getByRole('row').count()).toBe(alternatives.length > 0 ? alternatives.length + 1 : 0);
    await lookingAround(visitor, 'part-page-beside')('alternatives');
  });

  it('has a data sheet, which is a PDF', async () => {
    const sheet = await fetch(`${web}/au/pdf/parts/${pads.partguid}.pdf`);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});

it.each(widthsOf('phone'))(
  'a guest on a %s requests a notice by keyboard, and confirms it from the mail',
  async (width) => {
    const { visitor, look, page } = await visiting('notice', width);
    const email = `${unique(`notice-${width}`)}@example.com`;
    await visitor.go(addressOf(gone));
    const keys = new Keyboard(page);
    await keys.enter(page.getByRole('button', { name: `Email me when it is back ${gone.productNr}` }).first());
    await page.getByRole('dialog').waitFor();
    await look('asked');
    await keys.type(page.getByRole('textbox', { name: 'Email' }), email);
    await keys.enter(page.getByRole('button', { name: 'Email me', exact: true }));
    await page.getByText(/^One more step: open the link in the email/).waitFor();
    expect([...keys.hidden]).toEqual([]);
    const [mail] = await mailsTo(mailbox, email);
    expect(mail?.Subject).toBe(`Please confirm: a notice when ${gone.productNr} is back`);
    const [confirm = '', end = ''] = (mail?.Text ?? '').match(/http\S+\/part-notice\/\S+/g) ?? [];
    await visitor.go(pathOf(confirm));
    await page.getByRole('heading', { name: 'We will email you' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/au/part-notice/confirm');
    await look('confirmed');
    await visitor.go(pathOf(end));
    await page.getByRole('heading', { name: 'No more notices' }).waitFor();
    await look('ended');
  },
);

it.each(both)(
  'a page of the range begins with its sizes, one in a row, and each has its grades (%s)',
  async (width) => {
    const { visitor, look, page } = await visiting('size-table', width);
    await visitor.go('/au/products/details/Hose-Clamps');
    const sizes = page.getByRole('region', { name: 'Sizes and numbers' });
    const numbers = sizes.locator('tbody th');
    await numbers.first().waitFor();
    await look('first');
    expect((await sizes.boundingBox())?.y ?? 9_999).toBeLessThan(844);
    const first = await numbers.count();
    await sizes.getByRole('button', { name: /^Show all \d+ sizes$/ }).click();
    await eventually(async () => expect(await numbers.count()).toBeGreaterThan(first));
    await look('all');
  },
);

describe.each(widthsOf('desktop'))('a reader on a %s', (width) => {
  it.each([
    ['one category', 'details/Hose-Clamps'],
    ['two categories', 'PPE/details/Hi-Vis-Coveralls'],
    ['some of a category', 'Batteries/Automotive-Batteries/details/Japanese-Case-Batteries'],
  ])('a page of the range buys one of its sizes there: %s', async (sold, path) => {
    const { visitor, look, page } = await visiting(`sizes-${sold.replaceAll(' ', '-')}`, width);
    await visitor.go(`/au/products/${path}`);
    const sizes = page.getByRole('region', { name: 'Sizes and numbers' });
    await sizes
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await sizes.getByRole('link', { name: 'View cart', exact: true }).waitFor();
    await look('added');
    expect(await sizes.getByRole('row').count()).toBeGreaterThan(5);
  });

  it('a hit of the site search can be bought there, and pages have names', async () => {
    const { visitor, look, page } = await visiting('site-search', width);
    await visitor.go('/au/context-search?q=hose+clamp');
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'View cart', exact: true }).waitFor();
    await look('parts');
    await visitor.go('/au/context-search?q=marine+batteries');
    await page
      .getByText(/^Page · Batteries › /)
      .first()
      .waitFor();
    await look('pages');
  });
});
