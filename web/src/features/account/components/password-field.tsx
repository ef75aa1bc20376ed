import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './form.module.css';

type Props = TextInputProps & {
  labelText: MessageDescriptor;
  autoComplete: 'current-password' | 'new-password' | 'off';
};

/** What was typed can be looked at; nothing keeps a manager or the clipboard from filling it in. */
export const PasswordField = ({ labelText, ...props }: Props) => {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  const label = formatMessage(labelText);
  return (
    <TextInput
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={68}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={classes.show}
          aria-pressed={shown}
          aria-label={`${formatMessage(messages.show)} ${label}`}
          onClick={() => setShown(!shown)}
        >
          <FormattedMessage {...(shown ? messages.hide : messages.show)} />
        </button>
      }
    />
  );
};
