import { Group } from '@mantine/core';
import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type Asked, type Given, passkeyAnswer } from '../api/second-factor.ts';
import { messages } from '../messages.ts';
import { Refusal } from './refusal.tsx';
import classes from './second-factor.module.css';

export type SecondStepProps = {
  asked: Asked;
  onGive: (given: Given) => void;
  pending: boolean;
  error: Error | null;
  /** Returns to the step before the second factor. */
  onAgain: () => void;
  /** The label of the button that calls `onAgain`. */
  back?: MessageDescriptor;
};

/** Asks for a code of the app, or for a recovery code. */
export const SecondStep = ({ asked, onGive, pending, error, onAgain, back = messages.again }: SecondStepProps) => {
  const { formatMessage } = useIntl();
  const [byApp, setByApp] = useState(asked.totp);
  const { field, submit, clear } = useFields({
    id: 'second-step',
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : messages.codeMissing }),
  });
  const [failure, setFailure] = useState<Error | null>(null);
  const byPasskey = async () => {
    setFailure(null);
    const ask = () => startAuthentication({ optionsJSON: JSON.parse(asked.passkeyOptions) });
    await passkeyAnswer(ask).then((passkey) => onGive({ passkey }), setFailure);
  };
  const send = submit(({ code }) => {
    setFailure(null);
    if (!pending) onGive({ code });
  });
  const change = () => {
    clear();
    setByApp(!byApp);
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <p>{formatMessage(byApp ? messages.stepLead : messages.recoveryStepLead)}</p>
      <Field
        {...field('code')}
        key={byApp ? 'app' : 'recovery'}
        label={byApp ? messages.code : messages.recoveryCode}
        inputMode={byApp ? 'numeric' : 'text'}
        autoComplete={byApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        // biome-ignore lint/a11y/noAutofocus: the form appears as the answer to what the person did
        autoFocus
        data-autofocus
      />
      <Refusal error={failure ?? error} />
      <Group gap="10px 16px">
        <Button type="submit" size="md" loading={pending} data-main text={messages.next} />
        {asked.passkeyOptions && (
          <Button variant="outline" size="md" disabled={pending} onClick={() => void byPasskey()}>
            <FormattedMessage {...messages.usePasskey} />
          </Button>
        )}
        {asked.totp && (
          <Button variant="subtle" onClick={change} text={byApp ? messages.useRecovery : messages.useApp} />
        )}
        <Button variant="subtle" onClick={onAgain} text={back} />
      </Group>
    </form>
  );
};
