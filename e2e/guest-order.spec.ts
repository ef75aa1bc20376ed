import { eventually, unique } from '@southline/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { doneOf } from './lib/http.ts';
import { lookingAround, visiting } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { mailsTo } from './lib/mailbox.ts';
import { openPaper } from './lib/papers.ts';
import { buyableParts, type PartRow, quantityOf } from './lib/parts.ts';
import { placeOrder } from './lib/placed-orders.ts';
import { transactionsOf } from './lib/sandbox.ts';
import { heading } from './lib/screens/account.ts';
import { fillCard, payButton } from './lib/screens/cart.ts';
import { addPhoto, askToReturn, totalToRefund } from './lib/screens/returns.ts';

const { web, mailbox, demoPassword } = environment();
const exactly = (name: string) => ({ name, exact: true });

let part: PartRow;
let other: PartRow;
beforeAll(async () => {
  const [sold, another] = await buyableParts(new Guest(web, '').connection, 'Light Bulbs');
  if (!sold || !another) throw new Error('the demo data lacks two bulbs to buy');
  [part, other] = [sold, another];
});

const guest = () => new Guest(web, `${unique('guest-order')}@example.com`);
const placed = async (buyer = guest()) => ({ buyer, order: await placeOrder(buyer, [{ part }]) });

/** Waits until `count` mails to an address match the pattern, and returns each one's first group. */
const inMails = (address: string, pattern: RegExp, count = 1): Promise<string[]> =>
  eventually(
    async () => {
      const found = (await mailsTo(mailbox, address)).flatMap(({ Text }) => pattern.exec(Text)?.[1] ?? []);
      expect(found).toHaveLength(count);
      return found;
    },
    { intervalMs: 250 },
  );
const codeTo = async (address: string) => (await inMails(address, /^Code: (\d{6})$/m))[0] ?? '';
const linkTo = async (address: string) => (await inMails(address, /(\/au\/order-status\/[\w-]+)/))[0] ?? '';

describe.each(widthsOf('phone'))('a guest’s order on a %s', (width) => {
  it('is opened in another browser with the mailed code, on the keyboard, and cancelled there', async () => {
    const { buyer, order } = await placed();
    const { visitor, look, page } = await visiting('guest-order', width);
    const keys = new Keyboard(page);
    const main = page.getByRole('main');
    await visitor.go('/au/order-status');
    await heading(visitor, 'Order status');
    await look('form');
    await keys.type(main.getByLabel('Order Number', { exact: true }), order.orderNo);
    await keys.type(main.getByLabel('Email', { exact: true }), buyer.email);
    await keys.press('Enter');
    const code = main.getByLabel('Six-digit code', { exact: true });
    await code.waitFor();
    await look('asked');
    await keys.type(code, await codeTo(buyer.email));
    await keys.press('Enter');
    await heading(visitor, 'Order Details');
    await main.getByText(`Order #${order.orderNo}`, { exact: true }).waitFor();
    await look('opened');
    expect([...keys.hidden]).toEqual([]);
    expect((await openPaper(visitor, 'Packing List')).subarray(0, 4).toString()).toBe('%PDF');

    await main.getByRole('button', exactly('Cancel or return items')).click();
    await main.getByRole('button', exactly('Cancel order')).click();
    const dialog = page.getByRole('dialog');
    const whole = dialog.getByRole('button', exactly('Cancel the whole order'));
    await eventually(async () => expect(await whole.isEnabled()).toBe(true));
    await whole.click();
    await dialog.getByText(/^Cancelled\. /).waitFor();
    await dialog.getByRole('button', exactly('Close')).last().click();
    await main.getByText('Order Cancelled', { exact: true }).waitFor();
    await look('cancelled');
  });

  it('is shown by the link of the confirmation, which changes nothing and ends when its buyer says so', async () => {
    const { buyer, order } = await placed();
    const link = await linkTo(buyer.email);
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    const main = page.getByRole('main');
    await visitor.go(link);
    await main.getByText(/^You opened this order from an email link/).waitFor();
    expect(page.url()).not.toContain(link);
    await lookingAround(visitor, 'guest-order')('by-link');
    expect(await main.getByRole('button', { name: /^Cancel/ }).count()).toBe(0);

    const { orderID } = order;
    doneOf(await buyer.connection.post('Order/end-links', { orderID }));
    await visitor.go(link);
    await main.getByText('This link was ended. Please ask for a code for your order.', { exact: true }).waitFor();
    await main.getByLabel('Order Number', { exact: true }).waitFor();
    await lookingAround(visitor, 'guest-order')('link-ended');
    visitor.expects(/404/);
  });
});

