import { eventually } from '@southline/testkit';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { doneOf } from './lib/http.ts';
import { lookingAround, visiting } from './lib/journey.ts';
import { hasFocus, Keyboard } from './lib/keyboard.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { openPaper } from './lib/papers.ts';
import { buyableParts, quantityOf } from './lib/parts.ts';
import { placeOrder } from './lib/placed-orders.ts';
import { transactionsOf } from './lib/sandbox.ts';
import { goAs, heading, signIn } from './lib/screens/account.ts';

const { web, demoPassword } = environment();
const exactly = (name: string) => ({ name, exact: true });

const parts = (await buyableParts(new Guest(web, '').connection, 'Light Bulbs')).slice(0, 2);

/** A member's order of two parts, more than one unit of the first. */
const placedByMember = async () => {
  const { email } = await newMember();
  const buyer = new Guest(web, email);
  doneOf(await buyer.connection.post('auth/sign-in', { email, password: firstPassword }));
  const [first, second] = parts;
  if (!first || !second) throw new Error('the demo data lacks two bulbs to buy');
  const order = await placeOrder(buyer, [{ part: first, quantity: quantityOf(first) * 2 }, { part: second }]);
  return { email, order, first };
};

/** The refund that the dialog shows, in cents. */
const refundOf = async (dialog: Locator): Promise<number> => {
  const total = dialog.locator('dl > div').filter({ hasText: 'Refund to the card' });
  return Math.round(Number((await total.getByRole('definition').textContent())?.replace(/[$,]/g, '')) * 100);
};

const refunded = async (orderNo: string): Promise<number[]> =>
  (await transactionsOf(orderNo, 'refunded')).map(({ amount }) => amount);

