import { eventually } from '@southline/testkit';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './lib/accessibility.ts';
import { Visitor, type Width } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { speak } from './lib/language.ts';
import { album } from './lib/pictures.ts';
import { theBrowser } from './lib/profiles.ts';

const parts = '/nz/location-service/parts-stockist';
const takapuna = `${parts}/nz/takapuna`;

const form = (page: Page) => page.getByRole('form', { name: 'Where?' });
const search = (page: Page) => form(page).getByRole('button', { name: 'Search', exact: true }).click();
const cards = (page: Page) => page.locator('ol > li');
const names = (page: Page) => page.locator('ol > li h3 button');
const drawn = (page: Page) => page.locator('[data-drawn]').waitFor({ state: 'attached' });
const sheet = (page: Page) => page.getByRole('slider', { name: 'Height of the list' });
const heightOf = (page: Page) => sheet(page).getAttribute('aria-valuenow');
const isHeight = (page: Page, percent: string) => eventually(async () => expect(await heightOf(page)).toBe(percent));

const field = (page: Page) => form(page).getByRole('combobox', { name: 'Suburb or postcode', exact: true });
const change = (page: Page) => page.getByRole('button', { name: 'Change', exact: true }).click();

const choose = async (page: Page, typed: string, option: string) => {
  await field(page).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Chooses the first result of the list; its name. */
const selectFirst = async (page: Page) => {
  await names(page).first().click();
  return (await names(page).first().textContent()) ?? '';
};

const drag = async (page: Page, handle: Locator, toY: number) => {
  // Waits until the sheet rests at its reported height, so that the finger hits its handle.
  const { height } = page.viewportSize() ?? { height: 0 };
  const box = await eventually(async () => {
    const found = await handle.boundingBox();
    expect(found?.y).toBeCloseTo(height * (1 - Number(await heightOf(page)) / 100), -1);
    return found;
  });
  if (!box) throw new Error('the sheet has no handle');
  const x = box.x + box.width / 2;
  const from = box.y + box.height / 2;
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: string, y: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 20; step += 1) await touch('touchMove', from + ((toY - from) * step) / 20);
  // The finger rests before it lifts, so that the gesture is not a flick.
  for (let rest = 0; rest < 3; rest += 1) await touch('touchMove', toY);
  await touch('touchEnd', toY);
};

/** Pulls again if the browser took the gesture for a scroll. A busy browser learns late where the handle is. */
const pull = (page: Page, toY: number, percent: string) =>
  eventually(async () => {
    await drag(page, sheet(page), toY);
    expect(await heightOf(page)).toBe(percent);
  });

/** For tests of the list. */
const listOnly = (width?: Width) => Visitor.open(width, { map: false });

