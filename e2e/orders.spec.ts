import { eventually } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { environment } from './lib/environment.ts';
import { details, Guest } from './lib/guest.ts';
import { doneOf } from './lib/http.ts';
import { visiting } from './lib/journey.ts';
import { hasFocus, Keyboard } from './lib/keyboard.ts';
import { mailsNow } from './lib/mailbox.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { openPaper } from './lib/papers.ts';
import { buyableParts } from './lib/parts.ts';
import { placedOrders } from './lib/placed-orders.ts';
import { enter, goAs, heading, signIn, signOut } from './lib/screens/account.ts';
import { detailsOf, termsBox } from './lib/screens/cart.ts';
import { someVehicle } from './lib/some-vehicle.ts';

const { connection } = new Guest(environment().web, '');
const path = await someVehicle(connection);
const bulbs = (await buyableParts(connection, 'Light Bulbs')).slice(0, 10);

const exactly = (name: string) => ({ name, exact: true });

describe.each(widthsOf('desktop'))('orders on a %s', (width) => {
  it('are listed, narrowed, looked at, moved on by staff, and mailed about', async () => {
    const { email } = await newMember();
    const orders = await placedOrders(
      { email, password: firstPassword },
      [...bulbs, path.part],
      path.vehicle.vehicleSlug,
    );
    const newest = orders.at(-1);
    const oldest = orders[0];
    if (!newest || !oldest) throw new Error('nothing was ordered');
    const { visitor, look, page } = await visiting('orders', width);
    const main = page.getByRole('main');
    const link = (orderNo: string) => main.getByRole('link', exactly(orderNo));

    await goAs(visitor, '/au/member-orders/0', { email, password: firstPassword });
    await heading(visitor, 'Your Orders');
    await link(newest.orderNo).waitFor();
    expect(await link(oldest.orderNo).count()).toBe(0);
    await look('list');

    await main.getByRole('button', exactly('Last page')).click();
    await link(oldest.orderNo).waitFor();
    await page.waitForURL(/page=2/);
    const form = main.getByRole('form', exactly('Narrow the list'));
    if (width === 'phone') await form.getByRole('button', exactly('Filters')).click();
    await form.getByLabel('Order No', { exact: true }).fill(newest.orderNo.toLowerCase());
    await form.getByRole('button', exactly('Search')).click();
    await link(newest.orderNo).waitFor();
    expect(await main.getByText('1 order', { exact: true }).count()).toBe(1);
    expect(new URL(page.url()).search).toBe(`?orderNo=${newest.orderNo.toLowerCase()}`);
    await look('narrowed');
    await form.getByLabel('From', { exact: true }).fill('2026-03-02');
    await form.getByLabel('To', { exact: true }).fill('2026-03-01');
    await form.getByRole('button', exactly('Search')).click();
    await main.getByText('From date cannot later than to date.', { exact: true }).waitFor();
    expect(await link(newest.orderNo).count()).toBe(0);
    await look('backwards');
    await form.getByLabel('To', { exact: true }).fill('2026-03-03');
    await form.getByRole('button', exactly('Search')).click();
    await main.getByRole('heading', exactly('No orders match')).waitFor();
    await look('no-match');
    await main.getByRole('button', exactly('Clear')).last().click();
    await link(newest.orderNo).waitFor();
    await main.getByRole('link', exactly('Return Orders')).click();
    // The page lists the orders and marks those with parts that can be returned.
    await link(newest.orderNo).waitFor();
    await look('returns');
    await main.getByRole('link', exactly('Orders List')).click();

    const name = width === 'desktop' ? `Invoice of ${newest.orderNo}` : 'Invoice';
    if (width === 'desktop') expect((await openPaper(visitor, name)).subarray(0, 4).toString()).toBe('%PDF');
    await link(newest.orderNo).click();
    await heading(visitor, 'Order Details');
    await main.getByText(`Order #${newest.orderNo}`, { exact: true }).waitFor();
    await main.getByText(path.part.productNr, { exact: true }).first().waitFor();
    await look('details');
    expect((await openPaper(visitor, 'Download Order')).subarray(0, 4).toString()).toBe('%PDF');
    await main.getByRole('button', exactly('Send the confirmation again')).click();
    await main
      .getByText('The confirmation is being sent to the email address of the order.', { exact: true })
      .waitFor();
    await main.getByRole('button', exactly('Show emails and documents')).click();
    await main.getByText('Confirmation requested again', { exact: true }).waitFor();

    // All parts are sold unchanged, so no dialog opens.
    await main.getByRole('button', exactly('Order again')).click();
    await page.getByRole('heading', { level: 1, name: /^Cart/ }).waitFor();
    await main.getByRole('link', exactly(path.part.productNr)).first().waitFor();
    await look('again');
    await page.goBack();
    await heading(visitor, 'Order Details');

    await page.emulateMedia({ media: 'print' });
    await look('print');
    await page.emulateMedia({ media: 'screen' });

    const { visitor: desk, look: lookAtDesk } = await visiting('orders-desk', width);
    const staff = desk.page.getByRole('main');
    await goAs(desk, `/au/manager-orders/0?orderNo=${newest.orderNo}`, {
      email: 'dealer@southline.example',
      password: environment().demoPassword,
    });
    await heading(desk, 'Manage Orders');
    if (width === 'desktop') {
      const row = await staff.getByRole('row', { name: newest.orderNo }).boundingBox();
      // 44 px and the lines between the rows.
      expect(row?.height).toBeLessThan(50);
      const filters = await staff.getByRole('form', exactly('Narrow the list')).boundingBox();
      expect(filters?.height).toBeLessThan(100);
    }
    await staff.getByRole('button', exactly(`Dispatch ${newest.orderNo}`)).click();
    const tracking = staff.getByLabel(`Tracking No ${newest.orderNo}`, { exact: true });
    await eventually(async () => expect(await hasFocus(tracking)).toBe(true));
    await staff.getByLabel('Carrier', { exact: true }).fill('Roadline');
    await tracking.fill('RL 42');
    await lookAtDesk('chosen');
    // The bar leaves the ticked rows in sight.
    const bar = await staff.getByText('1 order chosen', { exact: true }).locator('..').boundingBox();
    expect(bar?.height).toBeLessThan(width === 'phone' ? 230 : 120);
    await tracking.press('Enter');
    await staff.getByText('1 order chosen', { exact: true }).waitFor({ state: 'detached' });
    await staff.getByRole('link', exactly(newest.orderNo)).click();
    await staff.getByText('Order Dispatched', { exact: true }).waitFor();
    await lookAtDesk('details');
    await staff.getByRole('button', exactly('Mark as delivered')).click();
    await staff.getByText('Order Delivered', { exact: true }).waitFor();
    await lookAtDesk('delivered');
    await desk.go('/au/manager-orders/0');
    await staff.getByRole('link', exactly(newest.orderNo)).waitFor();
    await lookAtDesk('all');
    await signOut(desk);

    await visitor.reload();
    await main.getByText('Roadline · Tracking No RL 42', { exact: true }).waitFor();
    await look('delivered');
    const wanted = [
      `Confirmation of your Southline order ${newest.orderNo}, sent again`,
      `On its way: Southline order ${newest.orderNo}`,
      `Delivered: Southline order ${newest.orderNo}`,
    ];
    await eventually(async () => {
      const mails = await mailsNow(environment().mailbox, email);
      expect(mails.map(({ Subject }) => Subject)).toEqual(expect.arrayContaining(wanted));
    });
  });
});

