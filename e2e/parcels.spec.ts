import { eventually } from '@southline/testkit';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { doneOf } from './lib/http.ts';
import { visiting } from './lib/journey.ts';
import { mailsTo } from './lib/mailbox.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { openPaper } from './lib/papers.ts';
import { buyableParts, quantityOf } from './lib/parts.ts';
import { placeOrder } from './lib/placed-orders.ts';
import { goAs, heading } from './lib/screens/account.ts';

const { web, mailbox, demoPassword } = environment();
const exactly = (name: string) => ({ name, exact: true });

/** A member's order of two parts; the member cancels one unit of the second. */
const placed = async () => {
  const { email } = await newMember();
  const buyer = new Guest(web, email);
  doneOf(await buyer.connection.post('auth/sign-in', { email, password: firstPassword }));
  const [first, second] = await buyableParts(buyer.connection, 'Light Bulbs');
  if (!first || !second) throw new Error('the demo data lacks two bulbs to buy');
  const units = { first: quantityOf(first), second: quantityOf(second) + 1 };
  const order = await placeOrder(buyer, [{ part: first }, { part: second, quantity: units.second }]);
  const { orderID, orderNo, listing } = order;
  const line = listing.find(({ partno }) => partno === second.productNr);
  if (!line) throw new Error('the order lacks its second part');
  const { shoppingCartID } = line;
  const cancel = { orderID, lines: [{ shoppingCartID, quantity: 1 }], requestID: `${orderID}-one` };
  doneOf(await buyer.connection.post('Order/cancel', cancel));
  return { email, orderID, orderNo, first, second, units: { ...units, second: units.second - 1 } };
};

const hrefOf = (link: Locator): Promise<string | null> => link.getAttribute('href');

describe.each(widthsOf('desktop'))('parcels on a %s', { timeout: 600_000 }, (width) => {
  it('leave one after the other with their carriers; what was delivered can be returned', async () => {
    const { email, orderID, orderNo, first, second, units } = await placed();
    const page = `/au/member-order-details/${orderID}/${orderNo}`;
    const { visitor: desk, look: lookAtDesk } = await visiting('parcels-desk', width);
    const staff = desk.page.getByRole('main');
    await goAs(desk, page, { email: 'dealer@southline.example', password: demoPassword });
    const form = staff.getByRole('form', exactly('Dispatch and delivery'));
    await form.waitFor();
    await lookAtDesk('waits');
    await form.getByLabel(new RegExp(`^Units of ${second.productNr} in this parcel`)).fill('0');
    await form.getByLabel('Carrier', { exact: true }).fill('Australia Post');
    await form.getByLabel('Tracking No', { exact: true }).fill('33ABC5001234');
    await lookAtDesk('first-parcel');
    await form.getByRole('button', exactly('Mark as dispatched')).click();
    const parcels = staff.getByRole('region', exactly('Parcels'));
    await parcels.getByRole('heading', { name: /^Parcel 1/ }).waitFor();
    await staff.getByText('Order Partly Dispatched', { exact: true }).waitFor();
    // The form now lists only the units that are not dispatched.
    expect(await form.getByLabel(/^Units of .* in this parcel/).count()).toBe(1);
    await form.getByLabel('Carrier', { exact: true }).fill('StarTrack');
    await form.getByLabel('Tracking No', { exact: true }).fill('7XKZ50012345');
    await form.getByRole('button', exactly('Mark as dispatched')).click();
    await parcels.getByRole('heading', { name: /^Parcel 2/ }).waitFor();
    await parcels.getByRole('button', exactly('Mark parcel 1 as delivered')).click();
    await parcels.getByRole('heading', { name: /^Parcel 1.*Delivered$/ }).waitFor();
    await lookAtDesk('two-parcels');

    const { visitor, look } = await visiting('parcels', width);
    const main = visitor.page.getByRole('main');
    await goAs(visitor, '/au/member-orders/0', { email, password: firstPassword });
    await heading(visitor, 'Your Orders');
    await main
      .getByText(/^Order Dispatched/)
      .first()
      .waitFor();
    await look('list');
    await main.getByRole('link', exactly(orderNo)).first().click();
    await heading(visitor, 'Order Details');
    await main.getByText('1 cancelled', { exact: true }).waitFor();
    const sent = main.getByRole('region', exactly('Parcels'));
    await sent.getByText(`${units.first} × ${first.productNr}`).waitFor();
    await sent.getByText(`${units.second} × ${second.productNr}`).waitFor();
    expect(await hrefOf(sent.getByRole('link', exactly('Tracking No 33ABC5001234')))).toBe(
      'https://auspost.com.au/mypost/track/details/33ABC5001234',
    );
    expect(await hrefOf(sent.getByRole('link', exactly('Tracking No 7XKZ50012345')))).toBe(
      'https://startrack.com.au/track/details/7XKZ50012345',
    );
    expect(await sent.getByRole('button', { name: /as delivered$/ }).count()).toBe(0);
    await look('order');
    for (const parcelNo of [1, 2])
      expect((await openPaper(visitor, `Packing list of parcel ${parcelNo}`)).subarray(0, 4).toString()).toBe('%PDF');
    await eventually(async () =>
      expect((await mailsTo(mailbox, email)).map(({ Subject }) => Subject)).toEqual(
        expect.arrayContaining([
          `Partly cancelled: Southline order ${orderNo}`,
          `On its way: parcel 1 of Southline order ${orderNo}`,
          `On its way: parcel 2 of Southline order ${orderNo}`,
          `Delivered: parcel 1 of Southline order ${orderNo}`,
        ]),
      ),
    );
    await main.getByRole('button', exactly('Cancel or return items')).click();
    await look('choosing');
    await main.getByRole('link', exactly('Return parts of this order')).click();
    await heading(visitor, 'Your Return Request');
    // Only the delivered line can be returned.
    await main.getByText(first.productNr, { exact: true }).waitFor();
    expect(await main.getByText(second.productNr, { exact: true }).count()).toBe(0);
    await look('return');
  });
});
