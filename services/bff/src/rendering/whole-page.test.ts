import type { PageRequest, RenderedPage } from '@southline/rest/web-build';
import { expect, test } from 'vitest';
import { wholePage } from './whole-page.ts';

const template =
  '<html lang="en-AU" data-mantine-color-scheme="light"><head><meta name="description" content="The site" /><title>Southline</title></head>' +
  '<body><div id="root"></div></body></html>';

const request = (change: Partial<PageRequest> = {}): PageRequest => ({
  url: '/nz/products',
  basePath: '',
  region: 'nz',
  path: 'products',
  language: 'en',
  phone: false,
  site: 'https://shop.example',
  mapPictures: undefined,
  send: fetch,
  editedTexts: async () => ({}),
  ...change,
});
const page = (change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  lang: 'en-NZ',
  head: '<title>Our Range</title>',
  body: '<main>$& Parts</main>',
  state: '{}',
  files: '',
  description: undefined,
  structuredData: undefined,
  ownPath: 'products',
  indexed: true,
  picture: 'share.png',
  ...change,
});
const whole = (requested = {}, rendered = {}, assets = new Map<string, string>()) =>
  wholePage(template, request(requested), page(rendered), assets);

test('a rendering is inserted into the client’s page, with its title, its language and its data', () => {
  const html = whole();
  expect(html).toContain('<html lang="en-NZ" data-mantine-color-scheme="light">');
  expect(html).toContain('<title>Our Range</title>');
  expect(html).toContain('<div id="root"><main>$& Parts</main></div>');
  expect(html).toContain('<script type="application/json" id="southline-state">{}</script>');
});

test('no text ends the element that holds the data', () => {
  const html = whole({}, { state: '{"text":"</script><script>alert(1)"}', structuredData: { name: '</script>' } });
  expect(html).not.toContain('</script><script>alert');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

test('a page has one address of its own, and names the same page in the other region', () => {
  const html = whole();
  expect(html).toContain('<link rel="canonical" href="https://shop.example/nz/products" />');
  expect(html).toContain('hreflang="en-AU" href="https://shop.example/au/products"');
  expect(html).toContain('hreflang="x-default" href="https://shop.example/au/products"');
});

test('a shared page has a picture that social networks show', () => {
  const html = whole({}, { picture: 'share-brakes.png' });
  expect(html).toContain('<meta property="og:image" content="https://shop.example/share-brakes.png" />');
  expect(html).toContain('<meta property="og:image:type" content="image/png" />');
  expect(whole({}, { status: 404 })).not.toContain('og:image');
});

test('a page requested in another spelling names its canonical URL', () => {
  const html = whole({ url: '/nz/PRODUCTS', path: 'PRODUCTS' });
  expect(html).toContain('<link rel="canonical" href="https://shop.example/nz/products" />');
});

test.each([
  [{ url: '/nz/products?x=1' }, {}],
  [{}, { indexed: false }],
  [{}, { status: 404 }],
])('%j %j is not for search engines', (requested, rendered) => {
  const html = whole(requested, rendered);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('canonical');
});

test('a description of its own takes the place of the site’s', () => {
  expect(whole({}, { description: 'Belts & "more"' })).toContain('content="Belts &amp; &quot;more&quot;"');
  expect(whole()).toContain('content="The site"');
});

test('a shared page has a title and a description', () => {
  const html = whole({}, { head: '<title>Fluids &amp; Oils</title>', description: 'For "all" engines' });
  expect(html).toContain('<meta property="og:title" content="Fluids &amp; Oils" />');
  expect(html).toContain('<meta property="og:description" content="For &quot;all&quot; engines" />');
  expect(whole({}, { status: 404, description: 'None' })).not.toContain('og:');
});

test('built files are named by their built names', () => {
  const html = whole(
    {},
    { body: '<img src="/@asset/families.svg#x">' },
    new Map([['families', '/assets/families-1.svg']]),
  );
  expect(html).toContain('src="/assets/families-1.svg#x"');
});
