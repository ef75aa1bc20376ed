import { audit } from '@southline/audit/audit';
import { loadConfig } from '@southline/audit/config';
import { cleanse } from '@southline/kernel/part-number';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { eventually, unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { widthsOf } from './lib/browser.ts';
import { atDesk, type Desk, entryOf, findOrder, shows, wrongRule } from './lib/desk.ts';
import { environment } from './lib/environment.ts';
import { type Attempt, Guest } from './lib/guest.ts';
import { Hands } from './lib/hands.ts';
import { doneOf } from './lib/http.ts';
import { mailsTo, refuseMail } from './lib/mailbox.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { buyableParts, type PartRow, quantityOf } from './lib/parts.ts';
import { placedOrders, placeOrder } from './lib/placed-orders.ts';
import { armFault, clearFaults, transactionsOf } from './lib/sandbox.ts';
import { heading } from './lib/screens/account.ts';
import { newStaff } from './lib/staff.ts';

const { web, mailbox, demoPassword } = environment();

/** Ids and numbers of the broken orders, and the parts that they have. */
const noted = new Set<string>();
const note = (...names: readonly string[]): void => {
  for (const name of names) noted.add(name);
};

const aBuyer = async (name: string) => {
  const buyer = new Guest(web, `${unique(name)}@southline.example`);
  const [part] = await buyableParts(buyer.connection, 'Light Bulbs');
  if (!part) throw new Error('the demo data lacks a bulb to buy');
  note(cleanse(part.productNr));
  return { buyer, part };
};

/** Above the amount that one administrator decides about, in dollars. */
const largeAmount = 5_500;

const exactly = (name: string) => ({ name, exact: true });

describe.each(widthsOf('desktop'))('a broken order is fixed on the desk, on a %s', (width) => {
  it('declined: the desk shows what the bank answered, and the next payment places the order', async () => {
    const { buyer, part } = await aBuyer('declined');
    await buyer.add(part.productNr, quantityOf(part));
    await buyer.saveDetails();
    const cart = await buyer.cart();
    note(cart.orderID, cart.orderNo);
    const attempt = (await buyer.accessCode(cart)).body as unknown as Attempt;
    await buyer.pay(attempt, false);
    await eventually(async () => expect((await buyer.query(cart, attempt)).body.status).toBe(false));

    const desk = await atDesk(width, '/au/operations', 'Operations');
    const { visitor, main, look } = desk;
    const hands = new Hands(visitor);
    await findOrder(desk, hands, cart.orderNo);
    await hands.tap(main.getByRole('button', exactly('Payments')));
    await main.getByText('Declined', { exact: true }).first().waitFor();
    await look('declined');
    hands.report('a declined payment is explained');
    expect((await placeOrder(buyer, [])).orderID).toBe(cart.orderID);
    await shows(desk, main.getByText('Money was captured', { exact: true }).first());
  });

  it('mail bounced: it is sent to the address that the buyer tells on the phone', async () => {
    const { buyer, part } = await aBuyer('bounced');
    const right = `${unique('right')}@southline.example`;
    await refuseMail(mailbox, buyer.email);
    const { orderID, orderNo } = await placeOrder(buyer, [{ part }]);
    note(orderID, orderNo);
    const desk = await atDesk(width, '/au/operations/work', 'Work list');
    const { visitor, main, look } = desk;
    const row = entryOf(desk, orderID);
    await shows(desk, row);
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
  });

  it('event parked: it is replayed once the cause is gone, and the document is there', async () => {
    const { buyer, part } = await aBuyer('parked');
    await buyer.add(part.productNr, quantityOf(part));
    const { orderID, orderNo } = await buyer.cart();
    note(orderID, orderNo);
    const rule = await wrongRule(process.env.DOCUMENTS_MONGO_URL ?? '', 'orders', { _id: orderID });
    try {
      expect((await placeOrder(buyer, [])).orderID).toBe(orderID);
      const desk = await atDesk(width, '/au/operations/work', 'Work list');
      const { visitor, main, look } = desk;
      const row = entryOf(desk, orderID);
      await shows(desk, row);
      await row.getByText('Event was parked').first().waitFor();
      await look('event-parked');
      await rule.correct();
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
      await shows(desk, main.getByText('Document was made', { exact: true }).first());
    } finally {
      await rule.close();
    }
  });

  it('document not made: it is tried again once the cause is gone, and the buyer has it', async () => {
    const { buyer, part } = await aBuyer('not-made');
    await buyer.add(part.productNr, quantityOf(part));
    const { orderID, orderNo } = await buyer.cart();
    note(orderID, orderNo);
    const rule = await wrongRule(process.env.DOCUMENTS_MONGO_URL ?? '', 'papers', { orderId: orderID });
    try {
      expect((await placeOrder(buyer, [])).orderID).toBe(orderID);
      const desk = await atDesk(width, '/au/operations/work', 'Work list');
      const { visitor, main, look } = desk;
      const row = entryOf(desk, orderID);
      await shows(desk, row);
      await row.getByText('Document is not made').waitFor();
      await rule.correct();
      const hands = new Hands(visitor);
      await hands.tap(row.getByRole('checkbox'));
      await hands.type(main.getByLabel('Reason', { exact: true }), 'the rule is right again');
      await look('document-not-made');
      await hands.tap(main.getByRole('button', exactly('Try again')));
      await main.getByText('1 entry is done.').waitFor();
      hands.report('a document is made again');
      await visitor.go(`/au/operations?order=${orderID}`);
      await shows(desk, main.getByText('Document was made', { exact: true }).first());
      await look('document-made');
    } finally {
      await rule.close();
    }
  });

  it('captured twice: the desk shows that the second capture went back by itself', async () => {
    const { buyer, part } = await aBuyer('twice');
    await buyer.add(part.productNr, quantityOf(part));
    await buyer.saveDetails();
    const cart = await buyer.cart();
    note(cart.orderID, cart.orderNo);
    const first = (await buyer.accessCode(cart)).body as unknown as Attempt;
    // The provider denies its code once, so that the buyer gets a second one and pays in both windows.
    await armFault({ operation: 'query', kind: 'unknown', code: 'V6107', match: cart.orderID });
    const second = await eventually(async () => {
      const attempt = (await buyer.accessCode(cart)).body as unknown as Attempt;
      expect(attempt.accessCode).not.toBe(first.accessCode);
      return attempt;
    });
    for (const attempt of [second, first]) {
      await buyer.pay(attempt);
      await eventually(async () => expect((await buyer.query(cart, attempt)).body.status).toBe(true));
    }
    doneOf(await buyer.submit(cart));
    expect(await transactionsOf(cart.orderNo, 'captured')).toHaveLength(2);
    await eventually(async () => expect(await transactionsOf(cart.orderNo, 'refunded')).toHaveLength(1));

    const desk = await atDesk(width, '/au/operations', 'Operations');
    const { visitor, main, look } = desk;
    const hands = new Hands(visitor);
    await findOrder(desk, hands, cart.orderNo);
    await hands.tap(main.getByRole('button', exactly('Payments')));
    for (const event of ['Money was captured', 'Money was captured twice', 'Money was returned'])
      await main.getByText(event, { exact: true }).waitFor();
    hands.report('a second capture is explained');
    await look('captured-twice');
  });

  it('captured late and sold out: the desk shows why the order was refunded by itself', async () => {
    const late = new Guest(web, `${unique('late')}@southline.example`);
    const other = new Guest(web, `${unique('other')}@southline.example`);
    const parts = (await buyableParts(late.connection, 'Light Bulbs')).slice(1, -1);
    const [rare, common] = parts.sort((one, another) => one.availableQuantity - another.availableQuantity);
    if (!rare || !common) throw new Error('the demo data lacks two bulbs to buy');
    const last = Math.floor(rare.availableQuantity / quantityOf(rare)) * quantityOf(rare);
    await late.add(rare.productNr, last);
    await late.saveDetails();
    const cart = await late.cart();
    note(cart.orderID, cart.orderNo, cleanse(rare.productNr));
    const attempt = (await late.accessCode(cart)).body as unknown as Attempt;
    // The buyer goes on with another cart, which ends the hold. Another buyer takes the last units.
    const cartItems = cart.listing.map(({ shoppingCartID }) => ({ shoppingCartID }));
    doneOf(await late.connection.post('cart/delete-carts', { cartItems }));
    await late.add(common.productNr, quantityOf(common));
    await late.accessCode(await late.cart());
    await placeOrder(other, [{ part: rare, quantity: last }]);
    await late.pay(attempt);

    const desk = await atDesk(width, '/au/operations', 'Operations');
    const { visitor, main, look } = desk;
    const hands = new Hands(visitor);
    await findOrder(desk, hands, cart.orderNo);
    await shows(desk, main.getByText('Money was returned', { exact: true }));
    await main.getByText('sold out before it was paid', { exact: true }).first().waitFor();
    hands.report('a late capture is explained');
    await look('captured-late');
    expect(await transactionsOf(cart.orderNo, 'refunded')).toHaveLength(1);
  });

  it('unknown: the work list says since when and what to do, and the order goes on once the provider answers', async () => {
    const { buyer, part } = await aBuyer('unknown');
    await buyer.add(part.productNr, quantityOf(part));
    await buyer.saveDetails();
    const cart = await buyer.cart();
    note(cart.orderID, cart.orderNo);
    const attempt = (await buyer.accessCode(cart)).body as unknown as Attempt;
    // It takes the money and answers nothing: neither about its code nor about our reference.
    await armFault({ operation: 'query', kind: 'unknown', code: 'S5020', match: cart.orderID, count: 10_000 });
    try {
      await buyer.pay(attempt);
      const desk = await atDesk(width, '/au/operations/work', 'Work list');
      const { visitor, main, look } = desk;
      const row = entryOf(desk, cart.orderID);
      await shows(desk, row);
      await row.getByText('Payment is unknown').waitFor();
      expect(await transactionsOf(cart.orderNo, 'captured')).toHaveLength(1);
      await look('unknown');
      const hands = new Hands(visitor);
      await hands.tap(row.getByRole('checkbox'));
      await hands.type(main.getByLabel('Reason', { exact: true }), 'the portal has it');
      await look('ask');
      await hands.tap(main.getByRole('button', exactly('Ask the provider now')));
      await main.getByText('1 entry is done.').waitFor();
      // Not earlier: payments also asks by itself, and the entry would be gone.
      await clearFaults(cart.orderID);
      hands.report('the provider is asked about an unknown payment');
      await visitor.go(`/au/operations?order=${cart.orderID}`);
      await shows(desk, main.getByText('Money was captured', { exact: true }));
      await shows(desk, main.getByText('Placed', { exact: true }).first());
      await look('known');
    } finally {
      await clearFaults(cart.orderID);
    }
  });

  it('hold leaked: stock that no order needs is released on the work list', async () => {
    const { buyer, part } = await aBuyer('leaked');
    const available = async () => (await buyer.cart()).listing[0]?.warehouseStock ?? 0;
    await buyer.add(part.productNr, quantityOf(part));
    await buyer.saveDetails();
    const before = await available();
    const { orderID } = await buyer.cart();
    note(orderID);
    await buyer.accessCode(await buyer.cart());
    const [ordersStore, stockStore] = await Promise.all(
      ['ORDERS_MONGO_URL', 'CATALOGUE_MONGO_URL'].map((name) =>
        connectMongo(process.env[name] ?? '', { logger: createLogger('e2e', 'silent') }),
      ),
    );
    // A restore of orders lost the order an hour ago. The hold of the catalogue stayed.
    await ordersStore?.db.collection('orders').deleteOne({ _id: orderID as never });
    await ordersStore?.db.collection('carts').deleteOne({ orderId: orderID });
    const hourAgo = new Date(Date.now() - 3_600_000);
    await stockStore?.db.collection('holds').updateOne({ orderId: orderID }, { $set: { at: hourAgo } });
    await Promise.all([ordersStore?.close(), stockStore?.close()]);
    await buyer.add(part.productNr, quantityOf(part));
    expect(await available()).toBe(before - quantityOf(part));

    const desk = await atDesk(width, '/au/operations/work', 'Work list');
    const { visitor, main, look } = desk;
    const row = entryOf(desk, orderID);
    await shows(desk, row);
    const hands = new Hands(visitor);
    await hands.tap(row.getByRole('checkbox'));
    await hands.type(main.getByLabel('Reason', { exact: true }), 'the restore lost its order');
    await look('hold-leaked');
    await hands.tap(main.getByRole('button', exactly('Release')));
    await main.getByText('1 entry is done.').waitFor();
    hands.report('a leaked hold is released');
    await row.waitFor({ state: 'detached' });
    await look('hold-released');
    expect(await available()).toBe(before);
  });

  it('exchange half done: its order is paid for, the refund of the return stops, and is tried again', async () => {
    const { email } = await newMember();
    const member = new Guest(web, email);
    const staff = new Guest(web, 'dealer@southline.example');
    doneOf(await staff.connection.post('auth/sign-in', { email: staff.email, password: demoPassword }));
    const [part, wanted] = await buyableParts(member.connection, 'Light Bulbs');
    if (!part || !wanted) throw new Error('the demo data lacks two bulbs to buy');
    const [order] = await placedOrders({ email, password: firstPassword }, [part]);
    const { orderID = '', orderNo = '' } = order ?? {};
    note(orderID, orderNo);
    doneOf(await staff.connection.post('Order/update-fulfilment-status', { orderID, status: 'Order Delivered' }));
    doneOf(await member.connection.post('auth/sign-in', { email, password: firstPassword }));
    const [line] = doneOf(await member.connection.post('return/get-return-order-info', { orderNo: orderID })).data
      .table;
    const shoppingCartID = line?.shoppingCartID ?? '';
    const exchangeFor = { productNr: wanted.productNr, quantity: quantityOf(wanted) };
    const item = {
      orderID,
      shoppingCartID,
      returnQuantity: 1,
      returnReason: 1,
      userMsg: 'The wrong base.',
      exchangeFor,
    };
    doneOf(await member.connection.post('return/create-return-order-item', { returnItems: [item] }));
    const { returnDataTables } = doneOf(
      await member.connection.post('Order/get-member-order-details', { orderID }),
    ).data;
    const { returnOrderNumber: returnOrderNo = '', returnItemID = '' } = returnDataTables[0] ?? {};
    doneOf(await staff.connection.post('return/approve-return', { returnOrderNo, acceptable: 'Yes', message: '' }));
    const asked = doneOf(await member.connection.post('return/get-return-request-details', { returnItemID }));
    const held = asked.data.table[0]?.exchange;
    if (held?.state !== 'Held') throw new Error(`the exchange is ${held?.state}`);
    note(held.orderID, held.orderNo);
    const cart = { ...(await member.cart()), ...held };
    const attempt = (await member.accessCode(cart)).body as unknown as Attempt;
    await member.pay(attempt);
    await eventually(async () => expect((await member.query(cart, attempt)).body.status).toBe(true));
    await armFault({ operation: 'refund', kind: 'refused', match: orderNo, count: 1_000 });
    try {
      const lines = [{ shoppingCartID, includeinStock: 'Yes' as const }];
      const processing = { returnOrderNo, actionCode: 'C' as const, dealerNotes: 'Exchanged.', lines };
      const { body } = await staff.connection.post('return/process-return', { returnItems: processing });
      expect(body).toMatchObject({ status: false, code: 'Pending' });

      const desk = await atDesk(width, '/au/operations/work', 'Work list');
      const { visitor, main, look } = desk;
      const row = entryOf(desk, orderID);
      await shows(desk, row);
      await row.getByText('Refund in review').waitFor();
      const hands = new Hands(visitor);
      await hands.tap(row.getByRole('checkbox'));
      await hands.type(main.getByLabel('Reason', { exact: true }), 'the account is topped up');
      await look('exchange-refund');
      await hands.tap(main.getByRole('button', exactly('Try again')));
      await main.getByText('1 entry is done.').waitFor();
      // Not earlier: payments also tries again by itself, and the entry would be gone.
      await clearFaults(orderNo);
      hands.report('the refund of an exchanged part is tried again');
      await visitor.go(`/au/operations?order=${orderID}`);
      await shows(desk, main.getByText('Return was completed', { exact: true }));
      await main.getByText(held.orderNo, { exact: true }).first().waitFor();
      await look('exchange-done');
      await visitor.go(`/au/operations?order=${held.orderID}`);
      await shows(desk, main.getByText('Placed', { exact: true }).first());
    } finally {
      await clearFaults(orderNo);
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
    note(orderID, orderNo);
    await armFault({ operation: 'refund', kind: 'refused', match: orderNo, count: 1_000 });
    await buyer.connection.post('Order/cancel', { orderID });

    const first = await atDesk(width, '/au/operations/work', 'Work list');
    const rowOf = (desk: Desk) => entryOf(desk, orderID);
    await shows(first, rowOf(first));
    const hands = new Hands(first.visitor);
    await hands.tap(rowOf(first).getByRole('checkbox'));
    await hands.type(first.main.getByLabel('Reason', { exact: true }), 'the account is topped up');
    await first.look('proposal');
    await hands.tap(first.main.getByRole('button', exactly('Propose to try again')));
    await rowOf(first).getByText('proposed by').waitFor();
    hands.report('a large refund is proposed');

    const second = await atDesk(width, '/au/operations/work', 'Work list', await newStaff('Admin'));
    const others = new Hands(second.visitor);
    await others.tap(rowOf(second).getByRole('checkbox'));
    await others.type(second.main.getByLabel('Reason', { exact: true }), 'I saw it too');
    await second.look('confirmation');
    // Not earlier: payments also tries again by itself, and the entry would be gone. Not later: after one more refusal
    // payments waits for minutes.
    await clearFaults(orderNo);
    await others.tap(second.main.getByRole('button', exactly('Confirm the proposal')));
    await second.main.getByText('1 entry is done.').waitFor();
    others.report('a large refund is confirmed');
    await eventually(async () => expect(await transactionsOf(orderNo, 'refunded')).toHaveLength(1));
  });

  it('afterwards the audit finds nothing wrong with these orders', async () => {
    expect(noted.size).toBeGreaterThanOrEqual(10);
    const isOurs = (violation: string) => [...noted].some((name) => violation.includes(name));
    await eventually(async () => {
      const findings = await audit(loadConfig(process.env));
      const violations = findings.flatMap(({ invariant, violations }) =>
        violations.filter(isOurs).map((violation) => `${invariant}: ${violation}`),
      );
      expect(violations).toEqual([]);
    });
  });
});
