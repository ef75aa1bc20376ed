import { placedOrder } from '@southline/contracts/order-facts';
import { SUPPORT_PHONE } from '@southline/kernel/contact';
import { anOrderPlaced } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import type { MailJob } from '../domain/mail-job.ts';
import type { Notice } from '../domain/notice-mail.ts';
import type { Mail, Orders, ReturnNews } from '../domain/ports.ts';
import { mailWriter } from './mail-writer.ts';
import { orderMailWords } from './order-words/index.ts';
import { testSite } from './testing.ts';

const order = placedOrder(anOrderPlaced({ language: 'zh' }));
const about = {
  returnNo: 'R1',
  orderId: 'o1',
  orderNo: 'SL1',
  region: 'au',
  firstName: '',
  ofGuest: false,
  language: 'zh',
} as const;
const item = { partNo: 'SL-2002', description: 'Oil filter, spin-on', quantity: 1, refund: 1_450 };
const orders: Orders = {
  read: async () => order,
  dealerOf: async () => ({
    dealerCode: 'D1',
    name: 'Fern Auto Parts',
    phone: '(03) 5550 2604',
    address: '219 Link Road',
  }),
  readParcel: async () => order,
  readCancellation: () => Promise.reject(new Error('not asked for')),
  readUnitsCancelled: async () => {
    throw new Error('not in this test');
  },
  readyPaper: async () => undefined,
};
const returns: ReturnNews = {
  request: async () => ({ ...about, goods: [item], kept: 0 }),
  answers: async () => [{ ...about, itemId: 'i1', item, answer: 'approved', message: '', attendOn: '' }],
  end: async () => ({
    ...about,
    completed: true,
    goods: [item],
    refund: 1_450,
    deliveryRefund: 0,
    kept: 0,
    paidByCard: true,
    dealerNote: '',
  }),
};
const named: Record<string, string> = { 'Oil filter, spin-on': '机油滤清器, 旋装式' };
const write = mailWriter(
  orders,
  returns,
  async (language) => (description) => (language === 'zh' && named[description]) || description,
  testSite('https://southline.example'),
);
const job: MailJob = { template: 'order-confirmation', orderId: 'o1', address: 'buyer@example.com', role: 'buyer' };

const hasTheName = ({ html, text }: Mail) => {
  for (const form of [html, text]) {
    expect(form).toContain('SL-2002');
    expect(form).toContain('机油滤清器, 旋装式');
    expect(form).not.toContain('Oil filter');
  }
};

test.each([
  'order-confirmation',
  'order-dispatched',
  'order-delivered',
  'return-requested',
  'return-answered',
  'return-processed',
] as const)('%s has the names of parts in the reader’s language, beside their numbers', async (template) => {
  hasTheName(await write.aboutOrder({ ...job, template }, true));
});

test('an approved return names the dealer to bring the goods to', async () => {
  const { text } = await write.aboutOrder({ ...job, template: 'return-answered' }, false);
  expect(text).toContain('  Fern Auto Parts\n  (03) 5550 2604\n  219 Link Road');
  expect(text).toContain('退货编号 R1');
});

test('a notice has the name of its part in the reader’s language', async () => {
  const notice: Notice = {
    template: 'notice-fulfilled',
    about: 'BackInStock',
    email: 'a@example.com',
    region: 'au',
    language: 'zh',
    partNo: item.partNo,
    description: item.description,
    supersededBy: '',
    token: 't',
  };
  hasTheName(await write.aboutNotice(notice));
});

test('prices are explained only below mails that list some; every mail about an order has the telephone', async () => {
  const { prices } = orderMailWords('zh').foot;
  const confirmation = await write.aboutOrder(job, true);
  const dispatched = await write.aboutOrder({ ...job, template: 'order-dispatched' }, true);
  for (const form of ['html', 'text'] as const) {
    expect([confirmation[form].includes(prices), dispatched[form].includes(prices)]).toEqual([true, false]);
    for (const mail of [confirmation, dispatched]) expect(mail[form]).toContain(SUPPORT_PHONE);
  }
});

test.each([
  ['en', '483920 is the code for your Southline order SL1'],
  ['zh', '483920 是您的 Southline 订单 SL1 的验证码'],
])('the subject of a code begins with the code (%s)', (language, subject) => {
  expect(write.withCode({ orderNo: 'SL1', region: 'au' }, language, '483920').subject).toBe(subject);
});

test('a condition of fit is in the reader’s language', async () => {
  const conditional = { fit: 'FitsIf' as const, fitNote: 'Oil filter, spin-on', vehicleLabel: 'HiLux' };
  const lines = order.lines.map((line) => ({ ...line, ...conditional }));
  const writer = mailWriter(
    { ...orders, read: async () => ({ ...order, lines }) },
    returns,
    async () => (text) => named[text] ?? text,
    testSite('https://southline.example'),
  );
  expect((await writer.aboutOrder(job, true)).text).toContain('HiLux · 有条件适配：机油滤清器, 旋装式');
});

const place = {
  delivery: {
    ...order.delivery,
    firstName: 'Kim',
    addressLine: '9 Far Road',
    locality: 'Perth',
    state: 'WA',
    postcode: '6000',
  },
  expected: { dispatchDay: '2026-04-01', arrivalDay: '2026-04-08' },
};
const writeFor = (language: string, unproven = false) =>
  mailWriter(
    { ...orders, read: async () => ({ ...order, language, unproven }) },
    returns,
    async () => (description) => description,
    testSite('https://southline.example'),
  );

test.each([
  ['en', false, 'You changed', 'Test Buyer'],
  ['en', true, 'We changed', 'Test Buyer'],
  ['zh', false, '您更改了您订单的收货地址', 'Test Buyer'],
] as const)(
  'a mail about a changed address (%s, by staff: %s) has the new address and day',
  async (language, byStaff, says, old) => {
    const changed = await writeFor(language).aboutOrder(
      { ...job, template: 'delivery-changed', request: '1', byStaff, place },
      false,
    );
    expect(changed.subject).toContain(order.orderNo);
    for (const part of [says, 'Kim Buyer', '9 Far Road', 'Perth WA 6000', language === 'en' ? '8 April' : '4月8日'])
      expect(changed.text).toContain(part);
    expect(changed.text).not.toContain(old);
    // The mailbox stays the buyer's, so the name of another recipient is not a greeting.
    expect(changed.text).not.toMatch(/Hello|Kim.{0,3}您好/);
  },
);

test.each([
  ['en', false, 'Somebody changed the delivery address of this order.'],
  ['en', true, 'We changed the delivery address of your order.'],
  ['zh', false, '有人更改了此订单的收货地址。'],
] as const)(
  'to an unverified buyer (%s, by staff: %s) it says nothing of the address, and not that the buyer changed it',
  async (language, byStaff, says) => {
    const changed = { ...job, template: 'delivery-changed', request: '1', byStaff, place } as const;
    const mail = await writeFor(language, true).aboutOrder(changed, false);
    for (const form of [mail.html, mail.text]) {
      expect(form).toContain(says);
      expect(form).not.toMatch(/You changed|您更改了|Kim|Far Road|Perth|8 April|4月8日/);
    }
  },
);

test('the confirmation that is sent again, and the dispatch, name the address of their event', async () => {
  for (const template of ['order-confirmation', 'order-dispatched'] as const) {
    const { text } = await writeFor('en').aboutOrder({ ...job, template, request: '1', place }, true);
    expect(text).toContain('Perth WA 6000');
    expect(text).not.toContain('Ballarat');
  }
});
