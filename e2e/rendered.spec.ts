import { setTimeout as pause } from 'node:timers/promises';
import { thorough } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { buyableParts } from './lib/parts.ts';
import { theBrowser } from './lib/profiles.ts';
import { someVehicle } from './lib/some-vehicle.ts';
import { withStoredVehicle } from './lib/stored.ts';

const { web } = environment();

const [first] = await buyableParts(new Guest(web, 'rendered@example.com').connection, 'Batteries');
if (!first) throw new Error('no part to look at');
const part = first.productNr;
const known = await someVehicle(new Guest(web, 'rendered@example.com').connection);

/** Every public page, with a text that the first response must contain. */
const pages = (): readonly (readonly [path: string, text: string])[] => [
  ['', 'from the drawing to the door'],
  ['/products', 'Our Range'],
  ['/products/Batteries', 'Batteries'],
  ['/products/Batteries/details/Marine-Batteries', 'Features and Benefits'],
  [`/part-detail/${encodeURIComponent(part)}`, part],
  ['/parts-finder', 'Parts Finder'],
  ['/about', 'About Southline'],
  ['/hundred-years', '1900'],
  ['/offers', 'Offers'],
  ['/mobil-fuel-card', 'Mobil fuel card'],
  ['/events/battery-check', 'Battery check week'],
  ['/coming-soon', 'Southline'],
  ['/contact-us', 'Contact us'],
  ['/service-center/service', 'Brake service'],
  ['/service-center/brake-service', 'Brake service'],
  ['/select-location', 'Book a service'],
  ['/southline-downloads', 'Technical Downloads'],
  ['/southline-warranty', 'Warranty periods'],
  ['/privacy-policy', 'December 2015'],
  ['/terms-conditions', 'Victoria'],
  ['/return-policy', '30 days'],
  ['/chicago-entry', 'Receipt Number'],
  ['/context-search?q=battery', 'battery'],
];

/** Every third in a usual run, in which pages.spec.ts opens most of them too; a visitor's complaint fails its test. */
const someOf = () => pages().filter((_, at) => thorough || at % 3 === 0);

const inside = (html: string) => /<div id="root">([\s\S]*?)<script type="application\/json"/.exec(html)?.[1] ?? '';

