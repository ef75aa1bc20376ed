import { unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { widthsOf } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { atCheckout } from './lib/checkout.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { lookingAround } from './lib/journey.ts';
import { openPaper } from './lib/papers.ts';
import { buyableParts } from './lib/parts.ts';
import { fillCard } from './lib/screens/cart.ts';

const [first] = await buyableParts(new Guest(environment().web, '').connection, 'Batteries');
if (!first) throw new Error('no battery to buy');
const part = first;

describe.each(widthsOf('phone'))('the checkout on a %s', (width) => {
  it('asks for the terms, places the order, and makes its order list', async () => {
    const { visitor } = await atCheckout(part, `${unique(width)}@example.com`, width);
    const look = lookingAround(visitor, 'checkout');
    const { page } = visitor;
    await visitor.go('/au/checkout');
    await page.getByRole('heading', { level: 1, name: /^Checkout/ }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'In Stock ~ 1 items' }).waitFor();
    // The details typed on the cart page are restored.
    expect(await page.getByLabel('First Name', { exact: true }).inputValue()).toBe('Robin');
    const place = page.getByRole('button', { name: 'PLACE ORDER' });
    expect(await place.isDisabled()).toBe(true);
    await fillCard(visitor, goodCard);
    await page.getByRole('checkbox', { name: /Terms & Conditions/ }).check();
    await look('ready');
    await place.click();
    await page
      .getByRole('heading', { level: 1, name: 'Thank you for your order!', exact: true })
      .waitFor({ timeout: 60_000 });
    await page.getByText('An email confirming your order details has been sent').waitFor();
    await look('thanks');
    const list = await openPaper(visitor, 'Generate a Order List');
    expect(list.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('says line by line what changed since it was shown, and pays nothing unseen', async () => {
    const { visitor } = await atCheckout(part, `${unique(width)}@example.com`, width);
    const { page } = visitor;
    await visitor.go('/au/checkout');
    await fillCard(visitor, goodCard);
    await page.getByRole('checkbox', { name: /Terms & Conditions/ }).check();
    // Another tab.
    const data = { productNr: part.productNr, quantity: 1 };
    await page.request.post(`${environment().web}/au/api/cart/add-to-cart`, { data });
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Your cart has changed since you last saw it.' });
    await notice.getByText(/^Quantity 1 → 2$/).waitFor();
    expect(await notice.getByRole('listitem').count()).toBeGreaterThan(1);
    await lookingAround(visitor, 'checkout-changed')('what-changed');
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'Thank you for your order!', exact: true })
      .waitFor({ timeout: 60_000 });
    visitor.expects(/409/);
  });

  it('clears the cart after a second press, and an empty one leads to the finder', async () => {
    const { visitor } = await atCheckout(part, `${unique(width)}@example.com`, width);
    const { page } = visitor;
    await visitor.go('/au/checkout');
    await page.getByRole('button', { name: 'Clear Shopping Cart' }).click();
    await page.getByRole('button', { name: 'Remove all', exact: true }).click();
    await page.getByRole('heading', { name: 'Your cart is Empty!' }).waitFor();
    const explore = page.getByRole('link', { name: 'Explore Our Extensive Range Of Parts' });
    expect(await explore.getAttribute('href')).toBe('/au/parts-finder');
  });
});
