import { NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { type Board, type Setting, useSetSwitch } from '../api/switches.ts';
import { messages, wordOf } from '../messages.ts';
import classes from './operations.module.css';
import { useReason } from './use-reason.tsx';

type Name = Setting['name'];
type Change = SyntheticEvent<HTMLInputElement | HTMLSelectElement>;

const hourMs = 3_600_000;
const hoursOffered = [1, 4, 12, 24, 72, 168];

/** Sets one switch, or changes one that is on. */
export const SwitchForm = ({ version, switches }: Pick<Board, 'version' | 'switches'>) => {
  const { formatMessage } = useIntl();
  const set = useSetSwitch();
  const [name, setName] = useState<Name | undefined>(switches[0]?.name);
  // Texts that were typed; until then those of the switch.
  const [typed, setTyped] = useState<{ textEn?: string; textZh?: string }>({});
  const [hours, setHours] = useState(1);
  const reason = useReason();
  const chosen = switches.find((each) => each.name === name);
  if (!chosen) return null;
  const { textEn, textZh } = { ...chosen, ...typed };

  const send = (on: boolean) => {
    const why = reason.take();
    if (!why) return;
    const endsAt = on ? new Date(Date.now() + hours * hourMs).toISOString() : '';
    const setting = { version, name: chosen.name, on, textEn, textZh, endsAt, reason: why };
    set.mutate(setting, {
      onSuccess: () => {
        reason.clear();
        setTyped({});
      },
    });
  };
  // Enter in a field does not choose between the buttons.
  const submit = (event: FormEvent) => event.preventDefault();
  const value = ({ currentTarget }: Change) => currentTarget.value;
  return (
    <section className={classes.decide} aria-label={formatMessage(messages.setSwitch)}>
      <ErrorNotice error={set.error} />
      <form onSubmit={submit}>
        <NativeSelect
          label={formatMessage(messages.switch)}
          data={switches.map((each) => {
            const word = wordOf('switch', each.name);
            return { value: each.name, label: word ? formatMessage(word) : each.name };
          })}
          value={chosen.name}
          onChange={(event) => {
            setName(switches.find((each) => each.name === value(event))?.name);
            setTyped({});
          }}
          data-autofocus
        />
        <TextInput
          label={formatMessage(messages.textEn)}
          value={textEn}
          maxLength={300}
          onChange={(event) => setTyped({ ...typed, textEn: value(event) })}
        />
        <TextInput
          label={formatMessage(messages.textZh)}
          lang="zh"
          value={textZh}
          maxLength={300}
          onChange={(event) => setTyped({ ...typed, textZh: value(event) })}
        />
        <NativeSelect
          label={formatMessage(messages.endsIn)}
          data={hoursOffered.map((each) => ({
            value: `${each}`,
            label: formatMessage(messages.hours, { hours: each }),
          }))}
          value={`${hours}`}
          onChange={(event) => setHours(Number(value(event)))}
        />
        {reason.field}
        <Button loading={set.isPending} onClick={() => send(true)}>
          <FormattedMessage {...(chosen.on ? messages.changeSwitch : messages.switchOn)} />
        </Button>
        {chosen.on && (
          <Button variant="default" disabled={set.isPending} onClick={() => send(false)} text={messages.switchOff} />
        )}
      </form>
    </section>
  );
};
