import { Textarea, TextInput } from '@mantine/core';
import { type MessageDescriptor, useIntl } from 'react-intl';
import classes from './form-page.module.css';
import type { FieldProps } from './use-checked-form.ts';

type Props = {
  words: Record<'name' | 'phone' | 'phoneHint' | 'email' | 'comment' | 'commentHint', MessageDescriptor>;
  field: (name: 'name' | 'phone' | 'email' | 'comment') => FieldProps;
  commentRows: number;
};

/** Who writes, how to answer them, and what they say. */
export const PersonFields = ({ words, field, commentRows }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextInput
        {...field('name')}
        className={classes.wide}
        label={formatMessage(words.name)}
        autoComplete="name"
        maxLength={100}
        aria-required
      />
      <TextInput
        {...field('phone')}
        label={formatMessage(words.phone)}
        description={formatMessage(words.phoneHint)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="tel"
        autoComplete="tel"
        aria-required
      />
      <TextInput
        {...field('email')}
        label={formatMessage(words.email)}
        type="email"
        autoComplete="email"
        maxLength={254}
        aria-required
      />
      <Textarea
        {...field('comment')}
        className={classes.wide}
        label={formatMessage(words.comment)}
        description={formatMessage(words.commentHint)}
        rows={commentRows}
        maxLength={4000}
      />
    </>
  );
};
