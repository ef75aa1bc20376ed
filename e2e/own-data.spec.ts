import { readFile } from 'node:fs/promises';
import { eventually } from '@southline/testkit';
import { unzipped } from '@southline/testkit/zip';
import { describe, expect, it } from 'vitest';
import { mailWithLink, pathOf } from './lib/account-mails.ts';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { Connection, doneOf } from './lib/http.ts';
import { lookingAround, visiting } from './lib/journey.ts';
import { mailsTo } from './lib/mailbox.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { buyableParts } from './lib/parts.ts';
import { placedOrders } from './lib/placed-orders.ts';
import { goAs, heading, signIn } from './lib/screens/account.ts';

const { web, mailbox } = environment();
const exactly = (name: string) => ({ name, exact: true });

const [sold] = await buyableParts(new Guest(web, '').connection, 'Light Bulbs');
if (!sold) throw new Error('the demo data has no bulb to buy');
const part = sold;

/** A member with an order, a favourite, a list and an enquiry. */
const shopper = async () => {
  const member = await newMember();
  const { email, connection } = member;
  const [order] = await placedOrders({ email, password: firstPassword }, [part]);
  if (!order) throw new Error('nothing was ordered');
  const partNo = part.productNr;
  doneOf(await connection.post('products/add-favourite', { partno: partNo }));
  doneOf(await connection.post('lists/save', { name: 'Workshop shelf', rows: [{ partNo, quantity: 3 }] }));
  const comment = 'Does this bulb fit my ute?';
  doneOf(await connection.post('Contactus/submit-contactus', { name: 'Robin', phone: '0491570006', email, comment }));
  return { member, order, comment };
};

describe.each(widthsOf('desktop'))('the own data on a %s', (width) => {
  it('are mailed as a link, and downloaded as one archive after a sign-in', async () => {
    const { member, order, comment } = await shopper();
    const { email } = member;
    const { visitor, look, page } = await visiting('own-data', width);
    const main = page.getByRole('main');
    await goAs(visitor, '/au/update-member-details', { email, password: firstPassword });
    await main.getByRole('heading', exactly('Your data')).waitFor();
    await look('profile');
    await main.getByRole('button', exactly('Email me my data')).click();
    await main.getByText(/^The email with your link is on its way/).waitFor();
    await look('mailed');
    const { mail, link } = await mailWithLink(email, 'own-data');
    expect(mail.Subject).toBe('Your Southline data are ready');
    // The order's confirmation arrives with its PDFs.
    await eventually(async () => {
      const subjects = (await mailsTo(mailbox, email)).map(({ Subject }) => Subject);
      expect(subjects.some((subject) => subject.includes(order.orderNo))).toBe(true);
    });

    const elsewhere = await Visitor.open(width);
    await elsewhere.go(pathOf(link));
    await heading(elsewhere, 'Sign in to your account');
    await signIn(elsewhere, { email, password: firstPassword });
    await heading(elsewhere, 'Download your data');
    await lookingAround(elsewhere, 'own-data')('download');
    const downloading = elsewhere.page.waitForEvent('download');
    await elsewhere.page.getByRole('link', exactly('Download')).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('southline-my-data.zip');
    const files = unzipped(await readFile(await download.path()));
    const text = (name: string) => String(files.get(name));
    expect(text('about.txt')).toContain('Your data at Southline');
    expect(text('auth/profile.json')).toContain(email);
    expect(JSON.parse(text('orders/orders.json'))).toMatchObject([{ orderNo: order.orderNo, delivery: { email } }]);
    expect(text('catalogue/favourites.json')).toContain(part.productNr);
    expect(text('catalogue/lists.json')).toContain('Workshop shelf');
    expect(text('content/enquiries.json')).toContain(comment);
    expect(text('notifications/mails.json')).toContain('order-confirmation');
    const documents = [...files].filter(([name]) => name.startsWith('documents/') && name.endsWith('.pdf'));
    expect(documents).toHaveLength(JSON.parse(text('documents/documents.json')).length);
    expect(documents.length).toBeGreaterThan(0);
    for (const [, bytes] of documents) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are opened by the link of nobody else, and by no link without a sign-in', async () => {
    const [owner, other] = [await newMember(), await newMember()];
    doneOf(await owner.connection.post('auth/export-data'));
    const token =
      pathOf((await mailWithLink(owner.email, 'own-data')).link)
        .split('/')
        .at(-1) ?? '';
    const archive = ({ cookies }: Connection) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return fetch(`${web}/au/api/auth/own-data.zip?token=${token}`, { headers: { cookie } });
    };
    const own = await archive(owner.connection);
    expect(String(unzipped(new Uint8Array(await own.arrayBuffer())).get('auth/profile.json'))).toContain(owner.email);
    expect(await (await archive(other.connection)).json()).toMatchObject({ code: 'InvalidToken' });
    expect((await archive(new Connection(web))).status).toBe(401);
  });

  it('go with the account: open orders are named first, then sessions, sign-in and favourites are gone', async () => {
    const { member, order } = await shopper();
    const { email } = member;
    const visitor = await Visitor.open(width);
    visitor.expects(/409/);
    const { page } = visitor;
    const look = lookingAround(visitor, 'close-account');
    await goAs(visitor, '/au/update-member-details', { email, password: firstPassword });
    await page.getByRole('button', exactly('Close my account …')).click();
    const dialog = page.getByRole('dialog', exactly('Close your account'));
    await dialog.getByLabel('Current Password', { exact: true }).fill(firstPassword);
    await look('dialog');
    await dialog.getByRole('button', exactly('Close the account')).click();
    await dialog.getByText(new RegExp(`orders ${order.orderNo} have not ended`)).waitFor();
    await look('open-orders');
    doneOf(await member.connection.post('Order/cancel', { orderID: order.orderID }));
    // The refund of the cancellation is under way for a moment.
    const closed = page.getByText(/^Your account is closed/);
    await eventually(async () => {
      // A button that is still loading takes no click. After the last click it is gone.
      const button = dialog.getByRole('button', exactly('Close the account'));
      if (await button.isEnabled({ timeout: 1_000 }).catch(() => false)) await button.click({ timeout: 5_000 });
      await closed.waitFor({ timeout: 5_000 });
    });
    await look('closed');
    await heading(visitor, 'Sign in to your account');
    await page.getByRole('banner').getByRole('link', exactly('Sign in')).waitFor();
    expect(await member.isSignedIn()).toBe(false);
    expect((await member.elsewhere().signIn()).body).toMatchObject({ code: 'InvalidCredentials' });
    await eventually(async () => {
      const subjects = (await mailsTo(mailbox, email)).map(({ Subject }) => Subject);
      expect(subjects).toContain('Your Southline account is closed');
    });
  });
});
