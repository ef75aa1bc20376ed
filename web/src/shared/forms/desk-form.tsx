import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { ServerError } from '../ui/server-error.tsx';
import classes from './form-page.module.css';
import { SentNote } from './sent-note.tsx';

type Props = {
  words: Record<'sent' | 'sentNext' | 'another' | 'checkFields' | 'sending' | 'send', MessageDescriptor>;
  sending: { isPending: boolean; isSuccess: boolean; error: Error | null };
  /** Of a `useCheckedForm`. */
  checked: { isRight: () => boolean; summary: readonly { id: string; text: string }[] };
  onSend: () => void;
  /** Back to an empty form after one was sent. */
  onAgain: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form that people at a desk answer: idle, sending, sent; a failure leads back to idle (public-site.txt, 4). */
export const DeskForm = ({ words, sending, checked, onSend, onAgain, children }: Props) => {
  const { formatMessage } = useIntl();
  const { isPending, isSuccess, error } = sending;
  if (isSuccess)
    return (
      <SentNote title={<FormattedMessage {...words.sent} />}>
        <p>
          <FormattedMessage {...words.sentNext} />
        </p>
        <Button variant="default" onClick={onAgain}>
          <FormattedMessage {...words.another} />
        </Button>
      </SentNote>
    );
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && checked.isRight()) onSend();
      }}
    >
      {checked.summary.length > 1 && (
        <div className={classes.wide}>
          <ErrorSummary title={<FormattedMessage {...words.checkFields} />} problems={checked.summary} />
        </div>
      )}
      {children}
      {error && !isPending && (
        <div className={classes.wide}>
          <ServerError error={error} />
        </div>
      )}
      <div className={classes.send}>
        {isPending ? (
          <Loader role="status" aria-label={formatMessage(words.sending)} />
        ) : (
          <Button type="submit" size="md">
            <FormattedMessage {...words.send} />
          </Button>
        )}
      </div>
    </form>
  );
};
