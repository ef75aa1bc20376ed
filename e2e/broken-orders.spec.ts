import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { eventually, unique } from '@southline/testkit';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Visitor, type Width, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { type Attempt, Guest } from './lib/guest.ts';
import { Hands } from './lib/hands.ts';
import { lookingAround } from './lib/journey.ts';
import { mailsTo, refuseMail } from './lib/mailbox.ts';
import { buyableParts, type PartRow, quantityOf } from './lib/parts.ts';
import { placeOrder } from './lib/placed-orders.ts';
import { armFault, clearFaults, transactionsOf } from './lib/sandbox.ts';
import { heading, signIn } from './lib/screens/account.ts';
import { newStaff } from './lib/staff.ts';

const { web, mailbox, demoPassword } = environment();
const admin = { email: 'admin@southline.example', password: demoPassword };

const aBuyer = async (name: string) => {
  const buyer = new Guest(web, `${unique(name)}@southline.example`);
  const [part] = await buyableParts(buyer.connection, 'Light Bulbs');
  if (!part) throw new Error('the demo data lacks a bulb to buy');
  return { buyer, part };
};

const atDesk = async (width: Width, path: string, title: string, as = admin) => {
  const visitor = await Visitor.open(width);
  await visitor.go(path);
  await signIn(visitor, as);
  await heading(visitor, title);
  return { visitor, main: visitor.page.getByRole('main'), look: lookingAround(visitor, 'broken-orders') };
};

/** Loads the page again until it shows the target, as a person does who waits for it. */
const shows = (visitor: Visitor, target: Locator) =>
  eventually(
    async () => {
      await visitor.page.reload();
      await target.waitFor({ timeout: 5_000 });
    },
    { timeoutMs: 120_000 },
  );

/** Above the amount that one administrator decides about, in dollars. */
const largeAmount = 5_500;

const exactly = (name: string) => ({ name, exact: true });

