// node tools/launch.mjs with-node e2e/vitals.ts http://127.0.0.1:8080 [path…]
// Measures public pages as a phone on a slow connection loads them, one line per page: LCP, CLS, blocking time (ms over 50 of
// each long task until 3 s after the load), and bytes of script as sent. For pages with a map also: when its placeholder picture
// was shown, when the map was drawn, and the bytes of its script, styles and tiles.
// Throttled: processor 4 times slower, 1.6 Mbit/s, 150 ms. CHROMIUM_PATH names the browser.
import { type Browser, chromium } from 'playwright-core';

const [base = 'http://127.0.0.1:8080', ...named] = process.argv.slice(2);
const paths = named.length > 0 ? named : ['/au', '/au/products', '/au/products/Batteries', '/au/parts-finder'];
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
};
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const settleMs = 3_000;
const runs = 3;

interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  readonly blocked: number;
  /** When the map's placeholder picture was complete: the page was painted, and the last tile of the picture had loaded. */
  readonly pictured: number;
  /** When the map was drawn with all its tiles; 0 on pages without one. */
  readonly drawn: number;
}

const ofMap = /\/(map-canvas|maplibre-gl)[^/]*$|\/map\//;

const observe = `
  window.vitals = { lcp: 0, cls: 0, blocked: 0, pictured: 0, drawn: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value;
  });
  watch('longtask', ({ duration }) => {
    vitals.blocked += Math.max(0, duration - 50);
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ name, responseEnd, startTime }) => {
      if (/first-contentful-paint|\\/map\\/.*\\.svg$/.test(name)) vitals.pictured = Math.max(vitals.pictured, responseEnd ?? startTime);
    }),
  ).observe({ entryTypes: ['paint', 'resource'] });
  new MutationObserver(() => {
    vitals.drawn = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-drawn'] });
`;

const measure = async (browser: Browser, path: string) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const scripts = new Map<string, number>();
  let map = 0;
  // The map's worker makes requests too, which the page's session does not report.
  page.on('requestfinished', async (request) => {
    if (!ofMap.test(new URL(request.url()).pathname)) return;
    map += Number(await (await request.response())?.headerValue('content-length'));
  });
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.set(requestId, 0));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(`${base}${path}`, { waitUntil: 'load' });
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  if (path.includes('location-service'))
    await page.locator('[data-drawn], [data-trouble], [data-overview]').first().waitFor();
  await page.waitForTimeout(settleMs);
  const found = await page.evaluate<Vitals>('window.vitals');
  await context.close();
  return { ...found, map, script: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) };
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
for (const path of paths) {
  const all: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(browser, path));
  const of = (name: keyof Vitals | 'script' | 'map') => median(all.map((one) => one[name]));
  const shown = `LCP ${of('lcp').toFixed(0)} ms · CLS ${of('cls').toFixed(3)} · blocked ${of('blocked').toFixed(0)} ms`;
  const map =
    of('map') > 0
      ? ` · map pictured ${of('pictured').toFixed(0)} ms, drawn ${of('drawn').toFixed(0)} ms, ${(of('map') / 1000).toFixed(0)} kB`
      : '';
  console.log(`${path.padEnd(50)} ${shown} · script ${(of('script') / 1000).toFixed(0)} kB${map}`);
}
await browser.close();
