import { BookingRequested, EnquirySubmitted } from '@southline/contracts/events';
import { eventually, insisting, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import type { Binary } from 'mongodb';
import { expect, test } from 'vitest';
import { bookings, enquiries } from '../src/storage/collections.ts';
import { runContent } from './support/bench.ts';

const content = perFile(runContent);

const person = () => ({ name: ' Robin Lee ', phone: '0412345678', email: `${unique('robin')}@shop.example ` });
const enquiry = (change: object = {}) => ({
  requestId: unique('request'),
  ...person(),
  comment: 'Do you sell\nfuses?',
  region: 'nz',
  language: 'zh',
  emailProven: true,
  ...change,
});
const booking = (change: object = {}) => ({
  requestId: unique('request'),
  ...person(),
  dealerCode: '',
  service: 'Brake service',
  comment: '',
  preferredDate: '2099-01-31',
  vehicle: 'TOYOTA HiLux 2018',
  secondDate: '2099-02-03',
  plate: 'ABC123',
  postcode: '3175',
  region: 'au',
  language: 'en',
  emailProven: false,
  ...change,
});

const eventsOf = async <Event>(name: string, { decode }: { decode(bytes: Uint8Array): Event }) => {
  const rows = await content.mongo.db
    .collection<{ value: Binary }>('outbox')
    .find({ topic: `southline.content.${name}.v1` })
    .toArray();
  return rows.map(({ value }) => decode(value.buffer));
};

test('an enquiry is stored and announced once; repeated requests get the same answer', async () => {
  const request = enquiry();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => insisting(() => content.enquiries.submitEnquiry(request))),
  );
  const [first] = answers;
  expect(new Set(answers.map(({ enquiryId }) => enquiryId))).toEqual(new Set([first?.enquiryId]));
  expect(await enquiries(content.mongo).countDocuments({ requestId: request.requestId })).toBe(1);
  const events = await eventsOf('enquiry-submitted', EnquirySubmitted);
  expect(events.filter(({ enquiryId }) => enquiryId === first?.enquiryId)).toEqual([
    {
      enquiryId: first?.enquiryId,
      name: 'Robin Lee',
      phone: request.phone,
      email: request.email.trim(),
      comment: 'Do you sell\nfuses?',
      region: 'nz',
      language: 'zh',
      emailProven: true,
      submittedAt: expect.any(String),
    },
  ]);
});

test('a booking is stored and announced once', async () => {
  const request = booking();
  const { bookingId } = await content.enquiries.requestBooking(request);
  expect(await content.enquiries.requestBooking(request)).toEqual({ bookingId });
  const events = await eventsOf('booking-requested', BookingRequested);
  expect(events.filter((event) => event.bookingId === bookingId)).toMatchObject([
    {
      service: 'Brake service',
      preferredDate: '2099-01-31',
      vehicle: 'TOYOTA HiLux 2018',
      name: 'Robin Lee',
      comment: 'Second date: 2099-02-03\nPlate: ABC123\nPostcode: 3175',
    },
  ]);
  const stored = { secondDate: '2099-02-03', plate: 'ABC123', postcode: '3175', comment: '' };
  expect(await bookings(content.mongo).findOne({ _id: bookingId })).toMatchObject(stored);
});

test('an incomplete form is refused with every field, and nothing is stored', async () => {
  const before = await enquiries(content.mongo).countDocuments();
  await expect(
    content.enquiries.submitEnquiry(enquiry({ name: '', phone: '+64 21 555', email: 'robin@shop' })),
  ).rejects.toMatchObject({
    kind: 'invalid',
    details: {
      name: 'Name is required.',
      phone: 'Please enter digits only, at most 11.',
      email: 'Please enter a valid email type',
    },
  });
  await expect(content.enquiries.requestBooking(booking({ preferredDate: '2020-01-01' }))).rejects.toMatchObject({
    details: { preferredDate: 'Please choose today or a later day.' },
  });
  expect(await enquiries(content.mongo).countDocuments()).toBe(before);
});

test('after two years the record is deleted', async () => {
  const old = new Date();
  old.setUTCFullYear(old.getUTCFullYear() - 2);
  const kept = await content.enquiries.submitEnquiry(enquiry());
  const gone = await content.enquiries.submitEnquiry(enquiry());
  const goneBooking = await content.enquiries.requestBooking(booking());
  const before = new Date(old.getTime() - 1_000);
  await enquiries(content.mongo).updateOne({ _id: gone.enquiryId }, { $set: { submittedAt: before } });
  await bookings(content.mongo).updateOne({ _id: goneBooking.bookingId }, { $set: { requestedAt: before } });
  await eventually(async () => {
    expect(await enquiries(content.mongo).findOne({ _id: gone.enquiryId })).toBeNull();
    expect(await bookings(content.mongo).findOne({ _id: goneBooking.bookingId })).toBeNull();
  });
  expect(await enquiries(content.mongo).findOne({ _id: kept.enquiryId })).not.toBeNull();
});
