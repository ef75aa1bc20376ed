import { type Check, emailProblem, newPasswordProblem, repetitionProblem } from './form-rules.ts';

/** An old password is taken as it is: what counts is whether it is right. */
const given = (value: string) => value !== '';

export const checkSignIn: Check<'email' | 'password'> = (values, moment) => ({
  email: emailProblem(values.email, moment),
  password: given(values.password) ? undefined : 'required_password',
});

export const checkForgot: Check<'email'> = ({ email }, moment) => ({ email: emailProblem(email, moment) });

export const checkReset: Check<'tempPassword' | 'newPassword' | 'confirmPassword'> = (values, moment) => ({
  tempPassword: given(values.tempPassword) ? undefined : 'required_tempPassword',
  newPassword: newPasswordProblem(values.newPassword, moment, 'required_newPassword'),
  confirmPassword: repetitionProblem({ value: values.confirmPassword, of: values.newPassword }, moment, {
    missing: 'required_confirmPassword',
    different: 'password_not_match',
  }),
});

export const checkChange: Check<'currentPassword' | 'newPassword' | 'confirmPassword'> = (values, moment) => ({
  currentPassword: given(values.currentPassword) ? undefined : 'required_currentPassword',
  newPassword: newPasswordProblem(values.newPassword, moment, 'required_newPassword'),
  confirmPassword: repetitionProblem({ value: values.confirmPassword, of: values.newPassword }, moment, {
    missing: 'required_confirmNew',
    different: 'new_password_not_match',
  }),
});
