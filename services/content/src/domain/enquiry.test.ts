import { expect, test } from 'vitest';
import { bookingComment, bookingProblems, enquiryProblems } from './enquiry.ts';

const person = { name: 'Robin', phone: '0412345678', email: 'robin@shop.example' };
const enquiry = { ...person, comment: '', region: 'nz', language: 'en' };
const booking = {
  ...enquiry,
  dealerCode: '',
  service: 'Battery service',
  preferredDate: '2026-03-02',
  secondDate: '',
  plate: '',
  postcode: '',
  vehicle: '',
};

test.each([
  [{ name: ' ' }, { name: 'Name is required.' }],
  [{ phone: '' }, { phone: 'Phone is required.' }],
  [{ phone: '+61 412' }, { phone: 'Please enter digits only, at most 11.' }],
  [{ phone: '123456789012' }, { phone: 'Please enter digits only, at most 11.' }],
  [{ email: '' }, { email: 'Email is required.' }],
  [{ email: 'robin@shop' }, { email: 'Please enter a valid email type' }],
  [{}, {}],
])('an enquiry with %j: %j', (change, problems) => {
  expect(enquiryProblems({ ...enquiry, ...change })).toEqual(problems);
});

test.each([
  ['2026-03-02', undefined],
  ['2026-03-01', 'Please choose today or a later day.'],
  ['2026-02-30', 'Please choose a date.'],
  ['2/3/2026', 'Please choose a date.'],
  ['', 'Please choose a date.'],
])('a booking for %j on 2 March in Auckland: %j', (preferredDate, problem) => {
  const now = new Date('2026-03-01T11:30:00Z');
  expect(bookingProblems({ ...booking, preferredDate }, now).preferredDate).toBe(problem);
});

test('a booking names a service', () => {
  expect(bookingProblems({ ...booking, service: '' }, new Date('2026-03-01T00:00:00Z'))).toEqual({
    service: 'Please choose a service.',
  });
});

test.each([
  [{ secondDate: '', postcode: '', plate: '' }, {}],
  [{ secondDate: '2026-03-04', postcode: '3175', plate: 'ABC123' }, {}],
  [{ secondDate: '2026-02-30' }, { secondDate: 'Please choose a date.' }],
  [{ secondDate: '2026-03-01' }, { secondDate: 'Please choose today or a later day.' }],
  [{ secondDate: '2026-03-02' }, { secondDate: 'Please choose another day than the first.' }],
  [{ postcode: '317' }, { postcode: 'Please enter a postcode of 4 digits.' }],
])('a booking with %j: %j', (change, problems) => {
  expect(bookingProblems({ ...booking, ...change }, new Date('2026-03-01T11:30:00Z'))).toEqual(problems);
});

test('dealers read the second date, plate and postcode above the comment', () => {
  const more = { secondDate: '2026-03-04', plate: 'ABC123', postcode: '3175', comment: 'Squeaks.' };
  expect(bookingComment({ ...booking, ...more })).toBe(
    'Second date: 2026-03-04\nPlate: ABC123\nPostcode: 3175\nSqueaks.',
  );
  expect(bookingComment(booking)).toBe('');
});
