import { type Check, emailProblem, required } from '../../../shared/forms/rules.ts';
import { messages } from '../messages.ts';

const wholeCode = /^[0-9]{6}$/;

/** Mail programs copy blanks with a number or a code. */
export const withoutBlanks = (typed: string): string => typed.replace(/\s/g, '');

const numberProblem = (value: string, moment: 'editing' | 'complete') => {
  const missing = required(value, messages.statusNumberMissing);
  if (missing || moment === 'editing' || /^[A-Za-z0-9-]+$/.test(value)) return missing;
  return messages.statusNumberWrong;
};

export const checkPair: Check<'orderNo' | 'email'> = ({ orderNo, email }, moment) => ({
  orderNo: numberProblem(orderNo, moment),
  email: emailProblem(email, moment),
});

export const checkCode: Check<'code'> = ({ code }, moment) => ({
  code:
    required(code, messages.statusCodeMissing) ??
    (moment === 'editing' || wholeCode.test(code) ? undefined : messages.statusCodeShort),
});
