import { bookingRequested } from '@southline/contracts/events';
import { unique } from '@southline/testkit';
import { eventsOf } from '@southline/testkit/written-events';
import { afterAll, expect, test } from 'vitest';
import { contentKeys, runContent } from './support/bench.ts';
import { publishedDealers } from './support/published-dealers.ts';

const locator = await publishedDealers(contentKeys.verifyKeys);
const content = await runContent({ LOCATOR_ADDRESS: locator.address });
afterAll(async () => {
  await content.stop();
  await locator.close();
});

const book = async (dealerCode: string) => {
  const { bookingId } = await content.enquiries.requestBooking({
    requestId: unique('request'),
    name: 'Robin Lee',
    phone: '0412345678',
    email: 'robin@shop.example',
    dealerCode,
    service: 'Brake service',
    comment: '',
    preferredDate: '2099-01-31',
    secondDate: '',
    vehicle: '',
    plate: '',
    postcode: '',
    region: 'nz',
    language: 'en',
    emailProven: false,
  });
  return (await eventsOf(content.mongo, bookingRequested)).find((event) => event.bookingId === bookingId);
};

test('a booking goes to the dealer that was chosen, one without to the desk', async () => {
  expect(await book('SL-NZ-1')).toMatchObject({
    dealerCode: 'SL-NZ-1',
    dealerEmail: 'waipa@dealers.southline.example',
  });
  expect(await book('')).toMatchObject({ dealerCode: '', dealerEmail: '' });
});

test('a dealer that does not exist is refused', async () => {
  await expect(book('SL-NZ-9')).rejects.toMatchObject({
    kind: 'invalid',
    details: { dealerCode: 'There is no such dealer. Please choose another one.' },
  });
});

test('while the dealer cannot be looked up, the desk gets it', async () => {
  await locator.close();
  expect(await book('SL-NZ-1')).toMatchObject({ dealerCode: 'SL-NZ-1', dealerEmail: '' });
});
