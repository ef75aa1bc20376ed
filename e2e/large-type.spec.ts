import { eventually, thorough } from '@southline/testkit';
import { expect, it } from 'vitest';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { visiting } from './lib/journey.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { sixtyParts } from './lib/parts.ts';
import { placedOrders } from './lib/placed-orders.ts';
import { enter } from './lib/screens/account.ts';
import { someVehicle } from './lib/some-vehicle.ts';

/** The screens of the usual run: those with tables, cells and forms. */
const sample = ['home', 'category', 'vehicle', 'part', 'cart', 'checkout', 'orders'];

const { connection } = new Guest(environment().web, '');
const path = await someVehicle(connection);
const others = (await sixtyParts(connection)).slice(0, 3).map(({ productNr }) => productNr);

/** Doubles the text size, as a browser setting does: text grows, the window does not. */
const ENLARGE = `document.documentElement.style.setProperty('font-size', '200%', 'important')`;

/** Elements wider than the window, except inside scrollable boxes. */
const BEYOND = `(() => {
  const width = document.documentElement.clientWidth;
  const scrolls = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflowX !== 'visible') return one.getBoundingClientRect().right <= width + 1;
    }
    return false;
  };
  const found = document.documentElement.scrollWidth > width ? ['the page: ' + document.documentElement.scrollWidth] : [];
  for (const element of document.body.querySelectorAll('*')) {
    const { right, left, width: own } = element.getBoundingClientRect();
    if (own < 2 || left < 0 || right <= width + 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (!scrolls(element.parentElement)) found.push(Math.round(right) + ' ' + element.outerHTML.slice(0, 120));
  }
  return found.slice(0, 10);
})()`;

it('with text twice as large nothing is wider than a phone', async () => {
  const { email } = await newMember();
  await placedOrders({ email, password: firstPassword }, [path.part]);
  const { visitor, look, page } = await visiting('large-type', 'phone', 'window');
  const vehicle = path.vehicle.vehicleSlug;
  await enter(visitor, { email, password: firstPassword });
  await visitor.go('/au/quick-order');
  const beyond: Record<string, string[]> = {};
  const check = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(ENLARGE);
    await page.evaluate('document.fonts.ready');
    const found = await page.evaluate<string[]>(BEYOND);
    if (found.length > 0) beyond[name] = found;
    await look(name);
  };
  for (const [index, part] of others.entries()) {
    await page.getByRole('textbox', { name: `Part number, row ${index + 1}`, exact: true }).fill(part);
  }
  await page.getByRole('button', { name: 'Add all 3 rows', exact: true }).waitFor();
  await check('pad');
  await page.getByRole('button', { name: 'Add all 3 rows', exact: true }).click();
  await page.getByText('3 rows are in your cart').waitFor();
  for (const [name, address] of Object.entries({
    home: '/au',
    finder: '/au/parts-finder',
    choose: '/au/parts-finder?choose=true',
    vehicle: `/au/parts-finder?vehicle=${vehicle}`,
    category: '/au/parts-finder?category=Batteries',
    words: `/au/parts-finder?keywords=disc+pads&vehicle=${vehicle}`,
    part: `/au/part-detail/${encodeURIComponent(path.part.productNr)}?vehicle=${vehicle}`,
    cart: '/au/cart',
    checkout: '/au/checkout',
    locator: '/nz/location-service/parts-stockist/nz/takapuna',
    orders: '/au/member-orders/0',
    favourites: '/au/favourites',
    range: '/au/products/Batteries',
  })) {
    if (!thorough && !sample.includes(name)) continue;
    await visitor.go(address);
    await check(name);
  }
  await visitor.go('/au/member-orders/0');
  await page.getByRole('main').getByRole('link', { name: /^SL\d/ }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Order Details', exact: true }).waitFor();
  await check('order');
  expect(beyond).toEqual({});

  // A phone held across: the bar of the cart leaves the sheet its heading.
  await page.setViewportSize({ width: 640, height: 450 });
  await visitor.go('/nz/location-service/parts-stockist/nz/takapuna');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const seen = `(() => {
    const heading = document.querySelector('h1');
    const { left, bottom } = heading.getBoundingClientRect();
    return heading.contains(document.elementFromPoint(left + 10, bottom - 4));
  })()`;
  await eventually(async () => expect(await page.evaluate(seen)).toBe(true));
  await look('across');
});
