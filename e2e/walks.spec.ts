import { readFile } from 'node:fs/promises';
import { eventually, unique } from '@southline/testkit';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { Visitor, type Width } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { environment } from './lib/environment.ts';
import { details, Guest } from './lib/guest.ts';
import { Hands } from './lib/hands.ts';
import { visiting } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { quantityOf, sixtyParts } from './lib/parts.ts';
import { placedOrders } from './lib/placed-orders.ts';
import { enter } from './lib/screens/account.ts';
import { detailsOf, payButton, placedOrder, termsBox } from './lib/screens/cart.ts';
import { partForPlate } from './lib/some-vehicle.ts';

// Measures the journeys through the shop in clicks, fields and keys. The seconds are printed but not asserted.

const plate = { number: 'ONE113', state: 'VIC' };

const { connection } = new Guest(environment().web, '');
const parts = await sixtyParts(connection);
const fitting = await partForPlate(connection, plate.number, plate.state);

const exactly = (name: string) => ({ name, exact: true });
const mainOf = ({ page }: Visitor): Locator => page.getByRole('main');
const bannerOf = ({ page }: Visitor): Locator => page.getByRole('banner');
const boxOf = (visitor: Visitor): Locator =>
  bannerOf(visitor).getByRole('combobox', exactly('Search parts, vehicles and pages'));
/** On phones the link to the cart is the bar at the bottom. */
const toCart = ({ page }: Visitor): Locator =>
  page
    .getByRole('link', { name: /View cart$/ })
    .filter({ visible: true })
    .first();

const cart = async ({ page }: Visitor, lines: number): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: `Cart ${lines} line${lines > 1 ? 's' : ''}` }).waitFor();
  await page.getByText('TOTAL TO PAY').first().waitFor();
};

const card = [
  ['Name on card', goodCard.name],
  ['Card number', goodCard.number],
  ['Expiry month', goodCard.month],
  ['Expiry year', goodCard.year],
  ['CVN', goodCard.cvn],
] as const;

/** A guest fills eight fields of the address and five of the card. */
const GUEST_FIELDS = 13;

/** Fills in the cart's details and the card, and places the order. */
const pay = async (visitor: Visitor, hands: Hands, look: (step: string) => Promise<void>): Promise<void> => {
  const { page } = visitor;
  const email = `${unique('walk')}@example.com`;
  for (const [label, value] of detailsOf(email)) {
    if (label === 'Postcode') await hands.pick(page.getByLabel('State', { exact: true }), details(email).DeliveryState);
    await hands.type(page.getByLabel(label, { exact: true }), value);
  }
  for (const [label, value] of card) await hands.type(page.getByLabel(label), value);
  await hands.tap(termsBox(visitor));
  await eventually(async () => expect(await payButton(visitor).isEnabled()).toBe(true));
  await look('filled');
  await hands.tap(payButton(visitor));
  await placedOrder(visitor);
};

it('a mechanic with a plate has the parts of a job paid for after seven taps', async () => {
  const { visitor, look, page } = await visiting('walk-mechanic', 'phone', 'window');
  await visitor.go('/au');
  await look('home');
  const hands = new Hands(visitor);
  await hands.tap(boxOf(visitor));
  await hands.type(boxOf(visitor), plate.number);
  const state = page.getByRole('group', exactly('State of the registration'));
  await state.waitFor();
  await look('plate');
  await hands.tap(state.getByRole('button', exactly(plate.state)));
  // Two vehicles have the plate. Each lists its first jobs.
  const jobs = page.getByRole('navigation', { name: /^Jobs for / });
  await jobs.nth(1).waitFor();
  await look('vehicles');
  await hands.tap(jobs.first().getByRole('link').first());
  const add = page.getByRole('button', { name: /^Add \d+ parts?/ }).first();
  await add.waitFor();
  // The page clears the registration after it has used it.
  expect(await boxOf(visitor).inputValue()).toBe('');
  await look('job');
  await hands.tap(add);
  const view = mainOf(visitor).getByRole('link', exactly('View cart'));
  await view.waitFor();
  await look('added');
  await hands.tap(view);
  await page.getByText('TOTAL TO PAY').first().waitFor();
  await look('cart');
  await pay(visitor, hands, look);
  hands.report('mechanic with a plate');
  await look('paid');
  expect(hands).toMatchObject({ taps: 7, fields: 1 + GUEST_FIELDS });
});

