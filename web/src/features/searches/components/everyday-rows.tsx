import { NativeSelect, TextInput } from '@mantine/core';
import { longestRowText, needsMeaning, ownRowKinds } from '@southline/kernel/everyday';
import { languageCodes } from '@southline/kernel/language';
import { type SubmitEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import desk from '../../../shared/desk/desk-table.module.css';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { type EverydayRow, useSetEverydayRow } from '../api/set-everyday-row.ts';
import { messages } from '../messages.ts';
import classes from './searches.module.css';

const blank: EverydayRow = { language: 'en', kind: 'name', words: '', means: '' };

/** The shop's own words for parts: searches use a new row within seconds. */
export const EverydayRows = ({ rows }: { rows: readonly EverydayRow[] }) => {
  const { formatMessage } = useIntl();
  const title = useId();
  const [row, setRow] = useState(blank);
  const { mutate, isPending, error, variables } = useSetEverydayRow();
  const kindNames = {
    name: messages.kindName,
    same: messages.kindSame,
    symptom: messages.kindSymptom,
    wish: messages.kindWish,
    outside: messages.kindOutside,
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    mutate(row, { onSuccess: () => setRow({ ...row, words: '', means: '' }) });
  };
  return (
    <section aria-labelledby={title} className={classes.words}>
      <h2 id={title}>{formatMessage(messages.words)}</h2>
      <p className={desk.lead}>{formatMessage(messages.wordsLead)}</p>
      <form onSubmit={add} className={classes.form}>
        <NativeSelect
          label={formatMessage(messages.language)}
          value={row.language}
          data={[...languageCodes]}
          onChange={({ currentTarget }) =>
            setRow({ ...row, language: languageCodes.find((one) => one === currentTarget.value) ?? 'en' })
          }
        />
        <NativeSelect
          label={formatMessage(messages.kind)}
          value={row.kind}
          data={ownRowKinds.map((value) => ({ value, label: formatMessage(kindNames[value]) }))}
          onChange={({ currentTarget }) =>
            setRow({ ...row, kind: ownRowKinds.find((one) => one === currentTarget.value) ?? 'name' })
          }
        />
        <TextInput
          required
          maxLength={longestRowText}
          label={formatMessage(messages.typed)}
          value={row.words}
          onChange={({ currentTarget }) => setRow({ ...row, words: currentTarget.value })}
        />
        <TextInput
          maxLength={longestRowText}
          required={needsMeaning(row.kind)}
          label={formatMessage(messages.means)}
          value={row.means}
          onChange={({ currentTarget }) => setRow({ ...row, means: currentTarget.value })}
        />
        <Button type="submit" loading={isPending && variables?.remove !== true} text={messages.add} />
      </form>
      {error && variables && <LoadFailedNotice error={error} onRetry={() => mutate(variables)} />}
      <ul className={classes.help}>
        {rows.map((one) => (
          <li key={`${one.language} ${one.kind} ${one.words}`}>
            <span lang={one.language}>{one.words}</span> → {one.means || '–'} ({formatMessage(kindNames[one.kind])}){' '}
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={isPending}
              aria-label={formatMessage(messages.removeRow, { words: one.words })}
              onClick={() => mutate({ ...one, remove: true })}
              text={messages.remove}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