describe('the first response of every public page', () => {
  it('holds its texts, its title and where it belongs, and nothing that runs', async () => {
    for (const [path, text] of pages()) {
      const answer = await fetch(`${web}/nz${path}`);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, inside(html).includes(text)]).toEqual([path, true]);
      expect([path, /<title>[^<]*Southline[^<]*<\/title>/.test(html)]).toEqual([path, true]);
      expect(html).toContain('<html lang="en-NZ" data-mantine-color-scheme="light">');
      // Scripts that contain data or the import map are not executed, so they are allowed.
      expect([path, html.match(/<script(?![^>]*(?:src=|application\/|importmap))/g)]).toEqual([path, null]);
      const ownAddress = html.includes(`<link rel="canonical" href="${web}/nz${path}" />`);
      expect([path, ownAddress || html.includes('content="noindex"')]).toEqual([path, true]);
    }
  });

  it('is complete on a phone too: the client adds nothing', async () => {
    const all = [...pages(), ['/location-service/parts-stockist/nz/takapuna', 'Parts stockists near'] as const];
    for (const [path, text] of all) {
      const html = await (await fetch(`${web}/nz${path}`, { headers: { 'sec-ch-ua-mobile': '?1' } })).text();
      expect([path, inside(html).includes(text), inside(html).includes('<template')]).toEqual([path, true, false]);
    }
  });

  it('names one canonical URL for every spelling', async () => {
    const own = `part-detail/${encodeURIComponent(part)}`;
    for (const [asked, path] of [
      [`part-detail/${part.replace(/\W/g, '').toLowerCase()}`, own],
      ['products/batteries/details/marine-batteries', 'products/Batteries/details/Marine-Batteries'],
      ['terms-of-use', 'terms-conditions'],
    ]) {
      const html = await (await fetch(`${web}/nz/${asked}`)).text();
      expect([asked, /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]]).toEqual([asked, `${web}/nz/${path}`]);
    }
  });

  it('is in the visitor’s language', async () => {
    const answer = await fetch(`${web}/au/products`, { headers: { cookie: 'southline-language=zh' } });
    const html = await answer.text();
    expect(html).toContain('<html lang="zh-Hans"');
    expect(inside(html)).toContain('当前位置');
  });

  it('is 404 for a page and a part that there is not', async () => {
    for (const path of ['products/Nothing', 'part-detail/NO-SUCH-PART', 'service-center/none', 'nothing']) {
      expect([path, (await fetch(`${web}/au/${path}`)).status]).toEqual([path, 404]);
    }
  });

  it('is the not-found page, with ways on, for an address that there is not, in any region', async () => {
    for (const path of [
      'au/nothing-here',
      'nz/cart/1',
      'fr/products',
      'au/part-detail/NO-SUCH-PART',
      'nz/products/Nothing',
    ]) {
      const answer = await fetch(`${web}/${path}`);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 404]);
      expect([path, /<title>[^<]*Southline<\/title>/.test(html)]).toEqual([path, true]);
      expect([path, /<h1[^>]*>[^<]{5,}/.test(html)]).toEqual([path, true]);
      expect([path, /<a [^>]*href="\/(au|nz)\/parts-finder"/.test(html)]).toEqual([path, true]);
      expect([path, html.includes('content="noindex"')]).toEqual([path, true]);
    }
  });

  it('leads from the credits to the licences of all libraries', async () => {
    const credits = await (await fetch(`${web}/au/credits`)).text();
    const [, path = ''] = /href="([^"]*licences\.txt)"/.exec(credits) ?? [];
    const licences = await (await fetch(new URL(path, web))).text();
    for (const name of ['react-dom', '@mantine/core', 'maplibre-gl']) expect(licences).toContain(`\n${name} `);
  });

  it('names every script and style that the page loads before it answers', async () => {
    const visitor = await Visitor.open();
    const asked: string[] = [];
    const isNamed = (type: string) => type === 'script' || type === 'stylesheet';
    visitor.page.on('request', (request) => isNamed(request.resourceType()) && asked.push(request.url()));
    const locator = '/location-service/parts-stockist/nz/takapuna';
    for (const path of [
      '',
      '/products/Batteries',
      `/part-detail/${encodeURIComponent(part)}`,
      '/parts-finder',
      locator,
    ]) {
      const html = await (await fetch(`${web}/nz${path}`)).text();
      asked.length = 0;
      await visitor.go(`/nz${path}`);
      // The map's own styles and its worker load with the map; the worker of languages blocks nothing.
      const late = /\/(map-canvas|maplibre)[\w-]*\.(css|mjs)$|\/languages-[\w-]+\.js$/;
      const ofPage = asked.filter((url) => !late.test(url));
      const unnamed = ofPage.filter((url) => !html.includes(`"${new URL(url).pathname}"`));
      expect([path, asked.length > 0, unnamed]).toEqual([path, true, []]);
    }
    // The HTML also names the scripts that draw the map; they load after all others.
    expect(await (await fetch(`${web}/nz${locator}`)).text()).toMatch(/<link data-later [^>]*map-canvas-/);
  });

  it('begins with little enough script and styles on the first page of most visits', async () => {
    const html = await (await fetch(`${web}/au`)).text();
    const sent = async (address: RegExp) => {
      const files = [...html.matchAll(address)].map(([, path]) => path);
      expect(files.length).toBeGreaterThan(0);
      const sizes = files.map(async (path) => {
        const { headers } = await fetch(`${web}${path}`, { headers: { 'accept-encoding': 'br' } });
        return Number(headers.get('content-length'));
      });
      return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
    };
    expect(await sent(/(?:src|href)="([^"]+\.js)"/g)).toBeLessThan(151_000);
    expect(await sent(/href="([^"]+\.css)"/g)).toBeLessThan(22_000);
  });

  it('has a picture for social networks, and can be installed', async () => {
    const html = await (await fetch(`${web}/au/part-detail/${encodeURIComponent(part)}`)).text();
    const [, picture = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
    const [, manifest = ''] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? [];
    const answer = await fetch(new URL(manifest, web));
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, start_url } = (await answer.json()) as { icons: { src: string }[]; start_url: string };
    for (const { src } of icons)
      expect((await fetch(new URL(src, answer.url))).headers.get('content-type')).toBe('image/png');
    expect((await fetch(new URL(start_url, answer.url))).status).toBe(200);
  });

  it('describes products for search engines', async () => {
    const html = await (await fetch(`${web}/au/part-detail/${encodeURIComponent(part)}`)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(json)['@graph']).toContainEqual(expect.objectContaining({ '@type': 'Product', sku: part }));
  });
});

