import { isEmailAddress, isMoreThanAnAddress, readAddress } from '@southline/kernel/email';
import { readPhone } from '@southline/kernel/phone';
import type { MessageDescriptor } from 'react-intl';
import { deskProblems, problems } from './messages.ts';

/** A message with its values. */
export type Problem = MessageDescriptor & { values?: Record<string, string> };

/** While a visitor types (`editing`), an unfinished value is no problem. */
export type Moment = 'editing' | 'complete';
export type Problems<Name extends string> = { [Each in Name]?: Problem | undefined };
export type Check<Name extends string> = (values: Readonly<Record<Name, string>>, moment: Moment) => Problems<Name>;

export const required = (value: string, missing: Problem): Problem | undefined => (value.trim() ? undefined : missing);

/** The address is checked as the services read it. Other signs are not removed: mail could go to a wrong address. */
export const emailProblem = (
  value: string,
  moment: Moment,
  { missing = problems.email, invalid = problems.emailInvalid }: { missing?: Problem; invalid?: Problem } = {},
): Problem | undefined => {
  if (!value.trim()) return missing;
  if (moment === 'editing' || isEmailAddress(readAddress(value))) return undefined;
  return isMoreThanAnAddress(value) ? problems.emailAlone : invalid;
};

/** `missing` for an empty field. What is no single number that fits is refused: cut, it would be the number of somebody else. */
export const phoneProblem = (value: string, moment: Moment, missing: Problem): Problem | undefined => {
  if (!value.trim()) return missing;
  return moment === 'complete' && readPhone(value) === undefined ? problems.phoneInvalid : undefined;
};

export type DeskField = 'name' | 'phone' | 'email' | 'comment';

/** The fields of a person who writes to a desk. */
export const checkPerson: Check<DeskField> = ({ name, phone, email }, moment) => ({
  name: required(name, deskProblems.name),
  phone: phoneProblem(phone, moment, deskProblems.phone),
  email: emailProblem(email, moment, { missing: deskProblems.email, invalid: deskProblems.emailInvalid }),
});
