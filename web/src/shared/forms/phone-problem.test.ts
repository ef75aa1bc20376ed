import { expect, test } from 'vitest';
import { deskProblems, problems } from './messages.ts';
import { checkPerson } from './rules.ts';

const phoneOf = (phone: string, moment: 'editing' | 'complete' = 'complete') =>
  checkPerson({ name: 'R', email: 'r@example.com', comment: '', phone }, moment).phone;

test.each(['0412345678', '+61 (0)412 345 678', '(03) 9555 0123 ext 12', '131234', '+14155550123'])(
  '%s is one number',
  (phone) => expect(phoneOf(phone)).toBeUndefined(),
);

test.each(['02 9555 0142 / 0412 555 014', '+442079460958', 'O412 345 678'])('%s is named as a problem', (phone) => {
  expect(phoneOf(phone)).toEqual(problems.phoneInvalid);
  expect(phoneOf(phone, 'editing')).toBeUndefined();
});

test('an empty field is a missing number', () => expect(phoneOf(' ')).toEqual(deskProblems.phone));
