import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './lib/accessibility.ts';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { Keyboard } from './lib/keyboard.ts';
import { detailsOf, fillDetails, openCart } from './lib/screens/cart.ts';
import { addToCart } from './lib/screens/part.ts';
import { someVehicle } from './lib/some-vehicle.ts';

// What WCAG 2.2 adds at level AA. delivery.spec.ts shows that the profile fills in the address.

const path = await someVehicle(new Guest(environment().web, '').connection);

/** Screens with bars that stay while the page scrolls, and those with many controls. */
const screens = () => ({
  part: `/au/part-detail/${encodeURIComponent(path.part.productNr)}?vehicle=${path.vehicle.vehicleSlug}`,
  list: '/au/parts-finder?category=Disc%20Pads',
  vehicle: `/au/parts-finder?vehicle=${path.vehicle.vehicleSlug}`,
  cart: '/au/cart',
  checkout: '/au/checkout',
  pad: '/au/quick-order',
  locator: '/au/location-service/parts-stockist/vic?postcode=3175',
  search: '/au/context-search?q=batteries',
});

/** The links to contact the shop, in the order of the page. */
const HELP = `[...document.querySelectorAll('a[href$="/contact-us"], a[href^="tel:1300"]')]
  .filter((link) => link.closest('header, footer'))
  .map((link) => link.getAttribute('href'))`;

describe.each(widthsOf('phone'))('on a %s', { timeout: 600_000 }, (width) => {
  it('no bar covers the focus, targets are large enough, and help is always in the same place', async () => {
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    await visitor.go(`/au/part-detail/${encodeURIComponent(path.part.productNr)}`);
    await addToCart(visitor, page.getByRole('main'), path.part.productNr);
    const keys = new Keyboard(page);
    const help = new Set<string>();
    for (const [name, address] of Object.entries(screens())) {
      await visitor.go(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect([name, await accessibilityFindings(page, { targetSize: true })]).toEqual([name, []]);
      help.add(JSON.stringify(await page.evaluate(HELP)));
      await keys.tabThrough(60);
      expect([name, [...keys.hidden]]).toEqual([name, []]);
    }
    expect([...help]).toHaveLength(1);
    expect([...help][0]).toContain('contact-us');
  });
});

it('what a drag does, a press does too: the sheet of the locator and its map', async () => {
  const visitor = await Visitor.open('phone');
  const { page } = visitor;
  await visitor.go('/au/location-service/parts-stockist/vic?postcode=3175');
  const sheet = page.getByRole('slider');
  const height = () => sheet.getAttribute('aria-valuenow');
  const before = await height();
  await sheet.click();
  await expect.poll(height).not.toBe(before);
  await sheet.click();
  await expect.poll(height).not.toBe('4');
  // The map moves to the markers by the list, and nearer by its buttons.
  for (const name of ['Zoom in', 'Zoom out']) await page.getByRole('button', { name, exact: true }).waitFor();
});

it('the checkout does not ask again what the buyer typed in the cart', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go(`/au/part-detail/${encodeURIComponent(path.part.productNr)}`);
  await addToCart(visitor, page.getByRole('main'), path.part.productNr);
  await openCart(visitor);
  await fillDetails(visitor, 'typed-once@example.com');
  await visitor.go('/au/checkout');
  for (const [label, value] of detailsOf('typed-once@example.com'))
    expect([
      label,
      await page
        .getByRole('region', { name: 'Your Details', exact: true })
        .getByLabel(label, { exact: true })
        .inputValue(),
    ]).toEqual([label, value]);
});
