import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCardNumberText } from '../../../shared/forms/use-card-number-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';
import { MOST_KEYWORDS } from '../model/site-search.ts';
import classes from './search-page.module.css';

type Props = {
  /** The keywords of the search that is shown. */
  keywords: string;
  /** Empty: ends the search and removes the results. */
  onSearch: (keywords: string) => void;
};

export const KeywordForm = ({ keywords, onSearch }: Props) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(keywords);
  const [missing, setMissing] = useState(false);
  const cardText = useCardNumberText();
  useEffect(() => setTyped((before) => (keywords === '' && before.trim() === '' ? before : keywords)), [keywords]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const asked = typed.trim();
    setMissing(asked === '');
    if (!cardText(asked)) onSearch(asked);
  };
  return (
    <search>
      <form className={classes.form} onSubmit={search} noValidate>
        <TextInput
          data-search-box
          name="q"
          size="md"
          className={classes.box}
          label={formatMessage(messages.keywords)}
          placeholder={formatMessage(messages.hint)}
          value={typed}
          maxLength={MOST_KEYWORDS}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          error={cardText(typed) ?? (missing && formatMessage(messages.required))}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <Button type="submit" size="md" className={classes.go} text={messages.go} />
      </form>
    </search>
  );
};