/** Signs a dealer in and marks the order as dispatched and as delivered. */
const deliveredBy = async (orderID: string): Promise<Guest> => {
  const dealer = new Guest(web, 'dealer@southline.example');
  doneOf(await dealer.connection.post('auth/sign-in', { email: dealer.email, password: demoPassword }));
  for (const status of ['Order Dispatched', 'Order Delivered'] as const)
    doneOf(await dealer.connection.post('Order/update-fulfilment-status', { orderID, status }));
  return dealer;
};

/** Opens the order with a mailed code, and the form of a return. */
const returnForm = async (visitor: Visitor, orderNo: string, email: string): Promise<void> => {
  const main = visitor.page.getByRole('main');
  await visitor.go('/au/order-status');
  await main.getByLabel('Order Number', { exact: true }).fill(orderNo);
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByRole('button', exactly('Email me a code')).click();
  await main.getByLabel('Six-digit code', { exact: true }).fill(await codeTo(email));
  await main.getByRole('button', exactly('Open the order')).click();
  await main.getByRole('button', exactly('Cancel or return items')).click();
  await main.getByRole('link', exactly('Return parts of this order')).click();
  await heading(visitor, 'Your Return Request');
};

describe.each(widthsOf('phone'))('a return by a guest on a %s', { timeout: 600_000 }, (width) => {
  it('is asked for with the code, with a photo, discussed, and refunded', async () => {
    const { buyer, order } = await placed();
    const { orderID, orderNo } = order;
    const dealer = await deliveredBy(orderID);
    const { visitor, look } = await visiting('guest-return', width);
    const main = visitor.page.getByRole('main');
    await returnForm(visitor, orderNo, buyer.email);
    await askToReturn(visitor, 1, 'It does not fit.');
    await addPhoto(visitor, 'socket.jpg');
    await look('asked');
    const cents = await totalToRefund(main.getByRole('region', exactly('Refund summary')));
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByRole('link', { name: /^View request / }).waitFor();
    await look('order');

    const { data } = doneOf(await dealer.connection.post('Order/get-member-order-details', { orderID }));
    const [row] = data.returnDataTables;
    if (!row) throw new Error('there is no return');
    const { returnItemID, returnOrderNumber: returnOrderNo } = row;
    const ask = { returnItemID, response: 'RM', message: 'Which vehicle is it?' } as const;
    doneOf(await dealer.connection.post('return/respond-return-request', ask));
    await visitor.reload();
    // At the top of the order and beside the line.
    await main
      .getByRole('link', { name: /^Answer request / })
      .first()
      .click();
    await main.getByText('The dealer asks for more information', { exact: true }).waitFor();
    await main.getByLabel('Notes', { exact: true }).fill('A wagon of 2012.');
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByText('Sent. The dealer answers here and by email.', { exact: true }).waitFor();
    await look('answered');
    const approve = { returnItemID, response: 'RA', acceptable: 'Yes', message: '' } as const;
    doneOf(await dealer.connection.post('return/respond-return-request', approve));
    const lines = [{ shoppingCartID: row.shoppingCartID, includeinStock: 'No' as const }];
    const returnItems = { returnOrderNo, actionCode: 'C' as const, dealerNotes: 'Seen.', lines };
    await eventually(async () => {
      const answer = await dealer.connection.post('return/process-return', { returnItems });
      expect(answer.body.status).toBe(true);
    });
    expect(await transactionsOf(orderNo, 'refunded')).toEqual([expect.objectContaining({ amount: cents })]);
    await visitor.reload();
    await main.getByText('This part has been refunded', { exact: true }).waitFor();
    await look('refunded');
    await main.getByRole('link', exactly('Back to the order')).click();
    await main.getByText('Seen.', { exact: true }).waitFor();
    expect((await openPaper(visitor, 'Credit Note')).subarray(0, 4).toString()).toBe('%PDF');
  });
});

