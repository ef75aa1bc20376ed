import { placedOrder } from '@southline/contracts/order-facts';
import { noRemarks } from '@southline/kernel/order';
import { anOrderPlaced } from '@southline/testkit/order-placed';
import { describe, expect, test } from 'vitest';
import { confirmationMail } from './confirmation.ts';
import { deliveredMail, dispatchedMail } from './fulfilment.ts';
import { papersMail } from './order-problems.ts';
import { testSite } from './testing.ts';

const site = testSite('https://southline.example');
const event = anOrderPlaced();
const order = placedOrder(event);

test('the subject names the order, the texts its lines, sums and delivery address', () => {
  const { subject, html, text } = confirmationMail({ order, role: 'buyer', site, withPapers: true });
  expect(subject).toBe(`Your Southline order ${event.orderNo}`);
  for (const form of [html, text]) {
    for (const part of [
      'SL-1001',
      'Battery, 12 V 60 Ah',
      '$247.00',
      '$12.95',
      '$259.95',
      '$23.63',
      'Ballarat VIC 3350',
    ]) {
      expect(form).toContain(part);
    }
    expect(form).not.toContain('Voucher saving');
  }
});

test.each([
  ['FitsIf', 'Built up to 06/2017', '2018 TOYOTA HiLux · Fits, with a condition: Built up to 06/2017'],
  ['DoesNotFit', '', '2018 TOYOTA HiLux · Does not fit this vehicle'],
  ['Fits', 'With wear indicator.', '2018 TOYOTA HiLux'],
] as const)('a line names its vehicle and its fit: %s', (fit, fitNote, said) => {
  const lines = order.lines.map((line) => ({ ...line, fit, fitNote, vehicleLabel: '2018 TOYOTA HiLux' }));
  const { html, text } = confirmationMail({ order: { ...order, lines }, role: 'buyer', site, withPapers: true });
  expect(html).toContain(`>${said}<`);
  expect(text).toContain(`    ${said}\n`);
});

test('the day is that of the region: 14:30 UTC is the next day in Melbourne', () => {
  expect(confirmationMail({ order, role: 'buyer', site, withPapers: true }).text).toContain('on 1 April 2026');
});