it.each([12, 60])(
  'a clerk has a list of %i numbers in the cart after a paste, two keys and two clicks',
  async (count) => {
    const { visitor, look, page } = await visiting(`walk-clerk-${count}`, 'desktop', 'window');
    const rows = parts.slice(0, count).map((part) => `${part.productNr}\t${quantityOf(part)}`);
    await visitor.go('/au');
    const hands = new Hands(visitor);
    await hands.press('/');
    await page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(rows.join('\n'))});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);
    await page.getByText(`A list of ${count} numbers`, { exact: true }).waitFor();
    await look('pasted');
    await hands.press('Enter');
    const add = page.getByRole('button', exactly(`Add all ${count} rows`));
    await add.waitFor();
    expect(await boxOf(visitor).inputValue()).toBe('');
    await look('pad');
    await hands.tap(add);
    await page.getByText(`${count} rows are in your cart`).waitFor();
    await look('added');
    await hands.tap(mainOf(visitor).getByRole('link', exactly('View cart')));
    await cart(visitor, count);
    hands.report(`clerk with ${count} numbers, to the cart`);
    await look('cart');
    expect(hands).toMatchObject({ taps: 2, fields: 0, keys: 2 });
  },
);

it.each<Width>(['desktop', 'phone'])('a member buys the same again after three clicks (%s)', async (width) => {
  const { email } = await newMember();
  await placedOrders({ email, password: firstPassword }, parts.slice(0, 2));
  const { visitor, look, page } = await visiting('walk-member', width, 'window');
  const account = page.getByRole('button', { name: /^Account of / });
  await enter(visitor, { email, password: firstPassword });
  await visitor.go('/au');
  const hands = new Hands(visitor);
  await hands.tap(account);
  await look('menu');
  await hands.tap(bannerOf(visitor).getByRole('link', exactly('Your Orders')));
  const again = mainOf(visitor)
    .getByRole('button', { name: /^Order again/ })
    .first();
  await again.waitFor();
  await look('orders');
  await hands.tap(again);
  await cart(visitor, 1);
  // Only the card is missing: the delivery address is the last order's.
  await page.getByRole('button', exactly('Change the delivery details')).waitFor();
  hands.report('member who buys the same again, to the cart');
  await look('cart');
  expect(hands).toMatchObject({ taps: 3, fields: 0, keys: 0 });
});

it('an accountant has the month as a file after three clicks', async () => {
  const { email } = await newMember();
  const [order] = await placedOrders({ email, password: firstPassword }, parts.slice(0, 1));
  const visitor = await Visitor.open();
  const { page } = visitor;
  await enter(visitor, { email, password: firstPassword });
  await visitor.go('/au');
  const hands = new Hands(visitor);
  await hands.tap(mainOf(visitor).getByRole('link', exactly('All orders')));
  await hands.tap(mainOf(visitor).getByRole('button', exactly('This month')));
  await page.waitForURL(/[?&]from=/);
  const downloading = page.waitForEvent('download');
  await hands.tap(mainOf(visitor).getByRole('link', exactly('Export as CSV')));
  const file = await readFile(await (await downloading).path(), 'utf8');
  hands.report('accountant with a month');
  expect(file.split('\r\n')[0]).toMatch(/"Purchase Order No","Invoice No","GST"/);
  expect(file).toContain(`"${order?.orderNo}"`);
  expect(hands).toMatchObject({ taps: 3, fields: 0, keys: 0 });
});

it.each<Width>(['phone', 'desktop'])(
  'a buyer who does not know the name has the part in the cart after two taps (%s)',
  async (width) => {
    const { visitor, look } = await visiting('walk-vague', width, 'window');
    await visitor.go('/au');
    const hands = new Hands(visitor);
    await hands.type(boxOf(visitor), 'thing that wipes the back window 2015 commodore');
    await look('typed');
    await hands.press('Enter');
    const rows = mainOf(visitor)
      .getByRole('row')
      .filter({ hasText: /Wiper blade rear/ });
    await rows.first().waitFor();
    await look('results');
    const sold = rows.filter({ hasText: /\d in stock/ }).first();
    await hands.tap(sold.getByRole('button', { name: /^Add to cart/ }));
    await hands.tap(toCart(visitor));
    await cart(visitor, 1);
    hands.report('vague words, to the cart');
    await look('cart');
    expect(hands).toMatchObject({ taps: 2, fields: 1 });
  },
);

