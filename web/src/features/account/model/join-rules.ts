import {
  type Check,
  emailProblem,
  newPasswordProblem,
  postcodeProblem,
  repetitionProblem,
  required,
} from './form-rules.ts';

export type JoinField =
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'confirmEmail'
  | 'phone'
  | 'postcode'
  | 'password'
  | 'confirmPassword';

export const emptyJoin: Record<JoinField, string> = {
  firstname: '',
  lastname: '',
  email: '',
  confirmEmail: '',
  phone: '',
  postcode: '',
  password: '',
  confirmPassword: '',
};

/** Spec §5, sign-up and join popup. An address is the same in any case. */
export const checkJoin: Check<JoinField> = (values, moment) => ({
  firstname: required(values.firstname, 'required_firstname'),
  lastname: required(values.lastname, 'required_lastname'),
  email: emailProblem(values.email, moment),
  confirmEmail: repetitionProblem(
    { value: values.confirmEmail.trim().toLowerCase(), of: values.email.trim().toLowerCase() },
    moment,
    { missing: 'required_confirmEmail', different: 'email_not_match' },
  ),
  phone: required(values.phone, 'required_phone'),
  postcode: postcodeProblem(values.postcode, moment),
  password: newPasswordProblem(values.password, moment, 'required_password'),
  confirmPassword: repetitionProblem({ value: values.confirmPassword, of: values.password }, moment, {
    missing: 'required_confirmPassword',
    different: 'password_not_match',
  }),
});
