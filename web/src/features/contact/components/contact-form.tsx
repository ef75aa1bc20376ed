import { Button, Loader, Textarea, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from '../../../shared/forms/form-page.module.css';
import { personChecks, personCleaners } from '../../../shared/forms/person-rules.ts';
import { SentNote } from '../../../shared/forms/sent-note.tsx';
import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { type Enquiry, useSubmitEnquiry } from '../api/submit-enquiry.ts';
import { messages, problems } from '../messages.ts';

const empty: Enquiry = { name: '', phone: '', email: '', comment: '' };

/** Idle, sending, done; a failure shows the server's message and leads back to idle (public-site.txt, 4). */
export const ContactForm = () => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error, reset } = useSubmitEnquiry();
  const { values, field, isRight, set, summary } = useCheckedForm(empty, {
    form: 'contact',
    clean: personCleaners,
    check: personChecks,
    textOf: (problem: keyof typeof problems) => formatMessage(problems[problem]),
  });

  const again = () => {
    set('comment', '');
    reset();
  };

  if (isSuccess)
    return (
      <SentNote title={<FormattedMessage {...messages.sent} />}>
        <p>
          <FormattedMessage {...messages.sentNext} />
        </p>
        <Button variant="default" onClick={again}>
          <FormattedMessage {...messages.another} />
        </Button>
      </SentNote>
    );
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && isRight()) mutate(values);
      }}
    >
      {summary.length > 1 && (
        <div className={classes.wide}>
          <ErrorSummary title={<FormattedMessage {...messages.checkFields} />} problems={summary} />
        </div>
      )}
      <TextInput
        {...field('name')}
        className={classes.wide}
        label={formatMessage(messages.name)}
        autoComplete="name"
        maxLength={100}
        aria-required
      />
      <TextInput
        {...field('phone')}
        label={formatMessage(messages.phone)}
        description={formatMessage(messages.phoneHint)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="tel"
        autoComplete="tel"
        aria-required
      />
      <TextInput
        {...field('email')}
        label={formatMessage(messages.email)}
        type="email"
        autoComplete="email"
        maxLength={254}
        aria-required
      />
      <Textarea
        {...field('comment')}
        className={classes.wide}
        label={formatMessage(messages.comment)}
        description={formatMessage(messages.commentHint)}
        rows={6}
        maxLength={4000}
      />
      {error && !isPending && (
        <div className={classes.wide}>
          <Notice kind="error">{isApiError(error) ? <ServerText text={error.message} /> : error.message}</Notice>
        </div>
      )}
      <div className={classes.send}>
        {isPending ? (
          <Loader role="status" aria-label={formatMessage(messages.sending)} />
        ) : (
          <Button type="submit" size="md">
            <FormattedMessage {...messages.send} />
          </Button>
        )}
      </div>
    </form>
  );
};
