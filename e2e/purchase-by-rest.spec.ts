import { eventually, unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { environment } from './lib/environment.ts';
import { type Attempt, Guest } from './lib/guest.ts';
import { attachment, mailsTo } from './lib/mailbox.ts';
import { buyableParts } from './lib/parts.ts';

const { web, mailbox } = environment();
const guest = () => new Guest(web, `${unique('rest')}@example.com`);

// Other files buy the first parts of a category, and this one counts units.
const part = (await buyableParts(guest().connection, 'Batteries')).at(-1);
if (!part) throw new Error('no battery to buy');

/** Units of the part in the warehouse, as another visitor sees them. */
const unitsInWarehouse = async (): Promise<number> => {
  const other = guest();
  await other.add(part.productNr, part.extra?.minQty ?? 1);
  const { listing } = await other.cart();
  return (listing[0] as unknown as { warehouseStock: number }).warehouseStock;
};

const paidCart = async (buyer: Guest, quantity = 2) => {
  await buyer.add(part.productNr, quantity);
  await buyer.saveDetails(`copy-${buyer.email}`);
  const cart = await buyer.cart();
  const attempt = (await buyer.accessCode(cart)).body as unknown as Attempt;
  await buyer.pay(attempt);
  const queried = await eventually(async () => {
    const { body } = await buyer.query(cart, attempt);
    return body.code !== 'Pending' && body;
  });
  return { cart, attempt, queried };
};

describe('a guest who buys through the API', () => {
  it('pays, gets the order, its three documents and one mail with the tax invoice per recipient, and the stock decreases', async () => {
    const before = await unitsInWarehouse();
    const buyer = guest();
    const { cart, queried } = await paidCart(buyer);
    expect(queried).toMatchObject({ status: true });
    expect(cart.totalToPay).toBeCloseTo(cart.subTotal + cart.shippingCost, 2);
    expect(cart.subTotalGST).toBeCloseTo(cart.totalToPay / 11, 2);

    const submitted = await buyer.submit(cart, `copy-${buyer.email}`);
    expect(submitted).toMatchObject({
      http: 200,
      body: { status: true, data: { orderID: cart.orderID, orderNo: cart.orderNo } },
    });
    expect((await buyer.submit(cart, `copy-${buyer.email}`)).body).toEqual(submitted.body);
    expect((await buyer.cart()).listing).toEqual([]);

    for (const recipient of [buyer.email, `copy-${buyer.email}`]) {
      const [mail, ...more] = await mailsTo(mailbox, recipient);
      expect(more).toEqual([]);
      expect(mail?.Subject).toContain(cart.orderNo);
      expect(mail?.Attachments).toHaveLength(1);
      for (const { PartID } of mail?.Attachments ?? []) {
        const bytes = mail && (await attachment(mailbox, mail, PartID));
        expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-');
      }
    }
    await eventually(async () => expect(await unitsInWarehouse()).toBe(before - 2));
  });

  it('fetches each document by its signed link; a stranger gets no link', async () => {
    const buyer = guest();
    const { cart } = await paidCart(buyer);
    await buyer.submit(cart);
    const { orderID, orderNo } = cart;
    const links = await Promise.all([
      eventually(
        async () => (await buyer.connection.post('order/get-order-pdf', { orderID, orderNo })).body.pdflink ?? false,
      ),
      eventually(
        async () =>
          (await buyer.connection.get('Order/get-tax-invoice', { memberNo: '', orderID })).body.pdflink ?? false,
      ),
      eventually(async () => (await buyer.connection.get('Order/get-packing-list', { orderNo })).body.pdflink ?? false),
    ]);
    for (const link of links) {
      const response = await fetch(new URL(String(link), web));
      expect(response.headers.get('content-type')).toContain('application/pdf');
      expect(response.headers.get('cache-control')).toContain('no-store');
    }
    const stranger = guest();
    await stranger.add(part.productNr, 1);
    expect(await stranger.connection.post('order/get-order-pdf', { orderID, orderNo })).toMatchObject({
      http: 404,
      body: { code: 'NotFound' },
    });
    expect(await stranger.connection.post('Order/get-member-order-details', { orderID })).toMatchObject({ http: 404 });
  });

  it('may try another card after a decline, and is charged once', async () => {
    const buyer = guest();
    await buyer.add(part.productNr, 1);
    await buyer.saveDetails();
    const cart = await buyer.cart();
    const first = (await buyer.accessCode(cart)).body as unknown as Attempt;
    await buyer.pay(first, false);
    const declined = await eventually(async () => {
      const { body } = await buyer.query(cart, first);
      return body.code !== 'Pending' && body;
    });
    expect(declined).toMatchObject({ status: false, code: 'Declined' });
    const second = (await buyer.accessCode(cart)).body as unknown as Attempt;
    expect(second.accessCode).not.toBe(first.accessCode);
    await buyer.pay(second);
    await eventually(async () => (await buyer.query(cart, second)).body.status);
    expect((await buyer.submit(cart)).body.status).toBe(true);
  });
});

it('a changed price, a foreign order and a negative amount open no payment', async () => {
  const buyer = guest();
  await buyer.add(part.productNr, 1);
  await buyer.saveDetails();
  const cart = await buyer.cart();
  const code = (over: object) =>
    buyer.connection.post('payment/eway-access-code', {
      orderID: cart.orderID,
      orderNo: cart.orderNo,
      amount: cart.totalToPay,
      language: 'en',
      ...over,
    });
  expect(await code({ amount: 1 })).toMatchObject({ http: 409, body: { code: 'CartChanged', message: 're-load' } });
  expect(await code({ amount: -5 })).toMatchObject({ http: 400 });
  expect(await code({ orderID: 'AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject({ http: 409 });
  expect((await buyer.cart()).listing).toEqual(cart.listing);
});
