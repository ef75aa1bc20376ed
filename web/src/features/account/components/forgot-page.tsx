import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { useForgotPassword } from '../api/entry-calls.ts';
import { messages } from '../messages.ts';
import { checkForgot } from '../model/password-rules.ts';
import { EntryFrame } from './entry-frame.tsx';
import classes from './form.module.css';
import { MailSent } from './mail-sent.tsx';
import { Refusal } from './refusal.tsx';
import { useFields } from './use-fields.ts';

export const ForgotPage = () => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { mutate, isPending, error } = useForgotPassword();
  const { field, submit } = useFields({ id: 'forgot', initial: { email: '' }, check: checkForgot });
  const send = submit(({ email }) => {
    if (!isPending) mutate(email.trim(), { onSuccess: () => setSentTo(email.trim()) });
  });
  const back = (
    <Link to="/$region/sign-in" params={{ region }} className={classes.plainLink}>
      <FormattedMessage {...messages.goBack} />
    </Link>
  );
  return (
    <EntryFrame title={<FormattedMessage {...messages.forgotTitle} />}>
      <PageTitle message={messages.forgotTitle} />
      {sentTo === null ? (
        <form className={classes.form} onSubmit={send} noValidate>
          <p className={classes.lead}>
            <FormattedMessage {...messages.forgotLead} />
          </p>
          <TextInput
            {...field('email')}
            label={formatMessage(messages.email)}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <Refusal error={error} />
          <div className={classes.row}>
            <Button type="submit" size="md" loading={isPending} data-main>
              <FormattedMessage {...messages.send} />
            </Button>
            {back}
          </div>
        </form>
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
