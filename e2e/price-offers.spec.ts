import { eventually } from '@southline/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { Visitor, type Width, widthsOf } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { doneOf } from './lib/http.ts';
import { lookingAround } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { mailsTo } from './lib/mailbox.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { openPaper } from './lib/papers.ts';
import { buyableParts, type PartRow, quantityOf, unpricedParts } from './lib/parts.ts';
import { placeOrder } from './lib/placed-orders.ts';
import { transactionsOf } from './lib/sandbox.ts';
import { heading, signIn } from './lib/screens/account.ts';
import { fillCard, payButton } from './lib/screens/cart.ts';

const { web, mailbox, demoPassword } = environment();
const exactly = (name: string) => ({ name, exact: true });
const dealer = { email: 'dealer@southline.example', password: demoPassword };

let priced: PartRow;
let advised: PartRow;
beforeAll(async () => {
  const { connection } = new Guest(web, '');
  const [[bulb], [part]] = await Promise.all([buyableParts(connection, 'Light Bulbs'), unpricedParts(connection)]);
  if (!bulb || !part) throw new Error('the demo data lacks a part with a price or one without');
  [priced, advised] = [bulb, part];
});

/** A member's order of a part with a price and one without. */
const placed = async () => {
  const { email } = await newMember();
  const buyer = new Guest(web, email);
  doneOf(await buyer.connection.post('auth/sign-in', { email, password: firstPassword }));
  const order = await placeOrder(buyer, [{ part: priced }, { part: advised }]);
  return { email, ...order };
};
type Placed = Awaited<ReturnType<typeof placed>>;

const atDesk = async ({ orderNo }: Placed, width: Width) => {
  const desk = await Visitor.open(width);
  await desk.go(`/au/manager-orders/3?orderNo=${orderNo}`);
  await signIn(desk, dealer);
  await heading(desk, 'Manage Orders');
  return desk;
};

const atOrder = async ({ email, orderID, orderNo }: Placed, width: Width) => {
  const visitor = await Visitor.open(width);
  await visitor.go('/au/member-orders/0');
  await signIn(visitor, { email, password: firstPassword });
  await heading(visitor, 'Your Orders');
  await visitor.go(`/au/member-order-details/${orderID}/${orderNo}`);
  await heading(visitor, 'Order Details');
  return visitor;
};

const offerMail = ({ email, orderNo }: Placed) =>
  eventually(
    async () => {
      const subjects = (await mailsTo(mailbox, email)).map(({ Subject }) => Subject);
      expect(subjects).toContain(`Prices for your Southline order ${orderNo}`);
    },
    { timeoutMs: 60_000 },
  );

describe.each(widthsOf('desktop'))('a price offer on a %s', { timeout: 300_000 }, (width) => {
  it('is made from the list of unpriced lines, mailed, accepted and paid; the lines are an order of their own', async () => {
    const order = await placed();
    const desk = await atDesk(order, width);
    const staff = desk.page.getByRole('main');
    const lookAtDesk = lookingAround(desk, 'price-offers-desk');
    await staff.getByText('No offer yet', { exact: true }).waitFor();
    await lookAtDesk('list');
    await staff.getByRole('link', exactly(order.orderNo)).click();
    await heading(desk, 'Order Details');
    const form = staff.getByRole('region', exactly('Offer prices'));
    await form.getByRole('button', exactly('Send the offer')).click();
    await form.getByText('Please enter the price of one line at least.', { exact: true }).waitFor();
    await lookAtDesk('wrong');
    await form.getByLabel(`Price of ${advised.productNr} each, incl. GST`, { exact: true }).fill('24.50');
    await form.getByLabel('Valid for how many days', { exact: true }).fill('3');
    await lookAtDesk('form');
    await form.getByRole('button', exactly('Send the offer')).click();
    await form.getByText(/^Offer 1 was sent to the buyer\./).waitFor();
    await lookAtDesk('sent');
    await desk.go(`/au/manager-orders/3?orderNo=${order.orderNo}`);
    await staff.getByText(/^open until/).waitFor();
    await lookAtDesk('list-offered');
    expect(desk.complaints()).toEqual([]);
    await desk.close();

    await offerMail(order);
    const visitor = await atOrder(order, width);
    const main = visitor.page.getByRole('main');
    const look = lookingAround(visitor, 'price-offers');
    // The line without a price does not keep the other one from being invoiced.
    expect((await openPaper(visitor, 'Invoice')).subarray(0, 4).toString()).toBe('%PDF');
    const offer = main.getByRole('region', exactly('Prices for your lines'));
    await offer.waitFor();
    await look('offer');
    const cents = 2_450 * quantityOf(advised);
    const accept = offer.getByRole('button', { name: /^Accept and pay/ });
    expect(Math.round(Number((await accept.textContent())?.replace(/[^0-9.]/g, '')) * 100)).toBe(cents);
    await accept.click();
    await heading(visitor, 'Pay for your accepted lines');
    await fillCard(visitor, goodCard);
    await look('pay');
    await payButton(visitor).click();
    await heading(visitor, 'Order Details');
    await main.getByText(/^This order belongs to order/).waitFor({ timeout: 60_000 });
    await look('follow-on');
    expect((await openPaper(visitor, 'Invoice')).subarray(0, 4).toString()).toBe('%PDF');
    const followOn = visitor.page.url().split('/').pop() ?? '';
    expect(followOn).not.toBe(order.orderNo);
    expect((await transactionsOf(followOn, 'captured')).map(({ amount }) => amount)).toEqual([cents]);
    expect(await transactionsOf(order.orderNo, 'captured')).toHaveLength(1);
    await visitor.go(`/au/member-order-details/${order.orderID}/${order.orderNo}`);
    await main.getByRole('link', exactly(followOn)).waitFor();
    await look('first-order');
    expect(visitor.complaints()).toEqual([]);
    await visitor.close();
  });

  it('is declined, on the keyboard: the line is cancelled, and nothing is paid', async () => {
    const order = await placed();
    const desk = new Guest(web, dealer.email);
    doneOf(await desk.connection.post('auth/sign-in', dealer));
    const { orderID, orderNo } = order;
    const { data } = doneOf(await desk.connection.post('Order/get-unpriced-lines', { orderNo }));
    const lines = (data[0]?.lines ?? []).map(({ shoppingCartID }) => ({ shoppingCartID, listPrice: 24.5 }));
    doneOf(await desk.connection.post('Order/offer-prices', { orderID, lines }));
    const visitor = await atOrder(order, width);
    const keys = new Keyboard(visitor.page);
    const main = visitor.page.getByRole('main');
    const offer = main.getByRole('region', exactly('Prices for your lines'));
    await offer.getByRole('radio', exactly('Decline')).check();
    await keys.enter(offer.getByRole('button', exactly('Decline all')));
    await main.getByText(`${quantityOf(advised)} cancelled`, { exact: true }).waitFor();
    await offer.waitFor({ state: 'detached' });
    await lookingAround(visitor, 'price-offers-declined')('declined');
    expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
    expect(await transactionsOf(orderNo, 'refunded')).toEqual([]);
    expect([...keys.hidden]).toEqual([]);
    expect(visitor.complaints()).toEqual([]);
    await visitor.close();
  });
});
