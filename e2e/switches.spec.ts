import { eventually, unique } from '@southline/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { atCheckout } from './lib/checkout.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { doneOf } from './lib/http.ts';
import { lookingAround } from './lib/journey.ts';
import { mailsNow, mailsTo } from './lib/mailbox.ts';
import { sumOf } from './lib/metrics.ts';
import { buyableParts } from './lib/parts.ts';
import { heading, signIn } from './lib/screens/account.ts';
import { cartLine, fillCard, openCart, payButton, placedOrder } from './lib/screens/cart.ts';
import { addToCart } from './lib/screens/part.ts';

const { web, mailbox, metrics, demoPassword } = environment();
const admin = { email: 'admin@southline.example', password: demoPassword };

const [found] = await buyableParts(new Guest(web, '').connection, 'Light Bulbs');
if (!found) throw new Error('the demo data lacks a bulb to buy');
const part = found;

/** An administrator who sets switches by REST. */
const board = async () => {
  const { connection } = new Guest(web, admin.email);
  await connection.post('auth/sign-in', admin);
  const read = async () => {
    const { data } = (await connection.post('operations/get-switches', {})).body;
    if (!data) throw new Error('no switches');
    return data;
  };
  const off = async () => {
    for (const { name, on } of (await read()).switches) {
      if (!on) continue;
      const setting = { version: (await read()).version, name, textEn: '', textZh: '', endsAt: '' };
      await connection.post('operations/set-switch', { ...setting, on: false, reason: 'the test is over' });
    }
  };
  return { connection, read, off };
};
// Switches payments on again even after a failure, so that the next tests can pay.
afterAll(async () => (await board()).off());

/** Processes whose metrics name the version of their switches. */
const versions = async () => {
  const pages = await Promise.all(metrics.map(async (url) => (await fetch(url)).text()));
  return pages.flatMap((page) =>
    [...page.matchAll(/^southline_switches_version (\d+)/gm)].map(([, version]) => Number(version)),
  );
};

/** Waits until every process has a newer version of the switches than this one. */
const everywhereAfter = (version: number) =>
  eventually(async () => expect(Math.min(...(await versions()))).toBeGreaterThan(version));

/** Sets a switch, and waits until every process knows it. */
const set = async (name: 'read-only' | 'mails-held', setting: { on: boolean; textEn: string }) => {
  const { connection, read } = await board();
  const { version } = await read();
  const endsAt = setting.on ? new Date(Date.now() + 600_000).toISOString() : '';
  doneOf(
    await connection.post('operations/set-switch', {
      ...setting,
      version,
      name,
      textZh: '',
      endsAt,
      reason: `a test of ${name}`,
    }),
  );
  await everywhereAfter(version);
};

/** An order that is paid for while mails are held. */
const orderWithHeldMail = async () => {
  const email = `${unique('held')}@southline.example`;
  const { visitor: buyer } = await atCheckout(part, email);
  await set('mails-held', { on: true, textEn: '' });
  await fillCard(buyer, goodCard);
  await payButton(buyer).click();
  return { email, orderNo: await placedOrder(buyer) };
};
let held: Awaited<ReturnType<typeof orderWithHeldMail>> | undefined;

// Notifications counts the waiting mails every 15 seconds. Meanwhile the tests of the other switches run; the last test looks at this order's mail.
it('an order is placed while mails are held', async () => {
  held = await orderWithHeldMail();
});

