import type { ComponentProps } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { messages } from '../messages.ts';
import { PasswordField } from './password-field.tsx';

type Props = {
  field: (
    name: 'newPassword' | 'confirmPassword',
  ) => Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;
  /** The label of the repetition. */
  again?: MessageDescriptor;
};

/** A new password, with its rules, and its repetition. */
export const NewPasswordFields = ({ field, again = messages.confirmPassword }: Props) => (
  <>
    <PasswordField
      {...field('newPassword')}
      label={messages.newPassword}
      hint={messages.passwordRules}
      autoComplete="new-password"
    />
    <PasswordField {...field('confirmPassword')} label={again} autoComplete="new-password" />
  </>
);