it('a person without orders sees an empty list, and another person’s order is not found', async () => {
  const { email } = await newMember();
  const { visitor, look } = await visiting('orders-none');
  const main = visitor.page.getByRole('main');
  await visitor.go('/au/member-order-details/missing/SL1');
  await main.getByRole('heading', exactly('There is no such order')).waitFor();
  await look('unknown');
  await main.getByRole('link', exactly('Sign in')).click();
  await signIn(visitor, { email, password: firstPassword });
  await main.getByRole('heading', exactly('There is no such order')).waitFor();
  await visitor.go('/au/member-orders/0');
  await main.getByRole('heading', exactly('No orders yet')).waitFor();
  await look('empty');
  visitor.expects(/404/);
});

it('the list and an order need no mouse, and the focus can be seen at every stop', async () => {
  const { email } = await newMember();
  const [order] = await placedOrders({ email, password: firstPassword }, [path.part]);
  if (!order) throw new Error('nothing was ordered');
  const visitor = await Visitor.open();
  const { page } = visitor;
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  await goAs(visitor, '/au/member-orders/0', { email, password: firstPassword });
  await keys.enter(main.getByRole('button', exactly('Total $ Value')));
  await page.waitForURL(/sortBy=sales/);
  await keys.type(main.getByLabel('Order No', { exact: true }), order.orderNo);
  await page.keyboard.press('Enter');
  await page.waitForURL(/orderNo=/);
  await keys.enter(main.getByRole('link', exactly(order.orderNo)));
  await heading(visitor, 'Order Details');
  await keys.tabTo(main.getByRole('button', exactly('Download Order')));
  await keys.enter(main.getByRole('link', exactly('Back to Order List')));
  await heading(visitor, 'Your Orders');
  expect([...keys.hidden]).toEqual([]);
});

