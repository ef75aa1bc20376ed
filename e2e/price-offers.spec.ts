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
import { goAs, heading } from './lib/screens/account.ts';
import { fillCard, payButton } from './lib/screens/cart.ts';

const { web, mailbox, demoPassword } = environment();
const exactly = (name: string) => ({ name, exact: true });
const dealer = { email: 'dealer@southline.example', password: demoPassword };

let priced: PartRow;
let wanted: PartRow;
let tooDear: PartRow;
beforeAll(async () => {
  const { connection } = new Guest(web, '');
  const [[bulb], [first, second]] = await Promise.all([
    buyableParts(connection, 'Light Bulbs'),
    unpricedParts(connection),
  ]);
  if (!bulb || !first || !second) throw new Error('the demo data lacks a part with a price or two without');
  [priced, wanted, tooDear] = [bulb, first, second];
});

/** A member's order of a part with a price, and of parts whose price is to be advised. */
const placed = async (...advised: PartRow[]) => {
  const { email } = await newMember();
  const buyer = new Guest(web, email);
  doneOf(await buyer.connection.post('auth/sign-in', { email, password: firstPassword }));
  const order = await placeOrder(
    buyer,
    [priced, ...advised].map((part) => ({ part })),
  );
  return { email, ...order };
};
type Placed = Awaited<ReturnType<typeof placed>>;

const atDesk = async ({ orderNo }: Placed, width: Width) => {
  const desk = await Visitor.open(width);
  await goAs(desk, `/au/manager-orders/3?orderNo=${orderNo}`, dealer);
  await heading(desk, 'Manage Orders');
  return desk;
};

const atOrder = async ({ email, orderID, orderNo }: Placed, width: Width) => {
  const visitor = await Visitor.open(width);
  await goAs(visitor, `/au/member-order-details/${orderID}/${orderNo}`, { email, password: firstPassword });
  await heading(visitor, 'Order Details');
  return visitor;
};

const mailed = ({ email }: Placed, subject: string) =>
  eventually(async () => expect((await mailsTo(mailbox, email)).map(({ Subject }) => Subject)).toContain(subject));

describe.each(widthsOf('desktop'))('a price offer on a %s', { timeout: 600_000 }, (width) => {
  it('is made from the list of unpriced lines and mailed; one line is paid for, the other one declined', async () => {
    const order = await placed(wanted, tooDear);
    const { orderNo } = order;
    const desk = await atDesk(order, width);
    const staff = desk.page.getByRole('main');
    const lookAtDesk = lookingAround(desk, 'price-offers-desk');
    await staff.getByText('No offer yet', { exact: true }).waitFor();
    await lookAtDesk('list');
    await staff.getByRole('link', exactly(orderNo)).click();
    await heading(desk, 'Order Details');
    const form = staff.getByRole('region', exactly('Offer prices'));
    await form.getByRole('button', exactly('Send the offer')).click();
    await form.getByText('Enter the price of at least one line.', { exact: true }).first().waitFor();
    await lookAtDesk('wrong');
    await form.getByLabel(`Price of ${wanted.productNr} each, incl. GST`, { exact: true }).fill('24.50');
    await form.getByLabel(`Price of ${tooDear.productNr} each, incl. GST`, { exact: true }).fill('2,150');
    await form.getByRole('button', exactly('Send the offer')).click();
    await form.getByText('Please enter an amount like 24.50.', { exact: true }).first().waitFor();
    await form.getByLabel(`Price of ${tooDear.productNr} each, incl. GST`, { exact: true }).fill('2150');
    await form.getByLabel('Valid for how many days', { exact: true }).fill('3');
    await lookAtDesk('form');
    await form.getByRole('button', exactly('Send the offer')).click();
    await form.getByText(/^Offer 1 was sent to the buyer\./).waitFor();
    await lookAtDesk('sent');
    await desk.go(`/au/manager-orders/3?orderNo=${orderNo}`);
    await staff.getByText(/^open until/).waitFor();
    await lookAtDesk('list-offered');

    await mailed(order, `Prices for your Southline order ${orderNo}`);
    const visitor = await atOrder(order, width);
    const main = visitor.page.getByRole('main');
    const look = lookingAround(visitor, 'price-offers');
    // The line with a price is invoiced, although other lines have no price.
    expect((await openPaper(visitor, 'Invoice')).subarray(0, 4).toString()).toBe('%PDF');
    const offer = main.getByRole('region', exactly('Prices for your parts'));
    await offer.waitFor();
    await look('offer');
    const answer = offer.getByRole('radiogroup', exactly(`Your answer for ${tooDear.productNr}`));
    await answer.getByRole('radio', exactly('Decline')).check();
    await look('line-declined');
    const cents = 2_450 * quantityOf(wanted);
    const accept = offer.getByRole('button', { name: /^Accept and pay/ });
    expect(Math.round(Number((await accept.textContent())?.replace(/[^0-9.]/g, '')) * 100)).toBe(cents);
    await accept.click();
    await heading(visitor, 'Pay for your accepted lines');
    await look('pay');
    await fillCard(visitor, goodCard);
    await payButton(visitor).click();
    await heading(visitor, 'Order Details');
    await main.getByText(/^This order belongs to order/).waitFor({ timeout: 60_000 });
    await look('follow-on');
    expect((await openPaper(visitor, 'Invoice')).subarray(0, 4).toString()).toBe('%PDF');
    const followOn = visitor.page.url().split('/').pop() ?? '';
    expect(followOn).not.toBe(orderNo);
    expect((await transactionsOf(followOn, 'captured')).map(({ amount }) => amount)).toEqual([cents]);
    await visitor.go(`/au/member-order-details/${order.orderID}/${orderNo}`);
    await main.getByRole('link', exactly(followOn)).waitFor();
    await main.getByText(`${quantityOf(tooDear)} cancelled`, { exact: true }).waitFor();
    await look('first-order');
    expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
    expect(await transactionsOf(orderNo, 'refunded')).toEqual([]);
    await mailed(order, `Partly cancelled: Southline order ${orderNo}`);
    await mailed(order, `Your Southline order ${followOn}`);

    await desk.go(`/au/manager-orders/3?orderNo=${orderNo}`);
    await staff.getByRole('heading', exactly('No orders match')).waitFor();
    await lookAtDesk('list-done');
  });

  it('is declined, on the keyboard: the line is cancelled, and nothing is paid', async () => {
    const order = await placed(wanted);
    const { orderID, orderNo } = order;
    const desk = new Guest(web, dealer.email);
    doneOf(await desk.connection.post('auth/sign-in', dealer));
    const { data } = doneOf(await desk.connection.post('Order/get-unpriced-lines', { orderNo }));
    const lines = (data[0]?.lines ?? []).map(({ shoppingCartID }) => ({ shoppingCartID, listPrice: 24.5 }));
    doneOf(await desk.connection.post('Order/offer-prices', { orderID, lines }));
    const visitor = await atOrder(order, width);
    const keys = new Keyboard(visitor.page);
    const main = visitor.page.getByRole('main');
    const offer = main.getByRole('region', exactly('Prices for your parts'));
    await offer.getByRole('radio', exactly('Decline')).check();
    await keys.enter(offer.getByRole('button', exactly('Decline all')));
    await main.getByText(`${quantityOf(wanted)} cancelled`, { exact: true }).waitFor();
    await offer.waitFor({ state: 'detached' });
    await lookingAround(visitor, 'price-offers-declined')('declined');
    expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
    expect(await transactionsOf(orderNo, 'refunded')).toEqual([]);
    expect([...keys.hidden]).toEqual([]);
  });
});