it('a visitor from a search engine knows that it fits and has paid after seven taps', async () => {
  const { visitor, look, page } = await visiting('walk-visitor', 'phone', 'window');
  await visitor.go(`/au/part-detail/${encodeURIComponent(fitting.productNr)}`);
  await look('landed');
  const hands = new Hands(visitor);
  await hands.tap(page.getByRole('button', exactly('Check by plate, VIN or model')));
  await look('dialog');
  await hands.type(page.getByLabel('Registration number'), plate.number);
  await hands.pick(page.getByLabel('State'), plate.state);
  await hands.tap(page.getByRole('dialog').getByRole('button', exactly('Search')));
  const shop = page.getByRole('button', { name: /^shop this vehicle/ }).first();
  await shop.waitFor();
  await look('found');
  await hands.tap(shop);
  await page.getByRole('button', exactly('Change vehicle')).waitFor();
  await mainOf(visitor).getByText(/^Fits/).first().waitFor();
  await look('checked');
  await hands.tap(
    mainOf(visitor)
      .getByRole('button', exactly(`Add to cart ${fitting.productNr}`))
      .first(),
  );
  await toCart(visitor).waitFor();
  await look('added');
  await hands.tap(toCart(visitor));
  await cart(visitor, 1);
  await look('cart');
  await pay(visitor, hands, look);
  hands.report('visitor from a search engine');
  await look('paid');
  expect(hands).toMatchObject({ taps: 7, fields: 2 + GUEST_FIELDS });
});

it('an order of twelve lines needs no mouse, from the home page to the payment', async () => {
  const { visitor, look, page } = await visiting('walk-keyboard', 'desktop', 'window');
  const keys = new Keyboard(page);
  const counts: string[] = [];
  const note = (where: string) => void counts.push(`${keys.pressed} ${where}`);
  await visitor.go('/au');
  await keys.enter(bannerOf(visitor).getByRole('link', exactly('Order Pad')));
  await keys.tabTo(page.getByRole('textbox', exactly('Part number, row 1')));
  note('to the first row');
  for (const part of parts.slice(0, 12)) {
    await keys.letters(part.productNr);
    if (quantityOf(part) > 1) {
      await keys.press('ArrowRight');
      await keys.letters(String(quantityOf(part)));
    }
    await keys.press('Enter');
  }
  await page.getByRole('button', exactly('Add all 12 rows')).waitFor();
  await keys.press('Control+Enter');
  await page.getByText('12 rows are in your cart').waitFor();
  note('with twelve lines added');
  await look('added');
  // The focus has moved to the next control.
  const left = keys.pressed;
  await keys.enter(mainOf(visitor).getByRole('link', exactly('View cart')));
  expect(keys.pressed - left).toBe(1);
  await cart(visitor, 12);
  note('in the cart');
  await keys.enter(mainOf(visitor).getByRole('link', exactly('Skip to your details')));
  const email = `${unique('walk-keys')}@example.com`;
  for (const [label, value] of detailsOf(email)) {
    if (label === 'Postcode') await keys.type(page.getByLabel('State', { exact: true }), details(email).DeliveryState);
    await keys.type(page.getByLabel(label, { exact: true }), value);
    if (label === 'First Name') note('with the first field filled in');
  }
  for (const [label, value] of card) await keys.type(page.getByLabel(label), value);
  await keys.toggle(termsBox(visitor));
  await eventually(async () => expect(await payButton(visitor).isEnabled()).toBe(true));
  await look('filled');
  await keys.enter(payButton(visitor));
  await placedOrder(visitor);
  note('until it is paid for');
  expect(keys.pressed).toBeLessThan(400);
  process.stdout.write(`walk: twelve lines by keyboard: keys ${counts.join(', ')}\n`);
  await look('paid');
  expect([...keys.hidden]).toEqual([]);
});