describe.each(widthsOf('desktop'))('payments off, on a %s', (width) => {
  it('an administrator switches payments off; buyers see the text, nothing is charged, and later they pay', async () => {
    const { visitor: buyer } = await atCheckout(part, `${unique('switch')}@southline.example`, width);
    buyer.expects(/503|404/);
    const staff = await Visitor.open(width);
    const [lookAtDesk, lookAtCart] = [lookingAround(staff, 'switches'), lookingAround(buyer, 'switches')];
    const desk = staff.page.getByRole('main');
    await staff.go('/au/operations/switches');
    await signIn(staff, admin);
    await heading(staff, 'Switches');
    await desk.getByLabel('Text for buyers, English', { exact: true }).fill('We take payments again at noon.');
    await desk.getByLabel('Text for buyers, Chinese', { exact: true }).fill('中午恢复付款。');
    await desk.getByLabel('Reason', { exact: true }).fill('a test of the switch');
    await lookAtDesk('switches');
    const before = (await (await board()).read()).version;
    await desk.getByRole('button', { name: 'Switch on', exact: true }).click();
    await desk.getByRole('row', { name: /Payments off On/ }).waitFor();
    await everywhereAfter(before);
    expect((await versions()).length).toBeGreaterThanOrEqual(10);
    await desk.getByText('has the current switches', { exact: true }).first().waitFor();
    await lookAtDesk('payments off');

    // The buyer's page was loaded before the switch.
    await fillCard(buyer, goodCard);
    await payButton(buyer).click();
    await buyer.page.getByText('We take payments again at noon.', { exact: true }).first().waitFor();
    await buyer.page.reload();
    const cart = buyer.page.getByRole('main');
    await cart.getByText('We take payments again at noon.', { exact: true }).waitFor();
    expect(await cart.getByLabel('Card number', { exact: true }).count()).toBe(0);
    expect(await payButton(buyer).isDisabled()).toBe(true);
    await lookAtCart('cart with payments off');
    await buyer.go('/au/range');
    await cart.getByText('We take payments again at noon.', { exact: true }).waitFor();
    await lookAtCart('range with payments off');

    await desk.getByLabel('Reason', { exact: true }).fill('the test is over');
    await desk.getByRole('button', { name: 'Switch off', exact: true }).click();
    await desk.getByRole('row', { name: /Payments off Off/ }).waitFor();
    await everywhereAfter(before + 1);
    await buyer.go('/au/cart');
    await fillCard(buyer, goodCard);
    await payButton(buyer).click();
    await placedOrder(buyer);

    await desk.getByRole('link', { name: 'Staff journal', exact: true }).click();
    const entry = desk.getByRole('row', { name: 'Set a switch' }).filter({ hasText: 'a test of the switch' });
    await eventually(async () => {
      await staff.page.reload();
      await entry.first().waitFor({ timeout: 5_000 });
    });
  });
});

it('while the shop is read-only a buyer can neither add a part nor pay, and reads why; afterwards both work', async () => {
  const text = 'We count our stock and are back at noon.';
  const { visitor: payer } = await atCheckout(part, `${unique('switch')}@southline.example`);
  await fillCard(payer, goodCard);
  const looker = await Visitor.open('phone');
  for (const one of [payer, looker]) one.expects(/503/);
  const look = lookingAround(looker, 'switches');
  await looker.go(`/au/part-detail/${part.productNr}`);
  const add = looker.page.getByRole('main').getByRole('button', { name: `Add to cart ${part.productNr}`, exact: true });
  await set('read-only', { on: true, textEn: text });
  await add.click();
  await looker.page.getByText(text, { exact: true }).first().waitFor();
  await look('add to cart while read-only');
  await payButton(payer).click();
  await payer.page.getByText(text, { exact: true }).first().waitFor();
  await set('read-only', { on: false, textEn: '' });
  await addToCart(looker, looker.page.getByRole('main'), part.productNr);
  await openCart(looker);
  await cartLine(looker, part.productNr).waitFor();
  await fillCard(payer, goodCard);
  await payButton(payer).click();
  await placedOrder(payer);
});

it('a mail waits while mails are held, and goes out when they are not', async () => {
  // A second try places another order.
  const { email, orderNo } = held ?? (await orderWithHeldMail());
  held = undefined;
  await eventually(async () => expect(await sumOf('southline_mails_waiting')).toBeGreaterThan(0));
  expect(await mailsNow(mailbox, email)).toEqual([]);
  await set('mails-held', { on: false, textEn: '' });
  const [mail] = await mailsTo(mailbox, email);
  expect(mail?.Subject).toContain(orderNo);
});
