import { Loader, Textarea } from '@mantine/core';
import { phoneInput } from '@southline/kernel/phone';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { ServerError } from '../ui/server-error.tsx';
import { Field } from './field.tsx';
import classes from './form-page.module.css';
import { hints } from './messages.ts';
import type { DeskField } from './rules.ts';
import { SentNote } from './sent-note.tsx';
import { Summary } from './summary.tsx';
import type { Fields } from './use-fields.tsx';

type Words = 'comment' | 'commentHint' | 'sent' | 'sentNext' | 'another' | 'sending' | 'send';
type Props<Name extends string> = {
  words: Record<Words, MessageDescriptor>;
  sending: { isPending: boolean; isSuccess: boolean; error: Error | null };
  form: Fields<Name | DeskField>;
  onSend: (values: Record<Name | DeskField, string>) => void;
  /** Called to show an empty form again after sending. */
  onAgain: () => void;
  commentRows: number;
  /** Fields above the person's own. */
  children?: ReactNode;
};

/** People type numbers in many forms; staff get digits. */
export const deskCleaners = { phone: phoneInput };

/** A form that staff answers: idle, sending, sent; a failure leads back to idle. */
export const DeskForm = <Name extends string>(props: Props<Name>) => {
  const { words, sending, form, onSend, onAgain, commentRows, children } = props;
  const { formatMessage } = useIntl();
  const { isPending, isSuccess, error } = sending;
  if (isSuccess)
    return (
      <SentNote title={<FormattedMessage {...words.sent} />}>
        <p>{formatMessage(words.sentNext)}</p>
        <Button variant="default" onClick={onAgain} text={words.another} />
      </SentNote>
    );
  return (
    <form className={classes.form} noValidate onSubmit={form.submit((values) => isPending || onSend(values))}>
      <Summary problems={form.summary} className={classes.wide} />
      {children}
      <Field {...form.field('name')} kind="name" className={classes.wide} aria-required />
      <Field {...form.field('phone')} kind="phone" hint={hints.phone} aria-required />
      <Field {...form.field('email')} kind="email" aria-required />
      <Textarea
        {...form.field('comment')}
        className={classes.wide}
        label={formatMessage(words.comment)}
        description={formatMessage(words.commentHint)}
        rows={commentRows}
        maxLength={4000}
      />
      {error && !isPending && (
        <div className={classes.wide}>
          <ServerError error={error} />
        </div>
      )}
      <div className={classes.send}>
        {isPending ? (
          <Loader role="status" aria-label={formatMessage(words.sending)} />
        ) : (
          <Button type="submit" size="md" text={words.send} />
        )}
      </div>
    </form>
  );
};
