import { expect, test } from 'vitest';
import { problems } from '../messages.ts';
import { cleanPostcode, newPasswordProblem } from './form-rules.ts';
import { checkJoin, emptyJoin } from './join-rules.ts';
import { checkChange } from './password-rules.ts';

const joined = {
  firstname: 'Robin',
  lastname: 'Lee',
  email: 'robin@example.com',
  confirmEmail: 'Robin@example.com ',
  phone: '0412345678',
  postcode: '3175',
  businessName: '',
  password: 'torque wrench 40',
  confirmPassword: 'torque wrench 40',
};
const found = (problems: object) => Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));

test('a postcode is four digits at most', () => {
  expect(cleanPostcode(' 31 75x9')).toBe('3175');
});

test('joining asks for every field', () => {
  const { businessName: _optional, ...required } = emptyJoin;
  expect(Object.keys(found(checkJoin(emptyJoin, 'complete')))).toEqual(Object.keys(required));
  expect(found(checkJoin(joined, 'complete'))).toEqual({});
});

test('a repetition must equal the repeated field', () => {
  const wrong = { ...joined, confirmEmail: 'robin@example.co', confirmPassword: 'Torque wrench 40' };
  expect(found(checkJoin(wrong, 'complete'))).toEqual({
    confirmEmail: problems.otherEmail,
    confirmPassword: problems.otherPassword,
  });
});

test('while typing, what may still become right is no problem', () => {
  const typing = {
    ...joined,
    email: 'rob',
    postcode: '31',
    businessName: '',
    confirmEmail: 'r',
    password: 'torq',
    confirmPassword: 'to',
  };
  expect(found(checkJoin(typing, 'editing'))).toEqual({});
  expect(found(checkJoin({ ...typing, confirmPassword: 'tx' }, 'editing'))).toEqual({
    confirmPassword: problems.otherPassword,
  });
});

test('a password has 10 to 128 characters, counted as people count them', () => {
  const problem = (value: string) => newPasswordProblem(value, 'complete', problems.password);
  expect([problem(''), problem('123456789'), problem('1234567890')]).toEqual([
    problems.password,
    problems.shortPassword,
    undefined,
  ]);
  expect([problem('ü'.repeat(128)), problem('ü'.repeat(129))]).toEqual([undefined, problems.longPassword]);
});

test('changing the password has texts of its own', () => {
  expect(checkChange({ currentPassword: '', newPassword: '', confirmPassword: '' }, 'complete')).toEqual({
    currentPassword: problems.currentPassword,
    newPassword: problems.newPassword,
    confirmPassword: problems.confirmNewPassword,
  });
  const different = { currentPassword: 'x', newPassword: 'torque wrench 40', confirmPassword: 'torque wrench 41' };
  expect(found(checkChange(different, 'complete'))).toEqual({ confirmPassword: problems.otherNewPassword });
});
