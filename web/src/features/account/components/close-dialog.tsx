import { FormattedMessage, useIntl } from 'react-intl';
import type { Check } from '../../../shared/forms/rules.ts';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useForgetVisitor } from '../../../shared/session/sign-out.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { messages as uiMessages } from '../../../shared/ui/messages.ts';
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

type FormProps = Pick<Props, 'onClose'> & { closing: ReturnType<typeof useCloseAccount> };

const Form = ({ onClose, closing: { mutate, isPending, error } }: FormProps) => {
  const { formatMessage } = useIntl();
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
export const CloseDialog = ({ opened, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const closing = useCloseAccount();
  const forgetVisitor = useForgetVisitor();
  return (
    <Dialog
      opened={opened}
      onClose={closing.isSuccess ? () => void forgetVisitor() : onClose}
      title={<FormattedMessage {...messages.closeAccount} />}
    >
      {closing.isSuccess ? (
        <div role="status" className={classes.form}>
          <p className={classes.lead}>{formatMessage(messages.closedText)}</p>
          <Button onClick={() => void forgetVisitor()} data-autofocus text={uiMessages.close} />
        </div>
      ) : (
        <Form onClose={onClose} closing={closing} />
      )}
    </Dialog>
  );
};
