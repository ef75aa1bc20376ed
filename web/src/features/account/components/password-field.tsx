import { type ComponentProps, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import { messages } from '../messages.ts';
import classes from './form.module.css';

type Props = ComponentProps<typeof Field> & {
  label: MessageDescriptor;
  autoComplete: 'current-password' | 'new-password' | 'off';
};

/** The password can be made visible. Password managers and the clipboard can fill it in. */
export const PasswordField = (props: Props) => {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
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
          aria-label={`${formatMessage(messages.show)} ${formatMessage(props.label)}`}
          onClick={() => setShown(!shown)}
        >
          <FormattedMessage {...(shown ? messages.hide : messages.show)} />
        </button>
      }
    />
  );
};
