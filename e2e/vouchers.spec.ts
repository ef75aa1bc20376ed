import { eventually, unique } from '@southline/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { widthsOf } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { atCheckout } from './lib/checkout.ts';
import { environment } from './lib/environment.ts';
import { type Attempt, type CartAnswer, Guest } from './lib/guest.ts';
import { doneOf } from './lib/http.ts';
import { lookingAround } from './lib/journey.ts';
import { mailsTo } from './lib/mailbox.ts';
import { buyableParts, type PartRow } from './lib/parts.ts';
import { transactionsOf } from './lib/sandbox.ts';
import { fillCard, payButton, placedOrder } from './lib/screens/cart.ts';

const { web, mailbox } = environment();
const aGuest = () => new Guest(web, `${unique('voucher')}@example.com`);

let battery: PartRow;
let globe: PartRow;
let clamp: PartRow;
beforeAll(async () => {
  const { connection } = aGuest();
  const first = async (category: string) => {
    const [part] = await buyableParts(connection, category);
    if (!part) throw new Error(`no ${category} to buy`);
    return part;
  };
  [battery, globe, clamp] = [await first('Batteries'), await first('Light Bulbs'), await first('Hose Clamps')];
});

const enter = async (guest: Guest, voucherCode: string) => {
  const { orderID } = await guest.cart();
  return guest.connection.post('voucher/validate-voucher', { voucherCode, orderID });
};

const pay = async (guest: Guest, cart: CartAnswer) => {
  const attempt = (await guest.accessCode(cart)).body as unknown as Attempt;
  await guest.pay(attempt);
  await eventually(async () => (await guest.query(cart, attempt)).body.code !== 'Pending');
  return doneOf(await guest.submit(cart)).data;
};

const pieces = ({ extra }: PartRow, least: number) => {
  const multiple = extra?.minQty ?? 1;
  return Math.ceil(least / multiple) * multiple;
};

describe('a code', () => {
  it('takes its share off, and cart, payment, order and mail agree to the cent', async () => {
    const guest = aGuest();
    await guest.add(battery.productNr);
    await guest.saveDetails();
    const before = await guest.cart();
    expect((await enter(guest, 'save10')).body).toMatchObject({
      status: true,
      voucher: [{ voucherCode: 'SAVE10', isvalid: true, error_Message: '' }],
    });
    const cart = await guest.cart();
    expect(cart.voucherSaving).toBeCloseTo(before.subTotal / 10, 2);
    expect(cart.totalToPay).toBeCloseTo(cart.subTotal - cart.voucherSaving + cart.shippingCost, 2);
    const { orderID, orderNo } = await pay(guest, cart);
    const [captured] = await transactionsOf(orderNo, 'captured');
    expect(captured?.amount).toBe(Math.round(cart.totalToPay * 100));
    const order = doneOf(await guest.connection.post('Order/get-member-order-details', { orderID })).data;
    expect(order).toMatchObject({
      voucherCode: ['SAVE10'],
      voucherSaving: cart.voucherSaving,
      orderRebate: cart.voucherSaving,
      totalToPay: cart.totalToPay,
      subtotal: cart.subTotal,
    });
    const [mail] = await mailsTo(mailbox, guest.email);
    expect(mail?.Text).toContain('Voucher saving');
    // The voucher was used up by the order.
    expect((await guest.cart()).voucher).toEqual([]);
  });

  it('that does not count says what would help, in the fields of a code', async () => {
    const guest = aGuest();
    await guest.add(globe.productNr, pieces(globe, 1));
    const { subTotal } = await guest.cart();
    const missing = (50 - subTotal).toFixed(2);
    expect((await enter(guest, 'TENOFF')).body).toMatchObject({
      status: false,
      code: 'VoucherInvalid',
      message: `Spend $${missing} more to use this code.`,
      voucher: [{ isvalid: false, error_Message: `Spend $${missing} more to use this code.` }],
    });
    const unknown = 'This code is not valid, has expired or has been used up.';
    for (const code of ['OLD20', 'NEVER-WAS']) expect((await enter(guest, code)).body.message).toBe(unknown);
    expect((await enter(guest, 'MEMBERS15')).body.message).toContain('for members');
    expect((await guest.cart()).voucher).toEqual([]);
  });

  it('a code entered after the access code gives the order a new id: the charged amount was always shown', async () => {
    const guest = aGuest();
    await guest.add(battery.productNr);
    await guest.saveDetails();
    const shown = await guest.cart();
    await guest.accessCode(shown);
    await enter(guest, 'SAVE10');
    expect((await guest.accessCode(shown)).body).toMatchObject({ status: false, message: 're-load' });
    const now = await guest.cart();
    expect(now.orderID).not.toBe(shown.orderID);
    expect(now.totalToPay).toBeLessThan(shown.totalToPay);
  });

  it('for free delivery gives the fee back', async () => {
    const guest = aGuest();
    await guest.add(globe.productNr, pieces(globe, 1));
    await enter(guest, 'FREIGHT');
    const { voucherSaving, shippingCost, totalToPay, subTotal } = await guest.cart();
    expect([voucherSaving, totalToPay]).toEqual([shippingCost, subTotal]);
  });

  it('for a free part offers it, adds it once, and takes it away with its condition', async () => {
    const guest = aGuest();
    await guest.add(globe.productNr, pieces(globe, 1));
    await enter(guest, 'FREEGLOBE');
    const { orderID } = await guest.cart();
    const offer = doneOf(await guest.connection.post('voucher/get-voucher-message', { orderID })).voucherMessage;
    expect(offer).toMatchObject({ isAdd: true, voucher_Code: 'FREEGLOBE', final_Quantity: 1 });
    const take = async () => {
      const { orderID: current } = await guest.cart();
      const { shoppingCartID = '', final_Quantity: fq = 1 } = offer ?? {};
      const body = { orderID: current, shoppingCartID, voucherCode: 'FREEGLOBE', fq, isAdd: true };
      return guest.connection.post('voucher/apply-promo', body);
    };
    await take();
    await take();
    const { listing } = await guest.cart();
    expect(listing).toHaveLength(2);
    expect(listing[1]).toMatchObject({ isFreePart: true, listPrice: 0, totalSales: 0, quantity: 1 });
    await guest.connection.post('cart/delete-carts', {
      cartItems: [{ shoppingCartID: listing[0]?.shoppingCartID ?? '' }],
    });
    expect((await guest.cart()).listing).toEqual([]);
  });
});

