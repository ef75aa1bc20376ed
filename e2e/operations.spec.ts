import { eventually, unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { visiting } from './lib/journey.ts';
import { mailsTo, refuseMail } from './lib/mailbox.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { buyableParts } from './lib/parts.ts';
import { placedOrders, placeOrder } from './lib/placed-orders.ts';
import { armFault, clearFaults, transactionsOf } from './lib/sandbox.ts';
import { goAs, heading } from './lib/screens/account.ts';

const { web, mailbox, demoPassword } = environment();

describe.each(widthsOf('desktop'))('the page Operations on a %s', (width) => {
  it('shows an administrator what each service recorded about an order', async () => {
    const { email } = await newMember();
    const [part] = await buyableParts(new Guest(web, email).connection, 'Light Bulbs');
    if (!part) throw new Error('the demo data lacks a bulb to buy');
    const [order] = await placedOrders({ email, password: firstPassword }, [part]);
    if (!order) throw new Error('no order');
    await eventually(async () =>
      expect((await mailsTo(mailbox, email)).map(({ Subject }) => Subject)).toContain(
        `Your Southline order ${order.orderNo}`,
      ),
    );

    const { visitor, look } = await visiting('operations', width);
    const main = visitor.page.getByRole('main');
    await goAs(visitor, '/au/operations', { email: 'admin@southline.example', password: demoPassword });
    await heading(visitor, 'Operations');
    await main.getByRole('searchbox', { name: 'Find an order', exact: true }).fill(order.orderNo);
    await visitor.page.keyboard.press('Enter');
    for (const event of ['Payment was started', 'Money was captured', 'Document was made', 'Mail was sent'])
      await main.getByText(event, { exact: true }).first().waitFor();
    await look('timeline');
    await main.getByRole('button', { name: 'Mails', exact: true }).click();
    await main.getByText('Money was captured', { exact: true }).waitFor({ state: 'hidden' });
    await main.getByText('Order confirmation', { exact: true }).waitFor();
    await main.getByRole('link', { name: 'Open the order', exact: true }).click();
    await heading(visitor, 'Order Details');

    await visitor.go('/au/operations');
    await main.getByRole('link', { name: 'Staff journal', exact: true }).click();
    await heading(visitor, 'Staff journal');
    const shown = async () => {
      await main.getByLabel('Order or return', { exact: true }).fill(order.orderNo);
      await visitor.page.keyboard.press('Enter');
      await main.getByRole('link', { name: order.orderNo, exact: true }).first().waitFor({ timeout: 5_000 });
    };
    await eventually(shown);
    await main.getByRole('row', { name: 'Looked at an order' }).first().waitFor();
    await look('journal');
    await main.getByRole('link', { name: order.orderNo, exact: true }).first().click();
    await main.getByRole('button', { name: 'Staff', exact: true }).click();
    await main.getByText('Looked at an order', { exact: true }).waitFor();
  });

  it('the work list names a mail that was given up; an administrator has it sent again, and the journal says so', async () => {
    const email = `${unique('given-up')}@southline.example`;
    const buyer = new Guest(web, email);
    const [part] = await buyableParts(buyer.connection, 'Light Bulbs');
    if (!part) throw new Error('the demo data lacks a bulb to buy');
    await refuseMail(mailbox, email);
    const order = await placeOrder(buyer, [{ part }]);

    const { visitor, look } = await visiting('operations', width);
    const main = visitor.page.getByRole('main');
    await goAs(visitor, '/au/operations/work', { email: 'admin@southline.example', password: demoPassword });
    await heading(visitor, 'Work list');
    const row = main.getByRole('row').filter({ has: visitor.page.locator(`a[href*="${order.orderID}"]`) });
    await eventually(async () => {
      await visitor.page.reload();
      await row.waitFor({ timeout: 5_000 });
    });
    await row.getByText('Mail could not be sent').first().waitFor();
    await row.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Try again', exact: true }).click();
    await main.getByText('Give a reason. It becomes part of the journal.', { exact: true }).waitFor();
    await look('work list');
    await main.getByLabel('Reason', { exact: true }).fill(`the mailbox of ${order.orderNo} is back`);
    await main.getByRole('button', { name: 'Try again', exact: true }).click();
    await main.getByText('1 entry is done.').waitFor();
    await row.waitFor({ state: 'detached' });
    await mailsTo(mailbox, email);

    await main.getByRole('link', { name: 'Staff journal', exact: true }).click();
    await heading(visitor, 'Staff journal');
    const shown = async () => {
      await main.getByRole('searchbox', { name: 'Find entries', exact: true }).fill(order.orderNo);
      await visitor.page.keyboard.press('Enter');
      await main.getByRole('row', { name: 'Retried a failed job' }).first().waitFor({ timeout: 5_000 });
    };
    await eventually(shown);
  });

  it('a refund that the provider refuses is sent again from the work list', async () => {
    const buyer = new Guest(web, `${unique('refused')}@southline.example`);
    const [part] = await buyableParts(buyer.connection, 'Light Bulbs');
    if (!part) throw new Error('the demo data lacks a bulb to buy');
    const order = await placeOrder(buyer, [{ part }]);
    await armFault({ operation: 'refund', kind: 'refused', match: order.orderNo, count: 1_000 });
    const cancelled = await buyer.connection.post('Order/cancel', { orderID: order.orderID });
    expect(cancelled.body).toMatchObject({ code: 'Pending' });

    const { visitor, look } = await visiting('operations', width);
    const main = visitor.page.getByRole('main');
    await goAs(visitor, '/au/operations/work', { email: 'admin@southline.example', password: demoPassword });
    await heading(visitor, 'Work list');
    const row = main.getByRole('row').filter({ has: visitor.page.locator(`a[href*="${order.orderID}"]`) });
    const listed = async () => {
      await visitor.page.reload();
      await row.waitFor({ timeout: 5_000 });
    };
    await eventually(listed);
    await row.getByText('Refund in review').first().waitFor();
    expect(await transactionsOf(order.orderNo, 'refunded')).toEqual([]);
    await row.getByRole('checkbox').check();
    await look('refund in review');
    await main.getByLabel('Reason', { exact: true }).fill(`the account is topped up for ${order.orderNo}`);
    await main.getByRole('button', { name: 'Try again', exact: true }).click();
    await main.getByText('1 entry is done.').waitFor();
    // Not earlier: payments also tries again by itself, five seconds after the first refusal, and the press would come too late. So
    // the provider refuses once more, and the next try pays back.
    await clearFaults(order.orderNo);
    await eventually(async () => {
      await visitor.page.reload();
      await main.getByText('Everything that needs a decision').waitFor({ timeout: 5_000 });
      expect([await row.count(), await transactionsOf(order.orderNo, 'refunded')]).toEqual([0, [expect.anything()]]);
    });
  });
});
