import { eventually } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { Visitor, type Width, widthsOf } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { doneOf } from './lib/http.ts';
import { lookingAround } from './lib/journey.ts';
import { mailsTo } from './lib/mailbox.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { openPaper } from './lib/papers.ts';
import { buyableParts } from './lib/parts.ts';
import { placedOrders } from './lib/placed-orders.ts';
import { transactionsOf } from './lib/sandbox.ts';
import { goAs, heading } from './lib/screens/account.ts';
import { fillCard, payButton } from './lib/screens/cart.ts';
import { addPhoto, answerRequest, askToReturn, backInStock, totalToRefund } from './lib/screens/returns.ts';
import { execute } from './lib/some-vehicle.ts';

const { web, demoPassword, mailbox } = environment();
const exactly = (name: string) => ({ name, exact: true });

/** The bought quantity. The test returns all units but one, or the only unit. */
/** Puts the part into the cart, because the cart shows its stock. */
const watcher = new Guest(web, '');
const dealer = new Guest(web, 'dealer@southline.example');
doneOf(await dealer.connection.post('auth/sign-in', { email: dealer.email, password: demoPassword }));
const [sold] = (await buyableParts(watcher.connection, 'Light Bulbs')).slice(-1);
if (!sold) throw new Error('the demo data has no bulb to buy');
const part = sold;
const bought = part.extra?.minQty ?? 1;
const comesBack = Math.max(1, bought - 1);
doneOf(await watcher.add(part.productNr, bought));

const stock = async (): Promise<number | undefined> => (await watcher.cart()).listing[0]?.warehouseStock;
/** Waits for mails with these subjects. */
const mailed = (email: string, subjects: readonly string[]): Promise<void> =>
  eventually(async () =>
    expect((await mailsTo(mailbox, email, 1)).map(({ Subject }) => Subject)).toEqual(
      expect.arrayContaining([...subjects]),
    ),
  );

/** A member whose order was delivered, and a dealer, each with a browser. */
const delivered = async (width: Width, journey: string) => {
  const { email } = await newMember();
  const member = { email, password: firstPassword };
  const [order] = await placedOrders(member, [part]);
  if (!order) throw new Error('nothing was ordered');
  const { orderID } = order;
  for (const status of ['Order Dispatched', 'Order Delivered'] as const)
    doneOf(await dealer.connection.post('Order/update-fulfilment-status', { orderID, status }));
  const visitor = await Visitor.open(width);
  const desk = await Visitor.open(width);
  await goAs(visitor, '/au/member-orders/1', member);
  await heading(visitor, 'Your Orders');
  await goAs(desk, '/au/manager-orders/1', { email: dealer.email, password: demoPassword });
  await heading(desk, 'Manage Orders');
  return {
    order,
    email,
    visitor,
    desk,
    look: lookingAround(visitor, journey),
    lookAtDesk: lookingAround(desk, `${journey}-desk`),
    main: visitor.page.getByRole('main'),
    staff: desk.page.getByRole('main'),
  };
};