describe.each(widthsOf('phone'))('a buyer on a %s', (width) => {
  it('enters a code, applies its offer, pays the shown amount', async () => {
    const email = `${unique(width)}@example.com`;
    const { visitor, orderNo } = await atCheckout(clamp, email, width);
    const look = lookingAround(visitor, 'vouchers');
    const { page } = visitor;
    const code = page.getByLabel('Voucher code');
    await code.fill('NOTHING');
    await code.press('Enter');
    await page.getByText('This code is not valid, has expired or has been used up.').waitFor();
    await look('refused');
    await code.fill('buy3get1');
    await page.getByRole('button', { name: 'Apply', exact: true }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Special Offer!' });
    await dialog.waitFor();
    await look('offer');
    await dialog.getByRole('button', { name: /^Add / }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(/^Today you have saved \$/).waitFor();
    expect(await page.getByText('Your code was entered sucessfully.').count()).toBe(1);
    await look('saved');
    await fillCard(visitor, goodCard);
    await payButton(visitor).click();
    await placedOrder(visitor);
    expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
  });

  it('shows the quantity of a free part, and removes it again', async () => {
    const { visitor } = await atCheckout(globe, `${unique(width)}@example.com`, width);
    const { page } = visitor;
    await page.getByLabel('Voucher code').fill('FREEGLOBE');
    await page.getByLabel('Voucher code').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Special Offer!' });
    await dialog.getByRole('button', { name: /^Add / }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Free with FREEGLOBE. The voucher fixes its quantity.', { exact: true }).waitFor();
    // The two lines of the part share one stepper.
    expect(await page.getByLabel(/^Quantity of /).count()).toBe(1);
    await lookingAround(visitor, 'vouchers-free')('free-line');
    await page.getByRole('button', { name: /^Remove the code FREEGLOBE$/ }).click();
    await page.getByText('Free with FREEGLOBE. The voucher fixes its quantity.', { exact: true }).waitFor({
      state: 'detached',
    });
  });
});
