import { bookingRequested, enquirySubmitted, promotionEntered } from '@southline/contracts/events';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { prepareNotifications } from './support/bench.ts';

const desks = { ENQUIRIES_TO: `${unique('enquiries')}@example.com`, BOOKINGS_TO: `${unique('bookings')}@example.com` };

const bench = await prepareNotifications(desks);
await bench.start();
afterAll(async () => {
  await bench.stop();
});

const at = { version: 1, occurredAt: new Date('2026-03-04T05:06:07.000Z') };
const visitor = () => ({
  name: 'Robin',
  phone: '0412345678',
  email: `${unique('visitor')}@example.com`,
  region: 'nz',
  language: 'en',
  emailProven: true,
});

const mailTo = async (address: string) => {
  const [mail] = await eventually(async () => {
    const found = await bench.mailbox.to(address);
    expect(found).toHaveLength(1);
    return found;
  });
  if (!mail) throw new Error('no mail');
  return { ...mail, ...(await bench.mailbox.read(mail)) };
};

test('an enquiry that is delivered three times reaches the desk once, and the visitor gets one receipt', async () => {
  const person = visitor();
  const enquiry = { ...person, enquiryId: unique('enquiry'), comment: 'Do you sell\nfuses?', submittedAt: '' };
  const event = outboxEvent(enquirySubmitted, enquiry, at);
  await bench.publish([event, event, event]);
  const desk = await mailTo(desks.ENQUIRIES_TO);
  expect(desk.Text).toContain('Do you sell\nfuses?');
  expect(desk.ReplyTo).toMatchObject([{ Address: person.email }]);
  const receipt = await mailTo(person.email);
  expect(receipt.Subject).toBe('We have your enquiry');
  expect(receipt.Text).not.toMatch(/fuses|Robin/);
  expect(receipt.ReplyTo).toMatchObject([{ Address: desks.ENQUIRIES_TO }]);
});

test('a booking goes to the dealer, and without one to the bookings desk; the receipt is in the visitor’s language', async () => {
  const dealerEmail = `${unique('dealer')}@example.com`;
  const booking = (change: object) => ({
    ...visitor(),
    bookingId: unique('booking'),
    dealerCode: '',
    dealerEmail: '',
    service: 'Brake service',
    preferredDate: '2026-03-10',
    vehicle: 'TOYOTA HiLux 2018',
    comment: '',
    requestedAt: '',
    ...change,
  });
  const atDealer = booking({ dealerCode: 'D1', dealerEmail, language: 'zh' });
  const atDesk = booking({});
  await bench.publish([outboxEvent(bookingRequested, atDealer, at), outboxEvent(bookingRequested, atDesk, at)]);
  expect((await mailTo(dealerEmail)).Text).toContain('TOYOTA HiLux 2018');
  expect((await mailTo(desks.BOOKINGS_TO)).Text).toContain(atDesk.email);
  expect((await mailTo(atDealer.email)).Subject).toBe('我们已收到您的预约申请');
  expect((await mailTo(atDesk.email)).Text).toContain('You asked for a service on 10 March 2026.');
});

test('an address that is not known to be the sender’s gets no mail', async () => {
  const strangers = { ...visitor(), emailProven: false };
  const known = visitor();
  const sent = { comment: 'A wiper?', submittedAt: '' };
  const enquiry = (person: typeof strangers) =>
    outboxEvent(enquirySubmitted, { ...person, ...sent, enquiryId: unique('enquiry') }, at);
  const booking = {
    ...strangers,
    bookingId: unique('booking'),
    dealerCode: '',
    dealerEmail: '',
    service: 'Brake service',
    preferredDate: '2026-03-10',
    vehicle: '',
    comment: '',
    requestedAt: '',
  };
  const entry = {
    entryId: unique('entry'),
    firstName: 'Mal',
    receiptNo: '1',
    entries: 10,
    enteredAt: '',
    ...strangers,
  };
  await bench.publish([
    ...Array.from({ length: 40 }, () => enquiry(strangers)),
    outboxEvent(bookingRequested, booking, at),
    outboxEvent(promotionEntered, entry, at),
    enquiry(known),
  ]);
  await mailTo(known.email);
  await eventually(async () => {
    const open = { kind: 'site-mail', state: 'queued' };
    return (await bench.mongo.db.collection('jobs').countDocuments(open)) === 0;
  });
  expect(await bench.mailbox.to(strangers.email)).toEqual([]);
});

test('an entry of the promotion is confirmed', async () => {
  const { email } = visitor();
  const entry = { entryId: unique('entry'), firstName: 'Robin', email, receiptNo: 'INV 77-1', entries: 10 };
  const entered = { ...entry, region: 'au', language: 'en', emailProven: true, enteredAt: at.occurredAt.toISOString() };
  await bench.publish([outboxEvent(promotionEntered, entered, at)]);
  const mail = await mailTo(email);
  expect(mail.Text).toContain('Your receipt ending in V771 has given you 10 entries.');
});

test('personal data in jobs are deleted after 90 days', async () => {
  const indexes = await bench.mongo.db.collection('jobs').indexes();
  for (const kind of ['site-mail', 'account-mail']) {
    expect(indexes).toContainEqual(
      expect.objectContaining({ expireAfterSeconds: 90 * 24 * 60 * 60, partialFilterExpression: { kind } }),
    );
  }
});