// Twenty screens of two people with checks take long on a busy machine.
describe.each(widthsOf('desktop'))('returns on a %s', { timeout: 600_000 }, (width) => {
  it('are requested, discussed, approved and processed; money and goods are returned once', async () => {
    const { order, email, visitor, desk, look, lookAtDesk, main, staff } = await delivered(width, 'returns');
    const { orderNo } = order;
    await main.getByRole('link', exactly(orderNo)).waitFor();
    await look('delivered');
    await main.getByRole('link', exactly(`Return parts of ${orderNo}`)).click();
    await heading(visitor, 'Your Return Request');
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByText('Choose a reason for at least one part.', { exact: true }).waitFor();
    await askToReturn(visitor, 0, ' ');
    await main.getByRole('button', exactly('Submit')).click();
    for (const text of ['Invalid Quantity', 'Notes is required.'])
      await main.getByText(text, { exact: true }).first().waitFor();
    await look('wrong');
    await askToReturn(visitor, comesBack, 'These do not fit the socket.');
    await addPhoto(visitor, 'socket@front.jpg');
    await look('asked');
    const cents = await totalToRefund(main.getByRole('region', exactly('Refund summary')));
    expect(cents).toBeGreaterThan(0);
    await main.getByRole('button', exactly('Submit')).click();
    const openRequest = main.getByRole('link', { name: /^View request / });
    await openRequest.waitFor();
    await look('requests');
    await openRequest.click();
    await heading(visitor, 'Return request');
    await main.getByText('The dealer has your request and answers here and by email.').waitFor();
    await main.getByRole('button', exactly('Open Photo 1')).click();
    const dialog = visitor.page.getByRole('dialog');
    const photo = dialog.getByRole('img', exactly('Photo 1'));
    await photo.waitFor();
    // The photo is private: only the member and staff may load it.
    const pixels = "document.querySelector('[role=dialog] img').naturalWidth";
    await eventually(async () => expect(await visitor.page.evaluate<number>(pixels)).toBeGreaterThan(0));
    await look('photo');
    await dialog.getByRole('button', exactly('Close')).click();
    await dialog.waitFor({ state: 'hidden' });
    await look('waits');

    await desk.reload();
    await staff.getByRole('link', { name: /^To answer/ }).click();
    await staff.getByText(/^\d+ entr(y|ies)$/).waitFor();
    await lookAtDesk('to-answer');
    await desk.go(`/au/manager-orders/1?list=requests&orderNo=${orderNo}`);
    await staff.getByRole('link', exactly(orderNo)).click();
    await heading(desk, 'Return request');
    await staff.getByRole('button', exactly('Send answer')).click();
    await staff.getByText('Choose an answer.', { exact: true }).first().waitFor();
    await lookAtDesk('wrong');
    await answerRequest(desk, { response: 'Ask for more info', message: 'Which vehicle is it?' });
    await lookAtDesk('asked');

    await visitor.reload();
    await main.getByText('The dealer asks for more information', { exact: true }).waitFor();
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByText('Note is required.', { exact: true }).first().waitFor();
    await look('asked-for-more');
    await main.getByLabel('Notes', { exact: true }).fill('A wagon of 2012.');
    await addPhoto(visitor, 'wagon.jpg');
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByText('Sent. The dealer answers here and by email.', { exact: true }).waitFor();
    expect(await main.getByLabel('Notes', { exact: true }).inputValue()).toBe('');
    await look('answered');

    await desk.reload();
    await staff.getByText('A wagon of 2012.', { exact: true }).first().waitFor();
    await answerRequest(desk, { response: 'Approve', acceptable: 'Yes', message: 'Bring them along.' });
    await lookAtDesk('approved');
    await visitor.reload();
    await main.getByText('Bring them along.', { exact: true }).waitFor();
    await look('approved');

    await staff.getByRole('link', exactly('Process this return')).click();
    await heading(desk, 'Your Return Summary');
    const returnNo = desk.page.url().split('/').pop() ?? '';
    await staff.getByRole('button', exactly('PROCESS RETURN')).click();
    for (const text of ['Parts(s) Back In Stock must be selected.', 'Dealer Note is required.'])
      await staff.getByText(text, { exact: true }).first().waitFor();
    await lookAtDesk('process-wrong');
    expect(await totalToRefund(staff)).toBe(cents);
    const before = await stock();
    expect(before).toBeGreaterThan(0);
    await backInStock(staff, 'Yes');
    await staff.getByLabel('Dealer Note', { exact: true }).fill('Unused, back on the shelf.');
    await staff.getByRole('button', exactly('PROCESS RETURN')).click();
    await staff.getByText(`The return request #${returnNo} has been completed.`, { exact: true }).waitFor();
    expect(await staff.getByRole('button', exactly('PROCESS RETURN')).count()).toBe(0);
    await lookAtDesk('processed');
    expect((await openPaper(desk, 'Credit Note')).subarray(0, 4).toString()).toBe('%PDF');
    await desk.go(`/au/manager-orders/1?orderNo=${orderNo}`);
    await staff.getByText('Completed', { exact: true }).waitFor();
    await lookAtDesk('returns');

    expect(await transactionsOf(orderNo, 'refunded')).toEqual([expect.objectContaining({ amount: cents })]);
    await eventually(async () => expect(await stock()).toBe((before ?? 0) + comesBack));
    await mailed(email, [
      `We have your return request ${returnNo}`,
      `Your return ${returnNo}: a question`,
      `Your return ${returnNo}: approved`,
      `Your return ${returnNo} has been completed`,
    ]);

    await visitor.reload();
    await main.getByText('This part has been refunded', { exact: true }).waitFor();
    expect(await main.getByRole('button', exactly('Submit')).count()).toBe(0);
    await look('refunded');
    await visitor.go(`/au/member-order-details/${order.orderID}/${returnNo}`);
    await main.getByText('Unused, back on the shelf.', { exact: true }).waitFor();
    await look('order');
    expect((await openPaper(visitor, 'Credit Note')).subarray(0, 4).toString()).toBe('%PDF');
    await visitor.go(`/au/returns-view/${orderNo}?isreturn=true&returnNo=${returnNo}`);
    await main.getByText('Unused, back on the shelf.', { exact: true }).waitFor();
    await look('view');
    await visitor.go(`/au/returns-view/${orderNo}`);
    await main.getByRole('heading', exactly('Ordered parts')).waitFor();
    await look('view-order');
  });

  it('a defective part is recorded without a return; a declined item is not refunded', async () => {
    const { order, email, visitor, desk, look, lookAtDesk, main, staff } = await delivered(width, 'declined');
    const { orderNo } = order;
    const form = `/au/returns-detail/${order.orderID}/${orderNo}`;
    await visitor.go(form);
    await main.getByLabel('Reason To Return', { exact: true }).selectOption('Defective Part');
    await main.getByText('Defective parts are handled under warranty', { exact: true }).waitFor();
    await look('defective');
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByText('Your defective part is recorded', { exact: true }).waitFor();
    await look('recorded');
    await visitor.go('/au/member-orders/2');
    await main.getByRole('heading', exactly('There are no return requests')).waitFor();
    await look('no-requests');

    const before = await stock();
    await visitor.go(form);
    await askToReturn(visitor, 1, 'Not the one that I meant.');
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByRole('link', { name: /^View request / }).click();
    await heading(visitor, 'Return request');
    await desk.go(`/au/manager-orders/1?list=requests&orderNo=${orderNo}`);
    await staff.getByRole('link', exactly(orderNo)).click();
    await answerRequest(desk, { response: 'Decline', acceptable: 'No', message: 'The box was opened.' });
    await lookAtDesk('declined');
    await visitor.reload();
    await main.getByText('The return was declined', { exact: true }).waitFor();
    await main.getByText('The box was opened.', { exact: true }).first().waitFor();
    expect(await main.getByRole('button', exactly('Submit')).count()).toBe(0);
    await look('declined');

    await visitor.go(form);
    await askToReturn(visitor, 1, 'Another look, please.');
    await main.getByRole('button', exactly('Submit')).click();
    await main
      .getByRole('link', { name: /^View request / })
      .first()
      .waitFor();
    await desk.go(`/au/manager-orders/1?list=requests&status=RP&orderNo=${orderNo}`);
    await staff.getByRole('link', exactly(orderNo)).click();
    await answerRequest(desk, { response: 'Approve', acceptable: 'Yes', message: '' });
    await staff.getByRole('link', exactly('Process this return')).click();
    await heading(desk, 'Your Return Summary');
    const returnNo = desk.page.url().split('/').pop() ?? '';
    await backInStock(staff, 'No');
    await staff.getByLabel('Dealer Note', { exact: true }).fill('It came back used.');
    await staff.getByRole('button', exactly('DECLINE RETURN')).click();
    await staff.getByText(`The return request #${returnNo} has been declined.`, { exact: true }).waitFor();
    await lookAtDesk('return-declined');

    await visitor.go(`/au/member-order-details/${order.orderID}/${orderNo}`);
    await main.getByText('It came back used.', { exact: true }).waitFor();
    await look('order');
    await mailed(email, [`Your return ${returnNo} has been declined`]);
    expect(await transactionsOf(orderNo, 'refunded')).toEqual([]);
    expect(await stock()).toBe(before);
  });

  it('an exchange is asked for, approved, paid for and seen by staff; the return is refunded in full', async () => {
    const { order, visitor, desk, look, lookAtDesk, main, staff } = await delivered(width, 'exchange');
    const { orderNo } = order;
    await visitor.go(`/au/returns-detail/${order.orderID}/${orderNo}`);
    await askToReturn(visitor, 1, 'The wrong base.');
    await main.getByLabel('I want another part instead', { exact: true }).check();
    const right = main.getByLabel('The right part', { exact: true });
    await right.locator('option').nth(1).waitFor({ state: 'attached' });
    await right.selectOption({ index: 1 });
    const wanted = await right.inputValue();
    const { partListing } = await execute(watcher.connection, 'GET', 'api/Product/SearchByKeywords', {
      keywords: wanted,
      pageNo: 1,
    });
    const [found] = partListing.flatMap(({ partsListing }) => partsListing);
    const quantity = found?.extra?.minQty ?? 1;
    await main.getByLabel('How many', { exact: true }).fill(String(quantity));
    await look('form');
    await main.getByRole('button', exactly('Submit')).click();
    await main.getByRole('link', { name: /^View request / }).click();
    await heading(visitor, 'Return request');
    await main.getByText('We hold this part once your request is approved.', { exact: true }).waitFor();

    await desk.go(`/au/manager-orders/1?list=requests&orderNo=${orderNo}`);
    await staff.getByText(`Wanted instead: ${quantity} × ${wanted}`, { exact: true }).waitFor();
    await lookAtDesk('list');
    await staff.getByRole('link', exactly(orderNo)).click();
    await answerRequest(desk, { response: 'Approve', acceptable: 'Yes', message: 'We have the right one.' });
    await visitor.reload();
    await main.getByText(/^We hold this part for you until/).waitFor();
    await look('held');
    await main.getByRole('link', exactly('Pay and order')).click();
    await heading(visitor, 'Pay for your exchange');
    await fillCard(visitor, goodCard);
    await look('pay');
    await payButton(visitor).click();
    await heading(visitor, 'Order Details');
    await main.getByText(/^This order belongs to order/).waitFor({ timeout: 60_000 });
    const exchangeNo = visitor.page.url().split('/').pop() ?? '';
    await look('order');
    expect(await transactionsOf(exchangeNo, 'captured')).toHaveLength(1);

    await staff.getByRole('link', exactly('Process this return')).click();
    await heading(desk, 'Your Return Summary');
    await staff.getByText('This part is ordered.', { exact: true }).waitFor();
    await lookAtDesk('process');
    const cents = await totalToRefund(staff);
    await backInStock(staff, 'Yes');
    await staff.getByLabel('Dealer Note', { exact: true }).fill('Exchanged.');
    await staff.getByRole('button', exactly('PROCESS RETURN')).click();
    await staff.getByText(/^The return request #.* has been completed\.$/).waitFor();
    expect((await transactionsOf(orderNo, 'refunded')).map(({ amount }) => amount)).toEqual([cents]);
    await desk.go(`/au/manager-orders/1?orderNo=${orderNo}`);
    await staff.getByText('With an exchange', { exact: true }).waitFor();
    await lookAtDesk('returns');
  });
});
