import { DomainError, invalidField } from '@southline/kernel/errors';

/** The message of an expected refusal is the key that clients translate. */
export const invalidCredentials = () => new DomainError('declined', 'InvalidCredentials', 'invalid_credentials');
export const emailNotVerified = () => new DomainError('declined', 'EmailNotVerified', 'email_not_verified');
export const invalidToken = () => new DomainError('declined', 'InvalidToken', 'invalid_token');
export const expiredToken = () => new DomainError('declined', 'ExpiredToken', 'expired_token');
export const codeWrong = () => new DomainError('declined', 'CodeWrong', 'code_wrong');
export const signInToConfirm = () => new DomainError('declined', 'SignInToConfirm', 'sign_in_to_confirm');
export const choosePassword = () => new DomainError('declined', 'ChoosePassword', 'choose_password');
export const passwordTooWeak = () => new DomainError('declined', 'PasswordTooWeak', 'password_too_weak');

export const tooManyAttempts = (waitMs: number) =>
  new DomainError('too-many', 'TooManyAttempts', 'too_many_attempts', {
    retry_after_seconds: String(Math.max(1, Math.ceil(waitMs / 1_000))),
  });

export const invalidFields = (fields: readonly string[]) =>
  new DomainError(
    'invalid',
    'InvalidRequest',
    'Some fields are not filled in as they should be.',
    Object.fromEntries(fields.map((field) => [field, 'is not valid'])),
  );

export const currentPasswordMissing = () => invalidField('currentPassword', 'Current Password is required.');

export const noSuchAccount = () => new DomainError('not-found', 'NotFound', 'There is no such account.');
export const noSecondFactor = () =>
  new DomainError('not-found', 'NotFound', 'No staff member with this address has a second factor.');
export const ownSecondFactor = () =>
  new DomainError('forbidden', 'Forbidden', 'Another administrator must reset your second factor.');
export const ownAccount = () =>
  new DomainError('forbidden', 'OwnAccount', 'Another administrator must change your own account.');
export const lastAdministrator = () =>
  new DomainError('conflict', 'LastAdministrator', 'This is the last administrator. Make another one first.');
export const secondAdministrator = () =>
  new DomainError('forbidden', 'SecondAdministrator', 'Another administrator must agree.');
export const nothingProposed = () =>
  new DomainError('not-found', 'NotFound', 'No one has proposed this account as an administrator.');
export const addressTaken = () =>
  new DomainError('conflict', 'AddressTaken', 'There is an account with this address already.');
export const noSuchSecret = () =>
  new DomainError('not-found', 'NotFound', 'This request has been used or replaced, or it has expired.');
