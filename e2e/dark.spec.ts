import { thorough, unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { atCheckout } from './lib/checkout.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { doneOf } from './lib/http.ts';
import { lookingAround } from './lib/journey.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { placedOrders } from './lib/placed-orders.ts';
import { goAs, heading } from './lib/screens/account.ts';
import { fillCard, payButton, placedOrder } from './lib/screens/cart.ts';
import { addPhoto, askToReturn } from './lib/screens/returns.ts';
import { someVehicle } from './lib/some-vehicle.ts';

const exactly = (name: string) => ({ name, exact: true });

/** The public screens of the usual run; together they have every kind of component. */
const sample = ['home', 'category', 'vehicle', 'part', 'job', 'locator', 'join', 'sign-in'];

/** The address of a job of that vehicle. */
const { connection } = new Guest(environment().web, '');
const path = await someVehicle(connection);
const { vehicleSlug } = path.vehicle;
const { body } = await connection.post('products/get-jobs', { vehicleSlug });
const [first] = body.data ?? [];
if (!first) throw new Error(`there is no job for ${vehicleSlug}`);
const job = `/au/parts-finder/job?${new URLSearchParams({ vehicle: vehicleSlug, job: first.job })}`;

/**
 * Finds backgrounds that are not dark, and texts with too little contrast. axe skips texts over a picture or a gradient.
 * Colours are read by drawing them on a canvas, since a style may name them in any notation.
 */
const UNFIT = `(() => {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
  const read = (colour) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour) => {
    const [red, green, blue] = read(colour).map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor, opacity } = getComputedStyle(one);
      if (opacity !== '1') return undefined;
      if (read(backgroundColor)[3] === 255) return backgroundColor;
    }
    return undefined;
  };
  const found = [];
  for (const root of [document.documentElement, document.body])
    if (luminance(getComputedStyle(root).backgroundColor) > 0.03) found.push(root.tagName + ' is not dark');
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent.trim());
    const passed = ':disabled, [disabled], [aria-disabled="true"], svg *, script, style, noscript, option';
    if (!own || element.matches(passed) || element.closest(':disabled') || !element.checkVisibility({ visibilityProperty: true })) continue;
    const ground = groundOf(element);
    if (ground === undefined) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [low, high] = [luminance(color), luminance(ground)].toSorted((a, b) => a - b);
    const size = Number.parseFloat(fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const contrast = (high + 0.05) / (low + 0.05);
    if (contrast < needed) found.push(contrast.toFixed(2) + ' ' + color + ' on ' + ground + ': ' + element.outerHTML.slice(0, 120));
  }
  return found;
})()`;

/** Checks every screen and its colours with the system set to dark. */
const inTheDark = async (visitor: Visitor, journey: string) => {
  await visitor.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // A map as long as the list beside it exceeds the browser's drawing limit.
  const look = lookingAround(visitor, `dark-${journey}`, 'window');
  return async (step: string): Promise<void> => {
    await visitor.page.waitForLoadState('networkidle');
    expect(await visitor.page.evaluate<string[]>(UNFIT), step).toEqual([]);
    await look(step);
  };
};

// About thirty screens with checks take long on a busy machine.
describe.each(widthsOf('desktop'))('in the dark on a %s', { timeout: 600_000 }, (width) => {
  it('every public screen is dark and can be read', async () => {
    const visitor = await Visitor.open(width);
    const look = await inTheDark(visitor, 'public');
    const { page } = visitor;
    const { vehicleSlug } = path.vehicle;
    for (const [name, address] of Object.entries({
      home: '/au',
      range: '/au/products',
      product: '/au/products/Batteries/Mower-Batteries',
      finder: '/au/parts-finder',
      choose: '/au/parts-finder?choose=true',
      category: '/au/parts-finder?category=Batteries',
      vehicle: `/au/parts-finder?category=${encodeURIComponent(path.category)}&vehicle=${vehicleSlug}`,
      nothing: '/au/parts-finder?keywords=qwertyuiop',
      part: `/au/part-detail/${encodeURIComponent(path.part.productNr)}?vehicle=${vehicleSlug}`,
      job,
      garage: '/au/garage',
      promotion: '/au/chicago-entry',
      about: '/au/about',
      legal: '/au/terms-of-use',
      error: '/au/no-such-page',
      locator: '/nz/location-service/parts-stockist/nz/takapuna',
      join: '/au/join-us',
      'sign-in': '/au/sign-in',
    })) {
      if (!thorough && !sample.includes(name)) continue;
      await visitor.go(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await look(name);
    }
    await page.getByRole('main').getByRole('button', exactly('Sign in')).click();
    await page.getByText('Email is required.').first().waitFor();
    await look('sign-in-wrong');

    // Overlays of the page.
    const box = page.getByRole('banner').getByRole('combobox', exactly('Search parts, vehicles and pages'));
    await box.fill(path.part.productNr);
    await page.getByRole('listbox').or(page.getByRole('grid')).first().waitFor();
    await look('box');

    await visitor.go('/au/quick-order');
    const row = page.getByRole('textbox', exactly('Part number, row 1'));
    await row.waitFor();
    await look('pad');
    await row.fill(path.part.productNr);
    await row.press('Enter');
    await page.getByRole('button', exactly('Add 1 row')).waitFor();
    await look('pad-filled');
    visitor.expects(/404/);
  });

  it('so is the way from the cart to the thank-you page', async () => {
    const { visitor } = await atCheckout(path.part, `${unique('dark')}@example.com`, width);
    const look = await inTheDark(visitor, 'cart');
    await fillCard(visitor, goodCard);
    await look('filled');
    await payButton(visitor).click();
    await placedOrder(visitor);
    await look('thank-you');
  });

  it.runIf(thorough)('so are the orders of a member, and the form of a return', async () => {
    const { email } = await newMember();
    const member = { email, password: firstPassword };
    const [order] = await placedOrders(member, [path.part]);
    if (!order) throw new Error('nothing was ordered');
    const dealer = new Guest(environment().web, 'dealer@southline.example');
    const { demoPassword } = environment();
    doneOf(await dealer.connection.post('auth/sign-in', { email: dealer.email, password: demoPassword }));
    for (const status of ['Order Dispatched', 'Order Delivered'] as const)
      doneOf(await dealer.connection.post('Order/update-fulfilment-status', { orderID: order.orderID, status }));

    const visitor = await Visitor.open(width);
    const look = await inTheDark(visitor, 'orders');
    const main = visitor.page.getByRole('main');
    await goAs(visitor, '/au/member-orders/0', member);
    await heading(visitor, 'Your Orders');
    const link = main.getByRole('link', exactly(order.orderNo));
    await link.waitFor();
    await look('list');
    await link.click();
    await heading(visitor, 'Order Details');
    await look('order');
    await visitor.go('/au/member-orders/1');
    await main.getByRole('link', exactly(`Return parts of ${order.orderNo}`)).click();
    await heading(visitor, 'Your Return Request');
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByText('Choose a reason for at least one part.', { exact: true }).waitFor();
    await look('return-wrong');
    await askToReturn(visitor, 1, 'It does not fit.');
    await addPhoto(visitor, 'part.jpg');
    await look('return-filled');
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByRole('link', { name: /^View request / }).click();
    await heading(visitor, 'Return request');
    await main.getByRole('button', exactly('Open Photo 1')).click();
    const dialog = visitor.page.getByRole('dialog');
    await dialog.getByRole('img', exactly('Photo 1')).waitFor();
    await look('photo');
    await dialog.getByRole('button', exactly('Close')).click();
    await dialog.waitFor({ state: 'hidden' });
    await visitor.page.getByRole('button', { name: /^Account of / }).click();
    await look('account');
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('button', { name: /^Garage: / }).click();
    await visitor.page.getByRole('link', exactly('Manage the garage')).waitFor();
    await look('vehicles');
  });
});
