import { eventually, unique } from '@southline/testkit';
import { expect, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { Hands } from './lib/hands.ts';
import { doneOf } from './lib/http.ts';
import { visiting } from './lib/journey.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { sixtyParts } from './lib/parts.ts';
import { placeOrder } from './lib/placed-orders.ts';
import { goAs, heading, signIn } from './lib/screens/account.ts';

// Answers whatever waits on the return desk, so it runs when no other test needs the queue.

const { web, demoPassword } = environment();
const REQUESTS = 30;

const dealerOnDesk = async (): Promise<Guest> => {
  const dealer = new Guest(web, 'dealer@southline.example');
  doneOf(await dealer.connection.post('auth/sign-in', { email: dealer.email, password: demoPassword }));
  return dealer;
};

/** One delivered order, all of whose parts the member asks to return. */
const askForThirty = async (dealer: Guest): Promise<void> => {
  const { email } = await newMember();
  const member = new Guest(web, email);
  doneOf(await member.connection.post('auth/sign-in', { email, password: firstPassword }));
  const parts = (await sixtyParts(member.connection)).slice(0, REQUESTS);
  const { orderID, listing } = await placeOrder(
    member,
    parts.map((part) => ({ part })),
  );
  for (const status of ['Order Dispatched', 'Order Delivered'] as const)
    doneOf(await dealer.connection.post('Order/update-fulfilment-status', { orderID, status }));
  const returnItems = listing.map(({ shoppingCartID }) => ({
    orderID,
    shoppingCartID,
    returnQuantity: 1,
    returnReason: 1,
    userMsg: 'Not needed.',
  }));
  doneOf(await member.connection.post('return/create-return-order-item', { returnItems }));
};

it('staff answer thirty return requests with sixty keys', { timeout: 600_000 }, async () => {
  const dealer = await dealerOnDesk();
  await askForThirty(dealer);
  const waiting = async () =>
    doneOf(await dealer.connection.post('return/get-admin-return-requests', { status: 'RP' })).totalCount;
  const before = await waiting();
  expect(before).toBeGreaterThan(REQUESTS - 1);
  const desk = await Visitor.open();
  const main = desk.page.getByRole('main');
  await goAs(desk, '/au/manager-orders/1?list=requests&status=RP&sortBy=submittedDate&sortDir=asc', {
    email: dealer.email,
    password: demoPassword,
  });
  await heading(desk, 'Manage Orders');
  await main.locator('a[data-row]').first().click();
  const hands = new Hands(desk);
  for (let answered = 1; answered <= REQUESTS; answered += 1) {
    await heading(desk, 'Return request');
    await main.getByRole('button', { name: 'Send answer', exact: true }).waitFor();
    await hands.press('a');
    await hands.press('Control+Enter');
    // The number of the request that was answered, above the next one.
    await eventually(async () => expect(await waiting()).toBe(before - answered));
    await main
      .getByText(/is answered\. This is the next request\.$|^Your answer has been sent/)
      .first()
      .waitFor();
    if (answered < before)
      await eventually(async () => expect(await main.getByRole('radio', { name: 'Approve' }).isChecked()).toBe(false));
  }
  hands.report('thirty return requests');
  expect(hands).toMatchObject({ taps: 0, fields: 0, keys: 2 * REQUESTS });
});

const DISPATCHES = 10;

it('staff dispatch ten orders, each with its own tracking number, by two presses and typing', {
  timeout: 600_000,
}, async () => {
  const { email } = await newMember();
  const member = new Guest(web, email);
  const signedIn = doneOf(await member.connection.post('auth/sign-in', { email, password: firstPassword }));
  const [part] = await sixtyParts(member.connection);
  if (!part) throw new Error('no part to buy');
  for (let placed = 0; placed < DISPATCHES; placed += 1) await placeOrder(member, [{ part }]);
  const { visitor: desk, look } = await visiting('ten-dispatches');
  const main = desk.page.getByRole('main');
  await goAs(desk, `/au/manager-orders/0?membershipNo=${signedIn.data.membershipNo}&status=waiting`, {
    email: 'dealer@southline.example',
    password: demoPassword,
  });
  await heading(desk, 'Manage Orders');
  const hands = new Hands(desk);
  await hands.tap(main.getByRole('checkbox', { name: 'Choose all orders of this page' }));
  await hands.type(main.getByLabel('Carrier', { exact: true }), 'Roadline');
  for (let nth = 1; nth <= DISPATCHES; nth += 1) {
    await hands.press('Tab');
    await desk.page.keyboard.type(`RL${nth}`);
    hands.fields += 1;
  }
  await look('chosen');
  await hands.press('Enter');
  await main.getByText('No orders match', { exact: true }).waitFor({ timeout: 60_000 });
  hands.report('ten dispatches');
  expect(hands).toMatchObject({ taps: 1, fields: DISPATCHES + 1 });
  const list = doneOf(await member.connection.post('Order/get-member-orders', {})).data;
  expect(list.map(({ fulfilmentStatus }) => fulfilmentStatus)).toEqual(Array(DISPATCHES).fill('Order Dispatched'));
});

it('on a phone staff begin at the work list and dispatch from a card', { timeout: 600_000 }, async () => {
  const buyer = new Guest(web, `${unique('card')}@southline.example`);
  const [part] = await sixtyParts(buyer.connection);
  if (!part) throw new Error('no part to buy');
  await placeOrder(buyer, [{ part }]);
  const { visitor: desk, look, page } = await visiting('staff-day', 'phone');
  const main = page.getByRole('main');
  const isWide = () => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  await desk.go('/au/sign-in');
  await signIn(desk, { email: 'admin@southline.example', password: demoPassword });
  await heading(desk, 'Work list');
  await look('work list');
  expect(await isWide()).toBe(false);
  await main
    .getByRole('navigation', { name: 'Staff', exact: true })
    .getByRole('link', { name: 'Manage Orders' })
    .click();
  await heading(desk, 'Manage Orders');
  await main
    .getByRole('button', { name: /^Dispatch SL/ })
    .first()
    .click();
  await main.getByLabel(/^Tracking No SL/).fill('RL 1');
  await look('chosen');
  expect(await isWide()).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await look('chosen-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await main.getByRole('button', { name: 'Mark as dispatched', exact: true }).click();
  await main.getByText('1 order chosen', { exact: true }).waitFor({ state: 'detached' });
  await desk.go('/au/operations/journal');
  await heading(desk, 'Staff journal');
  await look('journal');
  expect(await isWide()).toBe(false);
});
