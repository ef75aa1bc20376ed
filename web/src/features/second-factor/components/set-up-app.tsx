import { Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { encode } from 'uqr';
import { Field } from '../../../shared/forms/field.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useBeginTotp, useConfirmTotp } from '../api/second-factor.ts';
import { messages } from '../messages.ts';
import { Refusal } from './refusal.tsx';
import classes from './second-factor.module.css';

const QrCode = ({ text }: { text: string }) => {
  const { formatMessage } = useIntl();
  const { size, data } = encode(text);
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={formatMessage(messages.qr)}>
      <path d={squares.join('')} />
    </svg>
  );
};

type Props = {
  /** No factor is set up, so the password is asked for. */
  isFirst: boolean;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

const Cancel = ({ onCancel }: Pick<Props, 'onCancel'>) => (
  <Button variant="subtle" onClick={onCancel} text={messages.cancel} />
);

type CodeProps = Pick<Props, 'onDone' | 'onCancel'> & { secret: { token: string; uri: string; secret: string } };

/** In groups of four, as people type it. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

const FirstCode = ({ secret: { token, uri, secret }, onDone, onCancel }: CodeProps) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useConfirmTotp();
  const { field, submit } = useFields({
    id: 'first-code',
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : messages.codeMissing }),
  });
  const send = submit(({ code }) => {
    if (!isPending) mutate({ token, code }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
  });
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <p>{formatMessage(messages.scan)}</p>
      <QrCode text={uri} />
      <p>
        <FormattedMessage {...messages.type} /> <code className={classes.key}>{grouped(secret)}</code>
      </p>
      <Field
        {...field('code')}
        label={messages.firstCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        // biome-ignore lint/a11y/noAutofocus: the form appears as the answer to what the person did
        autoFocus
      />
      <Refusal error={error} />
      <Group gap="10px 16px">
        <Button type="submit" size="md" loading={isPending} data-main text={messages.confirm} />
        <Cancel onCancel={onCancel} />
      </Group>
    </form>
  );
};

export const SetUpApp = ({ isFirst, onDone, onCancel }: Props) => {
  const { mutate, data, isPending, error } = useBeginTotp();
  const { field, submit } = useFields({
    id: 'set-up-app',
    initial: { password: '' },
    check: ({ password }) => ({ password: isFirst && password === '' ? messages.passwordMissing : undefined }),
  });
  const send = submit(({ password }) => {
    if (!isPending) mutate(password);
  });
  if (data) return <FirstCode secret={data} onDone={onDone} onCancel={onCancel} />;
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      {isFirst && (
        <Field
          {...field('password')}
          label={messages.password}
          type="password"
          autoComplete="current-password"
          // biome-ignore lint/a11y/noAutofocus: the form appears as the answer to what the person did
          autoFocus
        />
      )}
      <Refusal error={error} />
      <Group gap="10px 16px">
        <Button type="submit" size="md" loading={isPending} data-main text={messages.next} />
        <Cancel onCancel={onCancel} />
      </Group>
    </form>
  );
};
