import { expect, test } from 'vitest';
import { deskProblems, problems } from './messages.ts';
import { checkPerson, emailProblem } from './rules.ts';

test.each([
  ['', problems.email],
  ['robin', problems.emailInvalid],
  ['robin@example', problems.emailInvalid],
  ['Robin Lee <robin@example.com>', problems.emailAlone],
  [' robin@example.co.nz ', undefined],
  ['ｌｉ＠example.com', undefined],
  ['li@example。com', undefined],
])('the address "%s": %o', (typed, problem) => {
  expect(emailProblem(typed, 'complete')).toBe(problem);
});

test('an address that is still being typed is only missing or not', () => {
  expect(emailProblem('rob', 'editing')).toBeUndefined();
  expect(emailProblem('', 'editing')).toBe(problems.email);
});

test('a desk asks for name, phone and e-mail, in its own words', () => {
  const { name, phone, email, emailInvalid } = deskProblems;
  const nobody = { name: '  ', phone: '', email: '', comment: '' };
  expect(checkPerson(nobody, 'complete')).toEqual({ name, phone, email });
  expect(checkPerson({ ...nobody, email: 'robin@example' }, 'complete').email).toBe(emailInvalid);
});