it('from the cart by the checkout to the order, and the same once more, needs no mouse', async () => {
  const { email } = await newMember();
  const visitor = await Visitor.open();
  const { page } = visitor;
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const number = path.part.productNr;
  await enter(visitor, { email, password: firstPassword });
  await visitor.go(`/au/part-detail/${number}`);
  await keys.enter(main.getByRole('button', exactly(`Add to cart ${number}`)));
  await keys.enter(main.getByRole('link', exactly('View cart')));
  await visitor.go('/au/checkout');
  await page.getByRole('heading', { level: 1, name: /^Checkout/ }).waitFor();
  for (const [label, value] of detailsOf(email)) {
    if (label === 'Postcode') await keys.type(page.getByLabel('State', { exact: true }), details(email).DeliveryState);
    const field = page.getByLabel(label, { exact: true });
    // The Tab key selects the profile's value, so typing replaces it.
    await keys.type(field, value);
  }
  for (const [label, value] of [
    ['Name on card', goodCard.name],
    ['Card number', goodCard.number],
    ['Expiry month', goodCard.month],
    ['Expiry year', goodCard.year],
    ['CVN', goodCard.cvn],
  ] as const)
    await keys.type(page.getByLabel(label), value);
  await keys.toggle(termsBox(visitor));
  await keys.enter(page.getByRole('button', exactly('PLACE ORDER')));
  await page.getByRole('heading', { level: 1, ...exactly('Thank you for your order!') }).waitFor({ timeout: 60_000 });

  await visitor.go('/au/member-orders/0');
  await keys.enter(main.getByRole('table').getByRole('link').first());
  await heading(visitor, 'Order Details');
  await keys.enter(main.getByRole('button', exactly('Order again')));
  await page.getByRole('heading', { level: 1, name: /^Cart/ }).waitFor();
  await main.getByRole('link', exactly(number)).waitFor();
  expect([...keys.hidden]).toEqual([]);
});

it('a deep link keeps its filters through the sign-in, and the CSV file has the rows of the list', async () => {
  const { email, connection } = await newMember();
  const [order] = await placedOrders({ email, password: firstPassword }, [path.part]);
  const list = doneOf(await connection.post('Order/get-member-orders', {}));
  expect(list.data.map(({ orderNumber }) => orderNumber)).toEqual([order?.orderNo]);
  const visitor = await Visitor.open();
  const address = `/au/member-orders/0?orderNo=${order?.orderNo}&sortBy=sales&sortDir=desc`;
  await visitor.go(address);
  await signIn(visitor, { email, password: firstPassword });
  await heading(visitor, 'Your Orders');
  const { pathname, search } = new URL(visitor.page.url());
  expect(new URLSearchParams(search).get('orderNo')).toBe(order?.orderNo);
  expect(pathname).toBe('/au/member-orders/0');
  const downloading = visitor.page.waitForEvent('download');
  await visitor.page.getByRole('link', exactly('Export as CSV')).click();
  expect((await downloading).suggestedFilename()).toBe('orders.csv');
});
