import { expect, test } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { environment } from './lib/environment.ts';

const { web } = environment();

const read = async (address: string) => (await fetch(`${web}${address}`)).text();

const html = await read('/au/cart');
const [, page = ''] = /"(\/assets\/cart-page-[\w-]+\.js)":/.exec(html) ?? [];
const cartPage = page;
const imports = [...(await read(page)).matchAll(/from\s*"\.(\/[\w.-]+\.js)"/g)].map(([, name]) => `/assets${name}`);
// A script that is imported by another script and that no element of the page names.
const imported = imports.find((address) => !html.includes(`="${address}"`)) ?? '';
expect([cartPage, imported]).not.toContain('');

let visitor: Visitor;

/** Opens the page in a browser that gets one script altered: an added last line requests `/stolen`. */
const openWithChanged = async (address: string) => {
  visitor = await Visitor.open();
  visitor.expects(/'integrity'|a file of the page is missing/);
  let stolen = 0;
  await visitor.context.route('**/stolen', (route) => {
    stolen += 1;
    return route.fulfill({ status: 204 });
  });
  await visitor.context.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `fetch('/stolen');${await response.text()}` });
  });
  return () => stolen;
};
const refusal = () =>
  visitor.page.waitForEvent('console', (message) => /valid digest in the 'integrity'/.test(message.text()));

test.each([
  ['the script of the page', () => cartPage],
  ['a script that it imports', () => imported],
])('a browser does not run %s when it was changed', async (_which, address) => {
  const stolen = await openWithChanged(address());
  const refused = refusal();
  await visitor.page.goto(`${web}/au/cart`, { waitUntil: 'commit' });
  await refused;
  await visitor.page.waitForLoadState('networkidle');
  expect(stolen()).toBe(0);
});

test('a visitor who comes to the cart from another page does not run a changed script either', async () => {
  const stolen = await openWithChanged(imported);
  await visitor.go('/au/about');
  const refused = refusal();
  await visitor.page.locator('header a[href$="/cart"]').first().click();
  await refused;
  await visitor.page.waitForLoadState('networkidle');
  expect(stolen()).toBe(0);
});

test('unchanged scripts run, and the browser complains of nothing', async () => {
  visitor = await Visitor.open();
  for (const path of ['/au', '/au/parts-finder', '/au/cart']) await visitor.go(path);
});

test('an inline script in the cart does not run, and the browser reports it to us', async () => {
  visitor = await Visitor.open();
  visitor.expects(/Content Security Policy/);
  await visitor.context.route('**/au/cart', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', "<script>document.title = 'Stolen'</script></head>");
    await route.fulfill({ response, body });
  });
  const reported = visitor.page.waitForResponse((response) => response.url().endsWith('/policy-reports'));
  await visitor.page.goto(`${web}/au/cart`);
  expect((await reported).status()).toBe(204);
  expect(await visitor.page.title()).not.toBe('Stolen');
});
