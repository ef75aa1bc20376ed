import { type Check, emailProblem } from '../../../shared/forms/rules.ts';
import { problems } from '../messages.ts';
import { givenPassword, newPasswordProblem, repetitionProblem } from './form-rules.ts';

export const checkSignIn: Check<'email' | 'password'> = (values, moment) => ({
  email: emailProblem(values.email, moment),
  password: givenPassword(values.password, problems.password),
});

export const checkForgot: Check<'email'> = ({ email }, moment) => ({ email: emailProblem(email, moment) });

export const checkNew: Check<'newPassword' | 'confirmPassword'> = (values, moment) => ({
  newPassword: newPasswordProblem(values.newPassword, moment, problems.newPassword),
  confirmPassword: repetitionProblem({ value: values.confirmPassword, of: values.newPassword }, moment, {
    missing: problems.confirmPassword,
    different: problems.otherPassword,
  }),
});

export const checkReset: Check<'tempPassword' | 'newPassword' | 'confirmPassword'> = (values, moment) => ({
  tempPassword: givenPassword(values.tempPassword, problems.tempPassword),
  ...checkNew(values, moment),
});

export const checkChange: Check<'currentPassword' | 'newPassword' | 'confirmPassword'> = (values, moment) => ({
  currentPassword: givenPassword(values.currentPassword, problems.currentPassword),
  newPassword: newPasswordProblem(values.newPassword, moment, problems.newPassword),
  confirmPassword: repetitionProblem({ value: values.confirmPassword, of: values.newPassword }, moment, {
    missing: problems.confirmNewPassword,
    different: problems.otherNewPassword,
  }),
});
