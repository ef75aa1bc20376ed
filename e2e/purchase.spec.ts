import { eventually, unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { widthsOf } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { visiting } from './lib/journey.ts';
import { attachment, mailsTo } from './lib/mailbox.ts';
import { openPaper } from './lib/papers.ts';
import { buyableParts, type PartRow } from './lib/parts.ts';
import { transactionsOf } from './lib/sandbox.ts';
import { fillCard, fillDetails, openCart, payButton, placedOrder, totalToPay } from './lib/screens/cart.ts';
import { checkDetailsTexts, checkExtraEmails } from './lib/screens/cart-texts.ts';
import { chooseCategory, chooseVehicle, openFamily, resultRow, searchPartNumber } from './lib/screens/finder.ts';
import { addToCart } from './lib/screens/part.ts';
import { checkQuantityRules } from './lib/screens/quantity.ts';
import { someVehicle } from './lib/some-vehicle.ts';

const { web, mailbox } = environment();
/** Found by its number. */
let bulb: PartRow;
/** Sold in multiples. */
let coins: PartRow;

const { connection } = new Guest(web, '');
const path = await someVehicle(connection);
const [firstBulb] = await buyableParts(connection, 'Light Bulbs');
const firstCoins = (await buyableParts(connection, 'Coin Batteries')).find(({ extra }) => (extra?.minQty ?? 1) > 1);
if (!firstBulb || !firstCoins) throw new Error('the demo data has no bulb or no coin battery to buy');
[bulb, coins] = [firstBulb, firstCoins];

describe.each(widthsOf('desktop'))('a guest on a %s', (width) => {
  it('finds parts by vehicle, number and category, pays by card and gets the documents by mail', async () => {
    const { visitor, look, page } = await visiting('purchase', width);
    const email = `${unique(width)}@example.com`;

    await visitor.go('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('home');
    await page.getByRole('link', { name: /^Find parts by vehicle/ }).click();
    await chooseVehicle(visitor, path, look);
    await page.getByRole('heading', { level: 1, name: `${path.year} ${path.make} ${path.model}` }).waitFor();
    await look('categories');
    await chooseCategory(visitor, path.category);
    await resultRow(visitor, path.part.productNr).waitFor();
    await look('results');

    await page.getByRole('link', { name: path.part.productNr, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: path.part.description, exact: true }).waitFor();
    await look('part-specifications');
    await page.getByRole('tab', { name: 'Vehicle fitment' }).click();
    await page.getByRole('tabpanel').getByRole('table').waitFor();
    await look('part-fitment');
    await addToCart(visitor, page.getByRole('main'), path.part.productNr);

    await searchPartNumber(visitor, bulb.productNr);
    await look('part-number');
    await addToCart(visitor, resultRow(visitor, bulb.productNr), bulb.productNr);

    await openFamily(visitor, 'Coin Batteries');
    await addToCart(visitor, resultRow(visitor, coins.productNr), coins.productNr);
    await look('added');

    await openCart(visitor);
    const lines = page.getByRole('row').filter({ has: page.getByRole('link') });
    await eventually(async () => expect(await lines.count()).toBe(3));
    await look('cart');
    await checkQuantityRules(visitor, coins.productNr, coins.extra?.minQty ?? 1, look);
    await checkDetailsTexts(visitor);
    await look('details-missing');
    await fillDetails(visitor, email);
    await checkExtraEmails(visitor, `copy-${email}`);

    const draft = await openPaper(visitor, 'Download order PDF');
    expect(draft.subarray(0, 5).toString()).toBe('%PDF-');

    const total = await totalToPay(visitor);
    await fillCard(visitor, goodCard);
    await look('ready-to-pay');
    await payButton(visitor).click();
    const orderNo = await placedOrder(visitor);
    await page.getByText('An email confirming your order details has been sent', { exact: true }).waitFor();
    await look('thank-you');

    for (const paper of ['Order PDF', 'Tax invoice', 'Packing list']) {
      expect((await openPaper(visitor, paper)).subarray(0, 5).toString(), paper).toBe('%PDF-');
    }
    expect(await transactionsOf(orderNo, 'captured')).toMatchObject([{ amount: total }]);

    for (const recipient of [email, `copy-${email}`]) {
      const [mail, ...more] = await mailsTo(mailbox, recipient);
      expect(more).toEqual([]);
      expect(mail?.Subject).toContain(orderNo);
      expect(mail?.Text).toContain(path.part.productNr);
      expect(mail?.Attachments).toHaveLength(1);
      for (const { PartID } of mail?.Attachments ?? []) {
        expect(mail && (await attachment(mailbox, mail, PartID)).subarray(0, 5).toString()).toBe('%PDF-');
      }
    }

    await page.getByRole('link', { name: 'Cart, 0 lines', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Your cart is Empty!', exact: true }).waitFor();
    await look('cart-empty');

    const stored = await visitor.stored();
    for (const personal of [email, 'Robin', 'Workshop Lane', '0491570006', goodCard.number, goodCard.name]) {
      expect(stored).not.toContain(personal);
    }
  });
});
