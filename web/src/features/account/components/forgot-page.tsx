import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { useForgotPassword } from '../api/entry-calls.ts';
import { messages } from '../messages.ts';
import { checkForgot } from '../model/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import { EntryFrame } from './entry-frame.tsx';
import classes from './form.module.css';
import { MailSent } from './mail-sent.tsx';

export const ForgotPage = () => {
  const { formatMessage } = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { mutate, isPending, error } = useForgotPassword();
  const { field, submit, refuse } = useFields({ id: 'forgot', initial: { email: '' }, check: checkForgot });
  const send = submit(({ email }) => {
    if (!isPending) mutate(email.trim(), { onSuccess: () => setSentTo(email.trim()), onError: refuse });
  });
  const back = <Link to="/$region/sign-in" className={classes.plainLink} text={messages.goBack} />;
  return (
    <EntryFrame title={<FormattedMessage {...messages.forgotTitle} />}>
      <PageTitle message={messages.forgotTitle} />
      {sentTo === null ? (
        <AccountForm onSubmit={send} pending={isPending} error={error} action={messages.send} beside={back}>
          <p className={classes.lead}>{formatMessage(messages.forgotLead)}</p>
          <Field {...field('email')} kind="email" autoComplete="username" />
        </AccountForm>
      ) : (
        <MailSent
          title={<FormattedMessage {...messages.sentTitle} />}
          text={<FormattedMessage {...messages.sentText} values={{ email: sentTo }} />}
          hint={<FormattedMessage {...messages.sentHint} />}
        >
          {back}
          <button type="button" className={classes.textButton} onClick={() => setSentTo(null)}>
            <FormattedMessage {...messages.sendAgain} />
          </button>
        </MailSent>
      )}
    </EntryFrame>
  );
};