/** The time that a phone with a slow connection needs for a file. */
const slowLine = () => pause(500);

describe.each(widthsOf('phone'))('a rendered page on a %s', (width) => {
  it('is taken over by the client without a complaint', async () => {
    const visitor = await Visitor.open(width);
    for (const [path] of someOf()) {
      await visitor.go(`/au${path}`);
      expect([path, visitor.complaints()]).toEqual([path, []]);
    }
  });

  it('hydrates without a mismatch, for old pages and late answers', async () => {
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    const address = `/au/part-detail/${encodeURIComponent(part)}`;
    // A cached page with outdated stock, and a client whose script for it arrives late.
    await page.route(`**${address}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"dataUpdatedAt":\d+/g, '"dataUpdatedAt":1');
      await route.fulfill({ response: answer, body });
    });
    await page.route('**/execute', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"availableQuantity":\d+/g, '"availableQuantity":3');
      await route.fulfill({ response: answer, body });
    });
    await page.route('**/assets/part-detail-page-*.js', async (route) => {
      await slowLine();
      await route.continue();
    });
    await visitor.go(address);
    await page
      .getByText(/^(3 in stock|Low stock: 3)$/)
      .first()
      .waitFor();
  });

  it('hydrates completely before a reader who goes back at once leaves', async () => {
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    await visitor.go('/au/parts-finder?category=Brakes');
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/page=2/);
    const slow = await visitor.context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 3 });
    // Goes back after React has created its root and before the page is hydrated.
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
      const { root } = window;
      const taken = () => Object.keys(root).some((key) => key.startsWith('__reactContainer'));
      const leave = () => (taken() ? history.back() : setTimeout(leave));
      if (performance.getEntriesByType('navigation')[0]?.type === 'reload') leave();
    })`);
    await visitor.reload();
    await page.waitForURL((url) => !url.searchParams.has('page'));
    await page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]', { hasText: '1' }).waitFor();
  });

  it('is taken over without a complaint with the vehicle of an earlier visit', async () => {
    const visitor = await Visitor.open(width);
    const { vehicle } = known;
    await withStoredVehicle(visitor, vehicle);
    const partPage = `/part-detail/${encodeURIComponent(known.part.productNr)}`;
    const checked = [partPage, `${partPage}?vehicle=${vehicle.vehicleSlug}`];
    const finder = [`/parts-finder?vehicle=${vehicle.vehicleSlug}`, `/parts-finder?part=${part}`];
    for (const path of [...checked, ...finder, ...someOf().map(([path]) => path)]) {
      await visitor.go(`/au${path}`);
      expect([path, visitor.complaints()]).toEqual([path, []]);
      if (!checked.includes(path)) continue;
      await visitor.page.getByText(/^(Fits|Fits, on condition:)$/).waitFor();
    }
  });

  it('keeps its heading while the fit for the stored vehicle is loading', async () => {
    const visitor = await Visitor.open(width);
    await withStoredVehicle(visitor, known.vehicle);
    await visitor.page.addInitScript(
      "addEventListener('DOMContentLoaded', () => { window.served = document.querySelector('main h1'); })",
    );
    await visitor.go(`/au/part-detail/${encodeURIComponent(known.part.productNr)}`);
    await visitor.page.getByText(/^(Fits|Fits, on condition:)$/).waitFor();
    expect(await visitor.page.evaluate("window.served === document.querySelector('main h1')")).toBe(true);
  });
});

it('without script a visitor reads the range and follows its links', async () => {
  const context = await (await theBrowser()).newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web}/au/products`);
  await page
    .getByRole('link', { name: /^Batteries/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Batteries' }).waitFor();
  const pictures = page.locator('main img');
  expect(await pictures.count()).toBeGreaterThan(2);
  await context.close();
});

it('forms have their look before the scripts come', async () => {
  const context = await (await theBrowser()).newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web}/au/contact-us`);
  const send = page.getByRole('button', { name: 'Send the enquiry', exact: true });
  expect(
    await send.evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element).backgroundColor),
  ).toBe('rgb(0, 112, 79)');
  const box = page.getByLabel('Name', { exact: true });
  expect(
    await box.evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element).borderTopWidth),
  ).toBe('1px');
  await context.close();
});
