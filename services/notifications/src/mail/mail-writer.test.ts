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
