import { eventually, unique } from '@southline/testkit';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { doneOf } from './lib/http.ts';
import { lookingAround, visiting } from './lib/journey.ts';
import { speak } from './lib/language.ts';
import { mailsTo } from './lib/mailbox.ts';
import { openPaper } from './lib/papers.ts';
import { buyableParts, type PartRow } from './lib/parts.ts';
import { placeOrder } from './lib/placed-orders.ts';
import { goAs, heading } from './lib/screens/account.ts';

const { web, mailbox, demoPassword } = environment();
const exactly = (name: string) => ({ name, exact: true });
const exactText = { exact: true };
const title = 'Change the delivery address';

let part: PartRow;
beforeAll(async () => {
  const [sold] = await buyableParts(new Guest(web, '').connection, 'Light Bulbs');
  if (!sold) throw new Error('the demo data lacks a bulb to buy');
  part = sold;
});

const placed = async () => {
  const buyer = new Guest(web, `${unique('new-address')}@example.com`);
  return { buyer, order: await placeOrder(buyer, [{ part }]) };
};

const mailed = (email: string, subject: RegExp) =>
  eventually(
    async () => {
      const found = (await mailsTo(mailbox, email)).filter(({ Subject }) => subject.test(Subject));
      expect(found).toHaveLength(1);
      return found[0]?.Text ?? '';
    },
    { intervalMs: 250 },
  );

/** Opens a guest's order with the mailed code. */
const openAsGuest = async (visitor: Visitor, orderNo: string, email: string) => {
  const main = visitor.page.getByRole('main');
  await visitor.go('/au/order-status');
  await main.getByLabel('Order Number', exactText).fill(orderNo);
  await main.getByLabel('Email', exactText).fill(email);
  await main.getByRole('button', exactly('Email me a code')).click();
  const code = /^Code: (\d{6})$/m.exec(await mailed(email, / is the code for /))?.[1] ?? '';
  await main.getByLabel('Six-digit code', exactText).fill(code);
  await main.getByRole('button', exactly('Open the order')).click();
  await heading(visitor, 'Order Details');
};

/** Types the address into the open dialog; the postcode fills in suburb and state. */
const typeAddress = async (page: Page, line: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address Line', exactText).fill(line);
  await page.locator('#delivery-DeliveryPostcode').fill('');
  await page.locator('#delivery-DeliveryPostcode').pressSequentially('6160');
  await page.getByRole('option', exactly('Fremantle WA 6160')).click();
  return dialog;
};

describe.each(widthsOf('phone'))('the delivery address on a %s', (width) => {
  it('is changed by a guest: page, invoice and mail have the new one, and a sent order keeps it', async () => {
    const { buyer, order } = await placed();
    const { visitor, look, page } = await visiting('change-delivery-guest', width);
    const lookAtDialog = lookingAround(visitor, 'change-delivery-dialog', 'window');
    const main = page.getByRole('main');
    await openAsGuest(visitor, order.orderNo, buyer.email);
    const before = await openPaper(visitor, 'Invoice');
    await look('placed');
    await main.getByRole('button', exactly(title)).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address Line', exactText).fill('');
    await dialog.getByRole('button', exactly('Save the address')).click();
    await dialog.getByText('Address Line is required.', exactText).waitFor();
    await lookAtDialog('problem');
    await typeAddress(page, '9 Far Road');
    await lookAtDialog('typed');
    await dialog.getByRole('button', exactly('Save the address')).click();
    await main.getByText(/^The delivery address is changed\./).waitFor();
    await main.getByText('Fremantle WA 6160', exactText).waitFor();
    await main.getByText('Delivery address changed', exactText).waitFor();
    await look('changed');
    expect(await mailed(buyer.email, /^New delivery address/)).toContain('9 Far Road, Fremantle WA 6160');
    await eventually(async () => expect((await openPaper(visitor, 'Invoice')).equals(before)).toBe(false));

    const { orderID } = order;
    const dealer = new Guest(web, 'dealer@southline.example');
    doneOf(await dealer.connection.post('auth/sign-in', { email: dealer.email, password: demoPassword }));
    await main.getByRole('button', exactly(title)).click();
    await dialog.getByLabel('Address Line', exactText).fill('10 Far Road');
    doneOf(await dealer.connection.post('Order/update-fulfilment-status', { orderID, status: 'Order Dispatched' }));
    await dialog.getByRole('button', exactly('Save the address')).click();
    await dialog.getByText(/^Goods of this order have left our warehouse/).waitFor();
    await lookAtDialog('too-late');
    visitor.expects(/409/);
    await dialog.getByRole('button', exactly('Keep the present address')).click();
    await main.getByText('Order Dispatched', exactText).waitFor();
    expect(await main.getByRole('button', exactly(title)).count()).toBe(0);
    expect(await mailed(buyer.email, /^On its way/)).toContain('9 Far Road, Fremantle WA 6160');
  });
});

describe.each(widthsOf('desktop'))('the delivery address on a %s', (width) => {
  it('is changed by staff; the buyer reads who did it', async () => {
    const { buyer, order } = await placed();
    const { visitor, look, page } = await visiting('change-delivery-staff', width);
    const lookAtDialog = lookingAround(visitor, 'change-delivery-staff-dialog', 'window');
    const main = page.getByRole('main');
    const path = `/au/member-order-details/${order.orderID}/${order.orderNo}`;
    await goAs(visitor, path, { email: 'dealer@southline.example', password: demoPassword });
    await heading(visitor, 'Order Details');
    await main.getByRole('button', exactly(title)).click();
    const dialog = await typeAddress(page, '5 Dock Road');
    await lookAtDialog('typed');
    await dialog.getByRole('button', exactly('Save the address')).click();
    await main.getByText(/^The delivery address is changed\./).waitFor();
    await main.getByText('5 Dock Road', exactText).waitFor();
    await look('changed');
    const text = await mailed(buyer.email, /^New delivery address/);
    expect(text).toContain('We changed the delivery address of your order.');
    expect(text).toContain('5 Dock Road, Fremantle WA 6160');
    expect((await openPaper(visitor, 'Packing List')).subarray(0, 4).toString()).toBe('%PDF');

    await speak(visitor, 'zh');
    await visitor.reload();
    await main.getByText('收货地址已更改', exactText).waitFor();
    await main.getByRole('button', exactly('更改收货地址')).click();
    await dialog.getByRole('button', exactly('保存地址')).waitFor();
    await lookAtDialog('chinese');
  });
});