describe.each(widthsOf('desktop'))('an order on a %s', (width) => {
  it('is cancelled by its buyer: a unit first, then the rest, each refunded once and to the cent', async () => {
    const { email, order, first } = await placedByMember();
    const { visitor, look, page } = await visiting('cancelling', width);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const lookAtDialog = lookingAround(visitor, 'cancelling-dialog', 'window');
    await visitor.go(`/au/member-order-details/${order.orderID}/${order.orderNo}`);
    await main.getByRole('link', exactly('Sign in')).click();
    await signIn(visitor, { email, password: firstPassword });
    await heading(visitor, 'Order Details');
    const ofLine = main.getByRole('button', exactly(`Cancel units ${first.productNr}`));
    await look('placed');
    await main.getByRole('button', exactly('Cancel or return items')).click();
    await ofLine.waitFor();
    await look('choosing');

    await ofLine.click();
    const units = dialog.getByLabel(new RegExp(`^Units of ${first.productNr} to cancel`));
    await eventually(async () => expect(await hasFocus(units)).toBe(true));
    await units.fill('1');
    await dialog.getByText('The delivery fee is not refunded', { exact: false }).waitFor();
    const unit = dialog.getByRole('button', exactly('Cancel 1 unit'));
    await eventually(async () => expect(await unit.isEnabled()).toBe(true));
    const forUnit = await refundOf(dialog);
    await lookAtDialog('unit');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(async () => expect(await hasFocus(ofLine)).toBe(true));
    expect(await refunded(order.orderNo)).toEqual([]);

    await ofLine.click();
    await units.fill('1');
    await unit.click();
    await dialog.getByText(/^Cancelled\. /).waitFor();
    await lookAtDialog('cancelled');
    await dialog.getByRole('button', exactly('Close')).last().click();
    await main.getByText('1 cancelled', { exact: true }).waitFor();
    const refunds = main.getByRole('region', exactly('Refunds'));
    await refunds.getByText('Refunded', { exact: true }).waitFor();
    await look('unit-cancelled');
    expect((await openPaper(visitor, 'Credit Note')).subarray(0, 4).toString()).toBe('%PDF');
    expect(await refunded(order.orderNo)).toEqual([forUnit]);

    await main.getByRole('button', exactly('Cancel order')).click();
    const whole = dialog.getByRole('button', exactly('Cancel the whole order'));
    await eventually(async () => expect(await whole.isEnabled()).toBe(true));
    const forRest = await refundOf(dialog);
    expect(forUnit + forRest).toBe(Math.round(order.totalToPay * 100));
    await page.emulateMedia({ colorScheme: 'dark' });
    await lookAtDialog('rest-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await dialog.getByLabel('Reason (optional)', { exact: true }).fill('Found them in the shed.');
    // A double click counts as one press.
    await whole.dblclick();
    await dialog.getByText(/^Cancelled\. /).waitFor();
    await dialog.getByRole('button', exactly('Close')).last().click();
    await main.getByText('Order Cancelled', { exact: true }).waitFor();
    await main.getByText('Found them in the shed.', { exact: true }).waitFor();
    await eventually(async () => expect(await refunds.getByText('Refunded', { exact: true }).count()).toBe(2));
    expect(await main.getByRole('button', { name: /^Cancel/ }).count()).toBe(0);
    await look('all-cancelled');
    await page.emulateMedia({ colorScheme: 'dark' });
    await look('all-cancelled-dark');
    expect((await refunded(order.orderNo)).sort((a, b) => a - b)).toEqual([forUnit, forRest].sort((a, b) => a - b));
    // A 404 is expected: the page was first opened without the session that may see the order.
    visitor.expects(/404/);
  });

  it('is cancelled by staff with a reason; its buyer reads the reason', async () => {
    const { email, order } = await placedByMember();
    const { orderNo } = order;
    const { visitor: desk, look } = await visiting('cancelling-desk', width);
    const main = desk.page.getByRole('main');
    const dialog = desk.page.getByRole('dialog');
    await goAs(desk, `/au/manager-orders/0?orderNo=${orderNo}`, {
      email: 'dealer@southline.example',
      password: demoPassword,
    });
    await heading(desk, 'Manage Orders');
    await look('list');
    await main.getByRole('link', exactly(orderNo)).click();
    await main.getByRole('button', exactly('Cancel or return items')).click();
    await main.getByRole('button', exactly('Cancel order')).click();
    const whole = dialog.getByRole('button', exactly('Cancel the whole order'));
    await eventually(async () => expect(await whole.isEnabled()).toBe(true));
    await whole.click();
    await dialog.getByText('Enter a reason.', { exact: true }).waitFor();
    await lookingAround(desk, 'cancelling-desk-dialog', 'window')('reason');
    await dialog.getByLabel('Reason', { exact: true }).fill('The supplier recalled this batch.');
    await whole.click();
    await dialog.getByText(/^Cancelled\. /).waitFor();
    await dialog.getByRole('button', exactly('Close')).last().click();
    await main.getByText('Order Cancelled', { exact: true }).waitFor();
    expect(await main.getByRole('button', exactly('Cancel or return items')).count()).toBe(0);

    const visitor = await Visitor.open(width);
    const theirs = visitor.page.getByRole('main');
    await goAs(visitor, `/au/member-orders/0`, { email, password: firstPassword });
    await theirs.getByRole('link', exactly(orderNo)).click();
    await theirs.getByText('The supplier recalled this batch.', { exact: true }).waitFor();
  });
});

it('cancelling needs no mouse, and the focus can be seen at every stop', async () => {
  const { email, order } = await placedByMember();
  const visitor = await Visitor.open();
  const { page } = visitor;
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await goAs(visitor, '/au/member-orders/0', { email, password: firstPassword });
  await keys.enter(main.getByRole('link', exactly(order.orderNo)));
  await keys.enter(main.getByRole('button', exactly('Cancel or return items')));
  await keys.enter(main.getByRole('button', exactly('Cancel order')));
  await keys.enter(dialog.getByRole('button', { name: /^Cancel one unit less of/ }).first());
  await keys.type(dialog.getByLabel('Reason (optional)', { exact: true }), 'Too many.');
  const confirm = dialog.getByRole('button', { name: /^Cancel \d+ units?$/ });
  await eventually(async () => expect(await confirm.isEnabled()).toBe(true));
  await keys.enter(confirm);
  await dialog.getByText(/^Cancelled\. /).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await main.getByText('Too many.', { exact: true }).waitFor();
  await eventually(async () => expect(await hasFocus(main.getByRole('button', exactly('Cancel order')))).toBe(true));
  expect([...keys.hidden]).toEqual([]);
});
