import { normalizedAddress, readAddress } from '@southline/kernel/email';
import { problems as shared } from '../../../shared/forms/messages.ts';
import { type Check, emailProblem, phoneProblem, required } from '../../../shared/forms/rules.ts';
import { problems } from '../messages.ts';
import { newPasswordProblem, postcodeProblem, repetitionProblem } from './form-rules.ts';

export const emptyJoin = {
  firstname: '',
  lastname: '',
  email: '',
  confirmEmail: '',
  phone: '',
  postcode: '',
  businessName: '',
  password: '',
  confirmPassword: '',
};

const form = (typed: string): string => normalizedAddress(readAddress(typed));

/** E-mail addresses are compared without regard to case. */
export const checkJoin: Check<keyof typeof emptyJoin> = (values, moment) => ({
  firstname: required(values.firstname, shared.firstName),
  lastname: required(values.lastname, shared.lastName),
  email: emailProblem(values.email, moment),
  confirmEmail: repetitionProblem({ value: form(values.confirmEmail), of: form(values.email) }, moment, {
    missing: problems.confirmEmail,
    different: problems.otherEmail,
  }),
  phone: phoneProblem(values.phone, moment, shared.mobile),
  postcode: postcodeProblem(values.postcode, moment),
  businessName: undefined,
  password: newPasswordProblem(values.password, moment, problems.password),
  confirmPassword: repetitionProblem({ value: values.confirmPassword, of: values.password }, moment, {
    missing: problems.confirmPassword,
    different: problems.otherPassword,
  }),
});