describe.each(widthsOf('desktop'))('a broken order is fixed on the desk, on a %s', (width) => {
  it('declined: the desk shows what the bank answered, and the next payment places the order', async () => {
    const { buyer, part } = await aBuyer('declined');
    await buyer.add(part.productNr, quantityOf(part));
    await buyer.saveDetails();
    const cart = await buyer.cart();
    const attempt = (await buyer.accessCode(cart)).body as unknown as Attempt;
    await buyer.pay(attempt, false);
    await eventually(async () => expect((await buyer.query(cart, attempt)).body.status).toBe(false));

    const { visitor, main, look } = await atDesk(width, `/au/operations?order=${cart.orderID}`, 'Operations');
    const hands = new Hands(visitor);
    await hands.tap(main.getByRole('button', exactly('Payments')));
    await main.getByText('Declined', { exact: true }).first().waitFor();
    await look('declined');
    hands.report('a declined payment is explained');
    expect((await placeOrder(buyer, [])).orderID).toBe(cart.orderID);
    await hands.tap(main.getByRole('button', exactly('All')));
    await shows(visitor, main.getByText('Money was captured', { exact: true }).first());
    expect(visitor.complaints()).toEqual([]);
    await visitor.close();
  });

  it('mail bounced: it is sent to the address that the buyer tells on the phone', async () => {
    const { buyer, part } = await aBuyer('bounced');
    const right = `${unique('right')}@southline.example`;
    await refuseMail(mailbox, buyer.email);
    const { orderID } = await placeOrder(buyer, [{ part }]);
    const { visitor, main, look } = await atDesk(width, '/au/operations/work', 'Work list');
    const row = main.getByRole('row').filter({ has: visitor.page.locator(`a[href*="${orderID}"]`) });
    await shows(visitor, row);
    const hands = new Hands(visitor);
    await hands.tap(row.getByRole('checkbox'));
    await hands.type(main.getByLabel('Reason', { exact: true }), 'the buyer called');
    await hands.type(main.getByLabel('Another address', { exact: true }), right);
    await look('mail-bounced');
    await hands.tap(main.getByRole('button', exactly('Send to another address')));
    await main.getByText('1 entry is done.').waitFor();
    hands.report('a bounced mail is sent to another address');
    const [mail] = await mailsTo(mailbox, right);
    expect(mail?.Subject).toContain('Southline order');
    expect(visitor.complaints()).toEqual([]);
    await visitor.close();
  });

  it('event parked: it is replayed once the cause is gone, and the document is there', async () => {
    const mongo = await connectMongo(process.env.DOCUMENTS_MONGO_URL ?? '', { logger: createLogger('e2e', 'silent') });
    const { buyer, part } = await aBuyer('parked');
    // The database of documents refuses this order, as with a rule that a release got wrong.
    const rule = async () => {
      const [found] = await mongo.db.listCollections({ name: 'orders' }, { nameOnly: false }).toArray();
      return found && 'options' in found ? found.options?.['validator'] : undefined;
    };
    const right = await rule();
    await buyer.add(part.productNr, quantityOf(part));
    const { orderID } = await buyer.cart();
    const wrong = { $and: [right ?? {}, { _id: { $ne: orderID } }] };
    await mongo.db.command({ collMod: 'orders', validator: wrong });
    try {
      expect((await placeOrder(buyer, [])).orderID).toBe(orderID);
      const { visitor, main, look } = await atDesk(width, '/au/operations/work', 'Work list');
      const row = main.getByRole('row').filter({ has: visitor.page.locator(`a[href*="${orderID}"]`) });
      await shows(visitor, row);
      await row.getByText('Event was parked').first().waitFor();
      await look('event-parked');
      await mongo.db.command({ collMod: 'orders', validator: right ?? {} });
      const hands = new Hands(visitor);
      await hands.tap(main.getByRole('link', exactly('Parked events')));
      await heading(visitor, 'Parked events');
      await hands.tap(main.getByRole('radio').first());
      await hands.type(main.getByLabel('Reason', { exact: true }), 'the rule is right again');
      await look('parked-events');
      await hands.tap(main.getByRole('button', exactly('Replay 1 event')));
      await main.getByText('1 of 1 are done.').waitFor();
      hands.report('a parked event is replayed');
      await look('replayed');
      await main.getByText('No event is parked', { exact: true }).waitFor({ timeout: 30_000 });
      await visitor.go(`/au/operations?order=${orderID}`);
      await shows(visitor, main.getByText('Document was made', { exact: true }).first());
      expect(visitor.complaints()).toEqual([]);
      await visitor.close();
    } finally {
      await mongo.db.command({ collMod: 'orders', validator: right ?? {} });
      await mongo.close();
    }
  });

  it('refund refused, of a large amount: one administrator proposes to try again, another confirms', async () => {
    const buyer = new Guest(web, `${unique('large')}@southline.example`);
    const parts = await buyableParts(buyer.connection, 'Batteries');
    const { wishes } = parts.reduce<{ wishes: { part: PartRow; quantity: number }[]; cost: number }>(
      ({ wishes, cost }, part) => {
        const packs = Math.floor(part.availableQuantity / quantityOf(part));
        const missing = Math.ceil((largeAmount - cost) / (part.listPrice * quantityOf(part)));
        const quantity = Math.max(0, Math.min(packs, missing)) * quantityOf(part);
        if (quantity === 0) return { wishes, cost };
        return { wishes: [...wishes, { part, quantity }], cost: cost + quantity * part.listPrice };
      },
      { wishes: [], cost: 0 },
    );
    const { orderID, orderNo } = await placeOrder(buyer, wishes);
    await armFault({ operation: 'refund', kind: 'refused', match: orderNo, count: 1_000 });
    await buyer.connection.post('Order/cancel', { orderID });

    const first = await atDesk(width, '/au/operations/work', 'Work list');
    const rowOf = ({ main, visitor }: typeof first) =>
      main.getByRole('row').filter({ has: visitor.page.locator(`a[href*="${orderID}"]`) });
    await shows(first.visitor, rowOf(first));
    const hands = new Hands(first.visitor);
    await hands.tap(rowOf(first).getByRole('checkbox'));
    await hands.type(first.main.getByLabel('Reason', { exact: true }), 'the account is topped up');
    await first.look('proposal');
    await hands.tap(first.main.getByRole('button', exactly('Propose to try again')));
    await rowOf(first).getByText('proposed by').waitFor();
    hands.report('a large refund is proposed');

    const second = await atDesk(width, '/au/operations/work', 'Work list', await newStaff('Admin'));
    await rowOf(second).getByRole('checkbox').check();
    await second.main.getByLabel('Reason', { exact: true }).fill('I saw it too');
    await second.look('confirmation');
    // Not earlier: payments also tries again by itself.
    await clearFaults();
    await second.main.getByRole('button', exactly('Confirm the proposal')).click();
    await second.main.getByText('1 entry is done.').waitFor();
    await eventually(async () => expect(await transactionsOf(orderNo, 'refunded')).toHaveLength(1), {
      timeoutMs: 60_000,
    });
    for (const { visitor } of [first, second]) {
      expect(visitor.complaints()).toEqual([]);
      await visitor.close();
    }
  });
});
