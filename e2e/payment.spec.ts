import { eventually, unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { declinedCard, goodCard } from './lib/cards.ts';
import { atCheckout } from './lib/checkout.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { lookingAround } from './lib/journey.ts';
import { mailsTo } from './lib/mailbox.ts';
import { buyableParts } from './lib/parts.ts';
import { armFault, clearFaults, transactionsOf } from './lib/sandbox.ts';
import { cartLine, fillCard, payButton, placedOrder, totalToPay } from './lib/screens/cart.ts';

const { web, mailbox } = environment();
const changedNotice = /^Your cart has changed since you last saw it/;
/** Chromium's console message for an answer with status 409. */
const refusal = /status of 409/;

const [first] = await buyableParts(new Guest(web, '').connection, 'Wipers');
if (!first) throw new Error('no wiper to buy');
const part = first;

const mailed = async (email: string, orderNo: string) => {
  const mails = await mailsTo(mailbox, email);
  expect(mails.map(({ Subject }) => Subject)).toEqual([expect.stringContaining(orderNo)]);
};

describe('the money moment', () => {
  it('a declined card says why and charges nothing; the next card pays', async () => {
    const email = `${unique('declined')}@example.com`;
    const { visitor, orderNo } = await atCheckout(part, email);
    const { page } = visitor;
    await fillCard(visitor, declinedCard);
    await payButton(visitor).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Payment failed.' });
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/declined/i);
    await lookingAround(visitor, 'payment')('declined');
    // The CVN of a declined card is cleared.
    await eventually(async () => expect(await page.getByLabel('CVN').inputValue()).toBe(''));
    expect(await transactionsOf(orderNo, 'captured')).toEqual([]);

    await fillCard(visitor, goodCard);
    await payButton(visitor).click();
    expect(await placedOrder(visitor)).toBe(orderNo);
    expect(await transactionsOf(orderNo, 'declined')).toHaveLength(1);
    expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
  });

  it('two clicks on the pay button are one payment', async () => {
    const email = `${unique('double')}@example.com`;
    const { visitor, orderNo } = await atCheckout(part, email, 'phone');
    await fillCard(visitor, goodCard);
    let posts = 0;
    visitor.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().startsWith(environment().sandbox)) posts += 1;
    });
    await payButton(visitor).dblclick();
    expect(await placedOrder(visitor)).toBe(orderNo);
    expect(posts).toBe(1);
    expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
    await mailed(email, orderNo);
  });

  it('a cart that another tab has changed is shown again, and nothing is charged for the old one', async () => {
    const email = `${unique('tabs')}@example.com`;
    const { visitor, orderNo } = await atCheckout(part, email);
    const before = await totalToPay(visitor);
    await fillCard(visitor, goodCard);

    const other = await visitor.context.newPage();
    await other.goto(`${web}/au/cart`);
    const changed = other.waitForResponse(/update-carts/);
    await other.getByRole('button', { name: `More ${part.productNr}` }).click();
    await changed;
    await other.close();

    await payButton(visitor).click();
    await visitor.page.getByText(changedNotice).waitFor();
    await lookingAround(visitor, 'payment')('changed');
    await eventually(async () => expect(await totalToPay(visitor)).toBeGreaterThan(before));
    expect(await transactionsOf(orderNo, 'captured')).toEqual([]);

    await payButton(visitor).click();
    expect(await placedOrder(visitor)).toBe(orderNo);
    expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
    visitor.expects(refusal);
  });

  it('while the bank is slow an edited cart cannot be charged again: the buyer is asked to wait', async () => {
    const email = `${unique('bank')}@example.com`;
    const { visitor, orderNo } = await atCheckout(part, email);
    const { page } = visitor;
    await fillCard(visitor, goodCard);
    await armFault({ operation: 'form', kind: 'slow', match: orderNo, delayMs: 20_000 });
    const posted = page.waitForRequest((request) => request.url().startsWith(environment().sandbox));
    await payButton(visitor).click();
    await posted;
    // Simulates another tab, which does not know the payment.
    await page.evaluate('sessionStorage.clear()');
    await visitor.go('/au/cart');
    const changed = page.waitForResponse(/update-carts/);
    await page.getByRole('button', { name: `More ${part.productNr}` }).click();
    await changed;
    await fillCard(visitor, goodCard);
    await eventually(async () => expect(await payButton(visitor).isEnabled()).toBe(true));
    await payButton(visitor).click();
    await page.getByText('Your earlier payment is still being confirmed.').waitFor();
    await lookingAround(visitor, 'payment')('in flight');
    expect(await page.getByText('Payment failed.').count()).toBe(0);

    await eventually(async () => expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1));
    await mailed(email, orderNo);
    // The rest of the cart is paid separately.
    await visitor.reload();
    await fillCard(visitor, goodCard);
    await payButton(visitor).click();
    expect(await placedOrder(visitor)).not.toBe(orderNo);
    expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
    expect(await transactionsOf(orderNo, 'refunded')).toEqual([]);
    visitor.expects(refusal);
  });

  it('a reload while the payment is being confirmed goes on where it was', async () => {
    const email = `${unique('reload')}@example.com`;
    const { visitor, orderNo } = await atCheckout(part, email, 'phone');
    const { page } = visitor;
    await fillCard(visitor, goodCard);
    // The provider does not know the result yet, so that the page can be reloaded in between.
    await armFault({ operation: 'query', kind: 'unknown', match: orderNo, count: 1000 });
    await payButton(visitor).click();
    await page.getByText('If this page closes or reloads, the payment continues from here.').waitFor();
    const confirming = page.locator('li[data-now]', { hasText: 'Confirming your payment…' });
    await confirming.waitFor();
    await lookingAround(visitor, 'payment')('confirming');
    await page.reload();
    await confirming.waitFor();
    await clearFaults(orderNo);
    expect(await placedOrder(visitor)).toBe(orderNo);
    expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
    await mailed(email, orderNo);
    const stored = await visitor.stored();
    for (const personal of [email, goodCard.number, orderNo]) expect(stored).not.toContain(personal);
  });

  it('an order whose browser closes right after the card was sent is placed and mailed', async () => {
    const email = `${unique('vanished')}@example.com`;
    const { visitor, orderNo } = await atCheckout(part, email);
    await fillCard(visitor, goodCard);
    // The calls after the card post are blocked in this browser.
    await visitor.page.route(/eway-query|submit-order/, (route) => route.abort());
    await payButton(visitor).click();
    await eventually(async () => expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1));
    await visitor.context.close();
    await mailed(email, orderNo);
    expect(await transactionsOf(orderNo, 'captured')).toHaveLength(1);
  });

  it('more than is in stock can be in the cart but not be paid for', async () => {
    const email = `${unique('short')}@example.com`;
    const { visitor, orderNo } = await atCheckout(part, email);
    const line = cartLine(visitor, part.productNr);
    const box = line.getByRole('textbox', { name: `Quantity of ${part.productNr}` });
    await box.fill(String(Math.floor(999 / (part.extra?.minQty ?? 1)) * (part.extra?.minQty ?? 1)));
    await box.press('Enter');
    await visitor.page.getByText(/^Only \d+ can be bought now\. Lower the quantity to pay\.$/).waitFor();
    await visitor.page.getByText(new RegExp(`^There is not enough stock of ${part.productNr}`)).waitFor();
    await eventually(async () => expect(await payButton(visitor).isDisabled()).toBe(true));
    await visitor.page.getByRole('button', { name: /^Set to \d+/ }).click();
    expect(await totalToPay(visitor)).toBeGreaterThan(0);
    expect(await transactionsOf(orderNo, 'captured')).toEqual([]);

    await line.getByRole('button', { name: `Remove ${part.productNr}` }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Your cart is Empty!' }).waitFor();
  });
});
