import { eventually, unique } from '@southline/testkit';
import { expect, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { environment } from './lib/environment.ts';
import { details, Guest } from './lib/guest.ts';
import { hasFocus, Keyboard } from './lib/keyboard.ts';
import { transactionsOf } from './lib/sandbox.ts';
import { detailsOf, payButton, placedOrder, termsBox } from './lib/screens/cart.ts';
import { resultRow } from './lib/screens/finder.ts';
import { someVehicle } from './lib/some-vehicle.ts';

const path = await someVehicle(new Guest(environment().web, '').connection);

it('a purchase needs no mouse, and the focus can be seen at every stop', async () => {
  const email = `${unique('keys')}@example.com`;
  const visitor = await Visitor.open();
  const { page } = visitor;
  const keys = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await visitor.go('/au');
  await keys.enter(page.getByRole('link', { name: /^Find parts by vehicle/ }));
  await keys.tabTo(page.getByRole('tab', { name: 'Registration', exact: true }));
  await keys.press('ArrowRight');
  for (const step of ['make', 'model', 'year', 'variant'] as const) {
    const question = page.getByRole('region', { name: `Choose the ${step}`, exact: true });
    await question.getByRole('button').first().waitFor();
    await keys.enter(question.getByRole('button', { name: String(path[step]), exact: true }));
  }
  await keys.enter(page.getByRole('button', { name: /^shop this vehicle/ }).first());
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await keys.enter(page.getByRole('link', { name: 'Skip to content', exact: true }));
  const index = page.getByRole('region', { name: 'Choose a category', exact: true });
  await keys.enter(index.getByRole('link', { name: path.category, exact: true }).first());
  const row = resultRow(visitor, path.part.productNr);
  await keys.enter(row.getByRole('button', { name: `Add to cart ${path.part.productNr}`, exact: true }));
  await keys.enter(row.getByRole('link', { name: 'View cart', exact: true }));

  await keys.enter(button(`More ${path.part.productNr}`));
  for (const [label, value] of detailsOf(email)) {
    // The field for the state is between suburb and postcode.
    if (label === 'Postcode') await keys.type(page.getByLabel('State', { exact: true }), details(email).DeliveryState);
    await keys.type(page.getByLabel(label, { exact: true }), value);
  }
  for (const [label, value] of [
    ['Name on card', goodCard.name],
    ['Card number', goodCard.number],
    ['Expiry month', goodCard.month],
    ['Expiry year', goodCard.year],
    ['CVN', goodCard.cvn],
  ] as const) {
    await keys.type(page.getByLabel(label), value);
  }
  await keys.toggle(termsBox(visitor));
  await eventually(async () => expect(await payButton(visitor).isEnabled()).toBe(true));
  await keys.enter(payButton(visitor));
  const orderNo = await placedOrder(visitor);
  // The result has the focus.
  await eventually(async () => expect(await page.evaluate('document.activeElement?.tagName')).toBe('H1'));
  expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
  expect([...keys.hidden]).toEqual([]);
});

it('/ jumps to the search box, and a dialog gives the focus back when it closes', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au/parts-finder');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search parts, vehicles and pages' });
  await box.waitFor();
  await page.keyboard.press('/');
  await eventually(() => hasFocus(box));
  expect(await box.inputValue()).toBe('');

  const opener = page.getByRole('button', { name: /^Vehicle/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Select your vehicle' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await eventually(() => hasFocus(opener));
});
