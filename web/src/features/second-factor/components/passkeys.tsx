import { Group } from '@mantine/core';
import type { Data } from '@southline/rest/types';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { useAddPasskey, useRemovePasskey } from '../api/second-factor.ts';
import { messages } from '../messages.ts';
import { Refusal } from './refusal.tsx';
import classes from './second-factor.module.css';

type Passkey = Data<'auth/get-second-factor'>['passkeys'][number];

type Props = {
  passkeys: readonly Passkey[];
  /** No factor is set up, so the password is asked for. */
  isFirst: boolean;
  onCodes: (codes: readonly string[]) => void;
};

type FormProps = Omit<Props, 'passkeys'> & { onClose: () => void };

const AddForm = ({ isFirst, onCodes, onClose }: FormProps) => {
  const { mutate, isPending, error } = useAddPasskey();
  const { field, submit } = useFields({
    id: 'passkey',
    initial: { name: '', password: '' },
    check: ({ name, password }) => ({
      name: name.trim() ? undefined : messages.nameMissing,
      password: isFirst && password === '' ? messages.passwordMissing : undefined,
    }),
  });
  const onSuccess = ({ recoveryCodes }: { recoveryCodes: readonly string[] }) => {
    onClose();
    onCodes(recoveryCodes);
  };
  const send = submit((typed) => {
    if (!isPending) mutate(typed, { onSuccess });
  });
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <Field
        {...field('name')}
        label={messages.passkeyName}
        hint={messages.passkeyNameHint}
        maxLength={60}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the form appears as the answer to what the person did
        autoFocus
      />
      {isFirst && (
        <Field {...field('password')} label={messages.password} type="password" autoComplete="current-password" />
      )}
      <Refusal error={error} />
      <Group gap="10px 16px">
        <Button type="submit" size="md" loading={isPending} data-main text={messages.next} />
        <Button variant="subtle" onClick={onClose} text={messages.cancel} />
      </Group>
    </form>
  );
};

export const Passkeys = ({ passkeys, ...form }: Props) => {
  const { formatMessage } = useIntl();
  const [isAdding, setAdding] = useState(false);
  const remove = useRemovePasskey();
  return (
    <section className={classes.section} aria-labelledby="passkeys">
      <h2 id="passkeys">{formatMessage(messages.passkeys)}</h2>
      <p>{formatMessage(messages.passkeysLead)}</p>
      {passkeys.length > 0 && (
        <ul className={classes.passkeys}>
          {passkeys.map(({ id, name, addedAt }) => (
            <li key={id}>
              <span id={`passkey-${id}`}>{name}</span>
              <small>
                <RegionTime at={addedAt} />
              </small>
              <Button
                variant="subtle"
                aria-describedby={`passkey-${id}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(id)}
                text={messages.removePasskey}
              />
            </li>
          ))}
        </ul>
      )}
      <Refusal error={remove.error} />
      {isAdding ? (
        <AddForm {...form} onClose={() => setAdding(false)} />
      ) : (
        <Button variant="outline" onClick={() => setAdding(true)} text={messages.addPasskey} />
      )}
    </section>
  );
};