test('what buyers type is escaped', () => {
  const hostile = {
    ...order,
    remarks: { ...order.remarks, notes: '<img src=x onerror=alert(1)>' },
    delivery: { ...order.delivery, firstName: '<b>Eve</b>' },
  };
  const { html } = confirmationMail({ order: hostile, role: 'buyer', site, withPapers: true });
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toMatch(/<img (?!src="cid:)|<b>/);
});

test('without documents the buyer gets a link to the order, a copy none', () => {
  const textFor = (membershipNo: string, role: 'buyer' | 'copy') =>
    confirmationMail({ order: { ...order, membershipNo }, role, site, withPapers: false }).text;
  expect(textFor('100200', 'buyer')).toContain(
    `https://southline.example/au/member-order-details/${event.orderId}/${event.orderNo}`,
  );
  expect(textFor('', 'buyer')).toContain(`https://southline.example/au/order-status/token-of-${event.orderId}`);
  expect(textFor('', 'copy')).not.toContain('order-status');
  expect(textFor('', 'copy')).toContain('It follows in a mail of its own.');
});

test('a member’s mails lead to the order, a guest’s by a link for reading, a copy’s to no page of it, and all of them to help', () => {
  const page = `https://southline.example/au/member-order-details/${event.orderId}/${event.orderNo}`;
  const mails = (membershipNo: string, role: 'buyer' | 'copy') => {
    const facts = { ...order, membershipNo };
    return [confirmationMail({ order: facts, role, site, withPapers: true }), papersMail(facts, role, site)];
  };
  for (const { html, text } of mails('100200', 'buyer')) {
    expect(html).toContain(`<a href="${page}"`);
    expect(text).toContain(`View your order: ${page}`);
  }
  for (const { html, text } of [...mails('', 'buyer'), ...mails('100200', 'copy')])
    for (const form of [html, text]) expect(form).not.toContain('member-order-details');
  const link = `https://southline.example/au/order-status/token-of-${event.orderId}`;
  for (const { html, text } of mails('', 'buyer')) {
    expect(html).toContain(`<a href="${link}"`);
    expect(text).toContain(`View your order: ${link}`);
  }
  for (const { html, text } of mails('', 'copy'))
    for (const form of [html, text]) expect(form).not.toContain('order-status');
  const unproven = { ...order, membershipNo: '', unproven: true };
  for (const mail of [
    confirmationMail({ order: unproven, role: 'buyer', site, withPapers: false }),
    deliveredMail(unproven, site),
    dispatchedMail(unproven, { carrier: '', trackingNo: '' }, site),
  ])
    for (const form of [mail.html, mail.text]) expect(form).not.toContain('order-status');
  for (const { html, text } of [...mails('100200', 'buyer'), ...mails('', 'buyer'), ...mails('', 'copy')]) {
    expect(html).toContain('href="https://southline.example/au/contact-us"');
    expect(text).toContain('Help and contact: https://southline.example/au/contact-us');
  }
});

test('a paid order says paid, by which card, and that nothing is left to pay', () => {
  const { html, text } = confirmationMail({ order, role: 'buyer', site, withPapers: true });
  expect(html).toContain('Paid $259.95 · ');
  expect(text).toMatch(/TOTAL PAID +\$259\.95\nBalance +\$0\.00/);
  for (const form of [html, text]) expect(form).toContain('ending in 1111, ref. 1012345');
  const free = confirmationMail({ order: { ...order, payment: undefined }, role: 'buyer', site, withPapers: true });
  expect(free.text).not.toMatch(/paid|balance/i);
});

test.each([
  ['of one line', 1, 'Your tax invoice is attached as a PDF.'],
  ['of each line', 2, 'Your order is attached as a PDF.'],
])('with the price %s to be advised the mail says which documents it has', (_which, count, attached) => {
  const lines = order.lines.map((line, at) => (at < count ? { ...line, pricing: 'advised' as const } : line));
  expect(lines).toHaveLength(2);
  const advised = { ...order, lines };
  for (const { text } of [
    confirmationMail({ order: advised, role: 'buyer', site, withPapers: true }),
    papersMail(advised, 'buyer', site),
  ]) {
    expect(text).toContain(attached);
    expect(text).toContain('Parts whose price is to be advised get a tax invoice of their own');
  }
});

test('free parts and advised prices are shown as words', () => {
  const lines = order.lines.map((line, index) => ({
    ...line,
    pricing: index === 0 ? ('free' as const) : ('advised' as const),
  }));
  const { text } = confirmationMail({
    order: { ...order, lines, totals: { ...order.totals, voucherSaving: 500 } },
    role: 'buyer',
    site,
    withPapers: true,
  });
  expect(text).toMatch(/SL-1001 +Free/);
  expect(text).toMatch(/SL-2002 +Price to be advised/);
  expect(text).toMatch(/Voucher saving +−\$5\.00/);
});

test('the days on which it is expected to leave and to arrive are in the mail, and not in that of an unverified buyer', () => {
  const days = { dispatchDay: '2026-11-27', arrivalDay: '2026-11-30' };
  const textFor = (over: Partial<typeof order>) =>
    confirmationMail({ order: { ...order, expected: days, ...over }, role: 'buyer', site, withPapers: true }).text;
  expect(textFor({})).toContain('leave our warehouse on Friday 27 November, and to arrive on Monday 30 November.');
  expect(textFor({ expected: { ...days, arrivalDay: '' } })).toContain('leave our warehouse on Friday 27 November.');
  expect(textFor({ language: 'zh' })).toContain('预计11月27日星期五从仓库发出，11月30日星期一送达。');
  for (const over of [{ unproven: true }, { expected: undefined }]) expect(textFor(over)).not.toMatch(/expect it|11月/);
});

test('the mail about a parcel names the day on which it is expected', () => {
  const parcel = { no: 1, lines: [], restWaits: false, arrivalDay: '2026-11-30' };
  const mail = (of: typeof order) => dispatchedMail(of, { carrier: 'StarTrack', trackingNo: '1', parcel }, site).text;
  expect(mail(order)).toContain('We expect it to arrive on Monday 30 November.');
  expect(mail({ ...order, unproven: true })).not.toContain('We expect');
});

describe('of an order with 200 lines', () => {
  const [line] = order.lines;
  const lines = Array.from({ length: 200 }, (_, at) => ({
    ...(line as (typeof order.lines)[number]),
    partNo: `SL-${1_000 + at}`,
    description: `Disc brake pads, front, ceramic, with wear sensor and fitting kit, ${at}`,
    vehicleLabel: '2018 TOYOTA HiLux SR5 2.8 L diesel, double cab pick-up',
  }));
  const page = `https://southline.example/au/member-order-details/${event.orderId}/${event.orderNo}`;
  const large = (membershipNo: string, over: object = {}) => ({ ...order, ...over, membershipNo, lines });
  const mailsOf = (of: typeof order) => [
    confirmationMail({ order: of, role: 'buyer', site, withPapers: true }),
    dispatchedMail(of, { carrier: 'StarTrack', trackingNo: '1' }, site),
    deliveredMail(of, site),
  ];

  test('the mails have 30 of them and a link to the others, and are under 100 KB', () => {
    for (const { html, text } of mailsOf(large('100200'))) {
      for (const form of [html, text]) {
        expect(form).toContain('SL-1029');
        expect(form).not.toContain('SL-1030');
        expect(form).toContain('And 170 more lines.');
      }
      expect(html).toContain(`And 170 more lines. <a class="link" href="${page}"`);
      expect(text).toContain(`And 170 more lines. View your order: ${page}`);
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    }
  });

  test('a guest’s mail links to the others too; with an unverified address it does not', () => {
    const link = `https://southline.example/au/order-status/token-of-${event.orderId}`;
    for (const { html, text } of mailsOf(large(''))) {
      expect(html).toContain(`And 170 more lines. <a class="link" href="${link}"`);
      expect(text).toContain(`And 170 more lines. View your order: ${link}`);
    }
    expect(mailsOf(large('', { unproven: true }))[0]?.text).toContain('And 170 more lines.\n');
  });

  test('30 lines are all of them', () => {
    const { html } = confirmationMail({
      order: { ...large(''), lines: lines.slice(0, 30) },
      role: 'buyer',
      site,
      withPapers: true,
    });
    expect(html).not.toContain('more line');
  });
});

describe('of an order that a guest placed without paying', () => {
  const typed = {
    firstName: 'URGENT: your account',
    lastName: 'see',
    addressLine: 'evil.example',
    email: 'x@example.com',
  };
  const unproven = placedOrder(
    anOrderPlaced({
      buyerUnproven: true,
      paymentTransaction: '',
      remarks: { ...noRemarks, ccEmails: [], notes: 'https://evil.example/pay', purchaseOrderNo: 'URGENT PO' },
      delivery: { ...typed, locality: 'Elsewhere', state: 'VIC', postcode: '3000', phone: '0400111222' },
    }),
  );

  test.each(['buyer', 'copy'] as const)('the %s reads the parts and nothing that was typed', (role) => {
    const { subject, html, text } = confirmationMail({ order: unproven, role, site, withPapers: false });
    for (const form of [subject, html, text]) {
      expect(form).not.toMatch(/URGENT|evil|Elsewhere|0400111222|x@example\.com/);
    }
    expect(text).toContain('Battery, 12 V 60 Ah');
    expect(text).not.toMatch(/attached|They follow/);
  });

  test('a copy says that an unknown person caused it', () => {
    const { subject, text } = confirmationMail({ order: unproven, role: 'copy', site, withPapers: false });
    expect(subject).toBe(`Copy of Southline order ${unproven.orderNo}`);
    expect(text).toContain('Someone placed order');
    expect(text).toContain('we do not know who placed it');
  });
});

test('a copy of a paid order names the buyer with the address that ordered', () => {
  const { text } = confirmationMail({ order, role: 'copy', site, withPapers: true });
  expect(text).toContain(`Test Buyer (${event.delivery?.email}) placed order`);
});