describe.each(widthsOf('phone'))('an exchange by a guest on a %s', { timeout: 600_000 }, (width) => {
  it('is asked for with the code, held after the approval, and paid for', async () => {
    const { buyer, order } = await placed();
    const { orderID, orderNo } = order;
    const dealer = await deliveredBy(orderID);
    const { visitor, look } = await visiting('guest-exchange', width);
    const main = visitor.page.getByRole('main');
    await returnForm(visitor, orderNo, buyer.email);
    await askToReturn(visitor, 1, 'The wrong base.');
    await main.getByLabel('I want another part instead', { exact: true }).check();
    await main.getByLabel('Part number or words', { exact: true }).fill(other.productNr);
    await main.getByRole('button', exactly('Find parts')).click();
    await main.getByLabel('The right part', { exact: true }).selectOption(other.productNr);
    await main.getByLabel('How many', { exact: true }).fill(String(quantityOf(other)));
    await look('form');
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByRole('link', { name: /^View request / }).click();
    await main.getByText('We hold this part once your request is approved.', { exact: true }).waitFor();

    const { data } = doneOf(await dealer.connection.post('Order/get-member-order-details', { orderID }));
    const returnOrderNo = data.returnDataTables[0]?.returnOrderNumber ?? '';
    const approve = { returnOrderNo, acceptable: 'Yes', message: '' } as const;
    expect(doneOf(await dealer.connection.post('return/approve-return', approve)).approved).toBe(1);
    await visitor.reload();
    await main.getByText(/^We hold this part for you until/).waitFor();
    await look('held');
    await visitor.go(`/au/member-order-details/${orderID}/${orderNo}`);
    await main.getByRole('link', { name: /in exchange: pay/ }).waitFor();
    await look('order with the exchange');
    await main.getByRole('link', { name: /in exchange: pay/ }).click();
    await heading(visitor, 'Pay for your exchange');
    await look('pay');
    await fillCard(visitor, goodCard);
    await payButton(visitor).click();
    await heading(visitor, 'Order Details');
    await main.getByText(/^This order belongs to order/).waitFor({ timeout: 60_000 });
    await look('order');
    const exchangeNo = visitor.page.url().split('/').pop() ?? '';
    expect(await transactionsOf(exchangeNo, 'captured')).toHaveLength(1);
  });
});

it('a code opens no other order of the same guest, and no wrong pair gets another answer', async () => {
  const buyer = guest();
  const [{ order: one }, { order: other }] = [await placed(buyer), await placed(buyer)];
  const { email } = buyer;
  const stranger = guest();
  const ask = (pair: { orderNo: string; email: string }) => stranger.connection.post('Order/request-code', pair);
  const known = await ask({ orderNo: one.orderNo, email });
  const unknown = await ask({ orderNo: one.orderNo, email: stranger.email });
  expect({ http: unknown.http, body: unknown.body }).toEqual({ http: known.http, body: known.body });
  const code = await codeTo(email);
  const opened = await stranger.connection.post('Order/enter-code', { orderNo: one.orderNo, email, code });
  expect(doneOf(opened).data).toEqual({ orderID: one.orderID, orderNo: one.orderNo });
  const read = ({ orderID }: { orderID: string }) =>
    stranger.connection.post('Order/get-member-order-details', { orderID });
  expect(doneOf(await read(one)).data.orderNumber).toBe(one.orderNo);
  expect(await read(other)).toMatchObject({ http: 404, body: { code: 'NotFound' } });
});
