import { FormattedMessage, useIntl } from 'react-intl';
import type { Check } from '../../../shared/forms/rules.ts';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useCloseAccount } from '../api/own-data.ts';
import { messages, problems } from '../messages.ts';
import { givenPassword } from '../model/form-rules.ts';
import { AccountForm } from './account-form.tsx';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';

const check: Check<'currentPassword'> = ({ currentPassword }) => ({
  currentPassword: givenPassword(currentPassword, problems.currentPassword),
});

type Props = { opened: boolean; onClose: () => void };

const Form = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useCloseAccount();
  const { field, submit, refuse } = useFields({ id: 'close-account', initial: { currentPassword: '' }, check });
  const send = submit(({ currentPassword }) => {
    if (!isPending) mutate(currentPassword, { onError: refuse });
  });
  return (
    <AccountForm
      onSubmit={send}
      pending={isPending}
      error={error}
      credentials="wrong_current"
      action={messages.closeForGood}
      beside={<Button variant="default" size="md" onClick={onClose} text={messages.keepAccount} />}
    >
      <p className={classes.lead}>{formatMessage(messages.closeWarning)}</p>
      <PasswordField
        {...field('currentPassword')}
        label={messages.currentPassword}
        autoComplete="current-password"
        data-autofocus
      />
    </AccountForm>
  );
};

/** Closes the account, after the password was entered again. */
export const CloseDialog = ({ opened, onClose }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={<FormattedMessage {...messages.closeAccount} />}>
    <Form onClose={onClose} />
  </Dialog>
);