describe('the rules of the search', () => {
  it('batteries and parts need a suburb or a postcode; service centres need nothing', async () => {
    const visitor = await listOnly();
    const { page } = visitor;
    for (const type of ['battery-stockist', 'parts-stockist']) {
      await visitor.go(`/nz/location-service/${type}`);
      await search(page);
      await page.getByText('Please select suburb or postcode', { exact: true }).waitFor();
      expect(await cards(page).count()).toBe(0);
    }
    await visitor.go('/nz/location-service/service-centre');
    await search(page);
    await page.getByRole('heading', { level: 2, name: /^\d+ service centres?$/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/nz/location-service/service-centre/nz');
  });

  it('the form folds to the place, a new choice clears the results, and another tab starts empty', async () => {
    const visitor = await listOnly();
    const { page } = visitor;
    await visitor.go(parts);
    await choose(page, 'takap', 'Takapuna 0622');
    await search(page);
    await page.getByRole('heading', { level: 1, name: 'Parts stockists near Takapuna' }).waitFor();
    await names(page).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(takapuna);
    await page.getByText('Near Takapuna 0622', { exact: true }).waitFor();
    expect(await form(page).count()).toBe(0);
    await change(page);
    expect(await page.evaluate("document.activeElement.getAttribute('role')")).toBe('combobox');
    await choose(page, 'Milford', 'Milford 0620');
    expect(await cards(page).count()).toBe(0);
    await search(page);
    await names(page).first().waitFor();
    await page
      .getByRole('navigation', { name: 'What are you looking for?' })
      .getByRole('link', { name: 'Battery' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Battery stockists', exact: true }).waitFor();
    expect(await cards(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('');
  });

  it.each(['desktop', 'phone'] as const)(
    'a postcode that is typed is taken by Search and by Enter: %s',
    async (width) => {
      const visitor = await listOnly(width);
      const { page } = visitor;
      const picture = album(visitor, 'locator-postcode', 'window');
      for (const submit of [() => search(page), () => field(page).press('Enter')]) {
        await visitor.go('/au/location-service/parts-stockist');
        await field(page).pressSequentially('3175');
        await page.getByRole('option', { name: 'Dandenong VIC 3175', exact: true }).waitFor();
        await picture('typed');
        await submit();
        await page.waitForURL(/parts-stockist\/vic\?postcode=.*3175/);
        await names(page).first().waitFor();
        await page.getByText('Near 3175 VIC', { exact: true }).waitFor();
        expect(await page.getByRole('option').count()).toBe(0);
        await picture('found');
      }
      await change(page);
      expect(await field(page).inputValue()).toBe('3175 VIC');
      await picture('changing');
      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );

  it('a dropdown says when nothing matches', async () => {
    const visitor = await listOnly();
    await visitor.go(parts);
    await field(visitor.page).pressSequentially('Atlantis');
    await visitor.page.getByText('No suburb or postcode like this', { exact: true }).waitFor();
  });

  it('"Open now" leaves the dealers that are open by their clock, and all return', async () => {
    const visitor = await listOnly();
    const { page } = visitor;
    await visitor.go(takapuna);
    const all = await cards(page).count();
    const open = page.getByRole('checkbox', { name: /^Open now/ });
    const label = await page.getByText(/^Open now \(\d+\)$/).textContent();
    const count = Number(/\d+/.exec(label ?? '')?.[0]);
    await open.check();
    await page.waitForURL(/open=/);
    expect(await cards(page).count()).toBe(Math.min(count, all));
    expect(
      await cards(page)
        .getByText(/^Closed/)
        .count(),
    ).toBe(0);
    await open.uncheck();
    await eventually(async () => expect(await cards(page).count()).toBe(all));
  });

  it.each(['desktop', 'phone'] as const)('where none is near, the nearest is shown: %s', async (width) => {
    const visitor = await Visitor.open(width);
    visitor.expects(/Map cannot fit/);
    const { page } = visitor;
    await visitor.go('/au/location-service/battery-stockist/wa/kiwirrkurra');
    await page.getByText('There are none within 150 km. This is the nearest one:', { exact: true }).waitFor();
    expect(await cards(page).count()).toBe(1);
    await drawn(page);
    await album(visitor, 'locator-far', 'window')('nearest');
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  it('every city of "Look around" is a page with dealers', async () => {
    const visitor = await listOnly();
    const { page } = visitor;
    for (const region of ['au', 'nz']) {
      await visitor.go(`/${region}/location-service/parts-stockist`);
      const links = page.getByRole('navigation', { name: 'Look around', exact: true }).getByRole('link');
      const paths = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
      expect(paths.length).toBeGreaterThan(11);
      for (const path of paths) {
        const html = await (await fetch(`${environment().web}${path}`)).text();
        expect([path, html.includes('LocalBusiness')]).toEqual([path, true]);
      }
    }
  });

  it('a search can be shared: its address opens with the same results and the same active dealer', async () => {
    const visitor = await listOnly();
    await visitor.go(takapuna);
    const name = await selectFirst(visitor.page);
    await visitor.page.waitForURL(/\?dealer=/);
    const other = await listOnly();
    await other.go(visitor.page.url().replace(environment().web, ''));
    const active = other.page.getByRole('button', { name, expanded: true });
    await active.waitFor();
  });

  it('a call that fails ends the wait', async () => {
    const visitor = await listOnly();
    visitor.expects(/ERR_FAILED/);
    const { page } = visitor;
    await page.route('**/api/Locations/get-locations', (route) => route.abort());
    await visitor.go('/nz/location-service/service-centre');
    await search(page);
    await page.getByRole('button', { name: 'Try again', exact: true }).waitFor();
    await page.unroute('**/api/Locations/get-locations');
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await names(page).first().waitFor();
  });

  it("the visitor's place is sorted by, and goes nowhere else", async () => {
    const visitor = await listOnly();
    const { page } = visitor;
    await visitor.context.grantPermissions(['geolocation']);
    await visitor.context.setGeolocation({ latitude: -36.7917, longitude: 174.7758 });
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
    await visitor.go(parts);
    await page.getByRole('button', { name: 'Use my location', exact: true }).click();
    await names(page).first().waitFor();
    const distances = (await page.locator('ol > li h3 + span').allInnerTexts()).map(Number.parseFloat);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(bodies.filter((body) => body.includes('36.79')).length).toBe(1);
    expect(page.url()).not.toContain('36.79');
    expect(await visitor.stored()).not.toContain('36.79');
  });
});

describe.each(['desktop', 'phone'] as Width[])('the map on a %s', (width) => {
  it('is drawn with the results, and shows the chosen one', async () => {
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    const picture = album(visitor, 'locator', 'window');
    await visitor.go(takapuna);
    await drawn(page);
    await picture('results');
    const name = await selectFirst(page);
    const info = page.locator('.maplibregl-popup').getByRole('region', { name });
    await info.waitFor();
    await info.getByRole('link', { name: 'Directions' }).waitFor();
    await page.waitForLoadState('networkidle');
    await picture('active');
    expect(await accessibilityFindings(page)).toEqual([]);
    // All files of the map come from this host; requests to other hosts would be complaints.
  });

  it('if the map is blocked, the list is complete and says so', async () => {
    const visitor = await Visitor.open(width);
    visitor.expects(/ERR_FAILED/);
    const { page } = visitor;
    await page.route('**/map/**', (route) => route.abort());
    await visitor.go(takapuna);
    await page.getByText('The map could not be loaded.', { exact: false }).waitFor();
    await names(page).first().waitFor();
    await album(visitor, 'locator-blocked', 'window')('list');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.unroute('**/map/**');
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await drawn(page);
  });

  it('if the map script fails to load, the list is complete', async () => {
    const visitor = await Visitor.open(width);
    visitor.expects(/ERR_FAILED|preload CSS/);
    await visitor.page.route('**/assets/map-canvas-*', (route) => route.abort());
    await visitor.go(takapuna);
    await visitor.page.getByText('The map could not be loaded.', { exact: false }).waitFor();
    await names(visitor.page).first().waitFor();
  });

  it('without WebGL the list is complete', async () => {
    const visitor = await listOnly(width);
    await visitor.go(takapuna);
    await visitor.page.getByText('This browser cannot draw the map.', { exact: false }).waitFor();
    await names(visitor.page).first().waitFor();
    await album(visitor, 'locator-no-webgl', 'window')('list');
  });

  it('speaks Chinese', async () => {
    const visitor = await Visitor.open(width);
    await speak(visitor, 'zh');
    await visitor.go(takapuna);
    await drawn(visitor.page);
    await visitor.page.getByRole('heading', { level: 1, name: '配件经销商：Takapuna 附近' }).waitFor();
    await album(visitor, 'locator-zh', 'window')('results');
  });
});

describe('before a search', () => {
  const country = '/au/location-service/battery-stockist';
  /** Waits for the drawing of the country, and checks that no map was started. */
  const pictured = async (page: Page) => {
    const picture = page.locator('[data-overview] img');
    await eventually(async () =>
      expect(
        await picture.evaluate<number, { naturalWidth: number }>(({ naturalWidth }) => naturalWidth),
      ).toBeGreaterThan(0),
    );
    expect(await page.locator('canvas').count()).toBe(0);
    return picture;
  };

  const opened = async (width: Width, open: (page: Page) => Promise<void>) => {
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    const look = album(visitor, 'locator-country', 'window');
    await visitor.go(country);
    const picture = await pictured(page);
    await look('picture');
    expect(await accessibilityFindings(page)).toEqual([]);
    await open(page);
    await drawn(page);
    await picture.waitFor({ state: 'detached' });
    await look('map');
    return page;
  };

  it('the country is a picture until a finger touches it', async () => {
    await opened('phone', (page) => page.touchscreen.tap(300, 200));
  });

  it('the keyboard opens the map, and then moves it', async () => {
    const page = await opened('desktop', (page) =>
      page.getByRole('button', { name: 'Open the map', exact: true }).press('Enter'),
    );
    expect(await page.evaluate("document.activeElement.matches('canvas.maplibregl-canvas')")).toBe(true);
  });

  it('a search opens the map', async () => {
    const visitor = await listOnly();
    const { page } = visitor;
    await visitor.go(parts);
    await pictured(page);
    const cannot = page.getByText('This browser cannot draw the map.', { exact: false });
    expect(await cannot.count()).toBe(0);
    await choose(page, 'takap', 'Takapuna 0622');
    await search(page);
    await cannot.waitFor();
  });
});

it('a marker that is pressed makes its result active', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go(takapuna);
  await drawn(page);
  await selectFirst(page);
  const info = page.locator('.maplibregl-popup');
  await info.waitFor();
  await page.waitForLoadState('networkidle');
  await info.getByRole('button', { name: 'Close', exact: true }).click();
  await info.waitFor({ state: 'detached' });
  // The shown dealer is in the middle of the map, or in a cluster there. Each click zooms in until the dealer has its own
  // marker.
  const canvas = await page.locator('.maplibregl-canvas').boundingBox();
  if (!canvas) throw new Error('there is no map');
  await eventually(async () => {
    await page.mouse.click(canvas.x + canvas.width / 2, canvas.y + (canvas.height + 190) / 2 - 4);
    await page.waitForURL(/\?dealer=/, { timeout: 2_000 });
  });
  await page.locator('ol > li h3 button[aria-expanded="true"]').waitFor();
});

describe('the sheet on a phone', () => {
  it('a finger drags the sheet to its three heights, and the page behind does not scroll', async () => {
    const visitor = await Visitor.open('phone');
    const { page } = visitor;
    await visitor.go(takapuna);
    // A browser that is still drawing may deliver a whole movement at once, which counts as a flick.
    await drawn(page);
    const { height } = page.viewportSize() ?? { height: 0 };
    expect(await heightOf(page)).toBe('65');
    await pull(page, height * 0.99, '4');
    await pull(page, height * 0.38, '65');
    await pull(page, height * 0.62, '35');
    expect(await page.evaluate('window.scrollY')).toBe(0);
  });

  it('has a map behind it before its script comes, and the drawn one in its place', async () => {
    const visitor = await Visitor.open('phone');
    const { page } = visitor;
    await page.route('**/assets/map-canvas-*', () => undefined);
    await visitor.go(takapuna);
    const tiles = page.locator('[data-picture] img');
    await eventually(async () => {
      const widths = await tiles.evaluateAll<number[], { naturalWidth: number }>((all) =>
        all.map(({ naturalWidth }) => naturalWidth),
      );
      expect(Math.max(...widths)).toBeGreaterThan(0);
    });
    expect(await page.locator('[data-picture] svg text').count()).toBeGreaterThan(0);
    await album(visitor, 'locator-picture', 'window')('list');
    // The first result shows below the form.
    expect((await names(page).first().boundingBox())?.y).toBeLessThan((page.viewportSize()?.height ?? 0) - 40);
    await page.unroute('**/assets/map-canvas-*');
    await visitor.go(takapuna);
    await drawn(page);
    await tiles.first().waitFor({ state: 'detached' });
  });

  it('has its height before its script comes', async () => {
    const visitor = await Visitor.open('phone');
    visitor.expects(/ERR_FAILED/);
    const { page } = visitor;
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${environment().web}${takapuna}`, { waitUntil: 'load' });
    const [box, title] = await Promise.all([sheet(page).boundingBox(), page.locator('h1').boundingBox()]);
    const { height } = page.viewportSize() ?? { height: 0 };
    expect(box?.y).toBeCloseTo(height * 0.35, -1);
    expect(title?.y).toBeGreaterThan(box?.y ?? height);
  });

  it('is the page without script', async () => {
    const context = await (await theBrowser()).newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(`${environment().web}${takapuna}`);
    expect((await page.locator('h1').boundingBox())?.y).toBeLessThan(400);
    await page.locator('footer').scrollIntoViewIfNeeded();
    const [last, foot] = await Promise.all([cards(page).last().boundingBox(), page.locator('footer').boundingBox()]);
    expect(last?.y).toBeLessThan(foot?.y ?? 0);
    await context.close();
  });

  it('is moved by the keys of a slider and by the mouse', async () => {
    const visitor = await Visitor.open('phone');
    const { page } = visitor;
    await visitor.go(takapuna);
    await sheet(page).focus();
    for (const [key, percent] of [
      ['ArrowDown', '35'],
      ['Home', '4'],
      ['ArrowUp', '35'],
      ['End', '65'],
      ['ArrowDown', '35'],
    ] as const) {
      await page.keyboard.press(key);
      await isHeight(page, percent);
    }
    // Waits until the sheet no longer glides.
    await sheet(page).hover();
    await page.mouse.down();
    await page.mouse.move(195, 300, { steps: 10 });
    await page.mouse.up();
    await isHeight(page, '65');
  });

  it('expands for a search and for a result', async () => {
    const visitor = await Visitor.open('phone');
    visitor.expects(/Map cannot fit/);
    const { page } = visitor;
    await visitor.go('/nz/location-service/service-centre');
    await sheet(page).press('ArrowDown');
    await isHeight(page, '35');
    await search(page);
    await isHeight(page, '65');
    await visitor.go(takapuna);
    await sheet(page).press('ArrowDown');
    await isHeight(page, '35');
    await names(page).first().click();
    await isHeight(page, '65');
  });

  it('its list scrolls, the page behind does not', async () => {
    const visitor = await Visitor.open('phone');
    const { page } = visitor;
    await visitor.go(takapuna);
    const list = await cards(page)
      .first()
      .evaluateHandle((card) => card.closest('section')?.parentElement);
    await page.mouse.move(195, 700);
    for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 2_000);
    await eventually(async () =>
      expect(await list.evaluate((element) => element?.scrollTop ?? 0)).toBeGreaterThan(100),
    );
    expect(await page.evaluate('window.scrollY')).toBe(0);
  });
});

describe('for search engines', () => {
  const read = async (path: string) => (await fetch(`${environment().web}${path}`)).text();

  it('the list is in the page without any script, with the data of every dealer', async () => {
    const html = await read(takapuna);
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph: { '@type': string; name: string }[] = JSON.parse(json)['@graph'];
    const businesses = graph.filter(({ '@type': type }) => type === 'LocalBusiness');
    expect(businesses.length).toBeGreaterThan(0);
    for (const { name } of businesses) expect(html).toContain(name.replace(/&/g, '&amp;').replace(/'/g, '&#x27;'));
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/nz\/location-service\/parts-stockist\/nz\/takapuna"/);
  });

  it('every place with a dealer is listed, and is a page', async () => {
    const places = [...(await read('/sitemap-places.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
    expect(places.length).toBeGreaterThan(100);
    for (const address of [places[0], places[Math.floor(places.length / 2)], places.at(-1)]) {
      const answer = await fetch(`${environment().web}${new URL(address ?? '').pathname}`);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(await answer.text()).toContain('LocalBusiness');
    }
  });

  it('a place that there is not is not found', async () => {
    expect((await fetch(`${environment().web}${parts}/nz/atlantis`)).status).toBe(404);
    expect((await fetch(`${environment().web}${parts}/vic/richmond`)).status).toBe(404);
  });
});
