import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useCardNumberText } from '../../../shared/forms/use-card-number-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';
import classes from './mobile-panel.module.css';

type Props = {
  /** The text of the search that is shown. */
  value: string;
  label: MessageDescriptor;
  hint: MessageDescriptor;
  required: MessageDescriptor;
  maxLength: number;
  /** A box for words; otherwise for a part number, which may look like a card number. */
  words?: boolean;
  onSearch: (typed: string) => void;
};

/** One box with its own button. Enter searches too; an empty box shows an error. */
export const SearchBox = ({ value, label, hint, required, maxLength, words = false, onSearch }: Props) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(value);
  const [missing, setMissing] = useState(false);
  const cardText = useCardNumberText();
  const card = words ? cardText(typed) : undefined;
  useEffect(() => setTyped(value), [value]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const asked = typed.trim();
    setMissing(asked === '');
    if (asked && !card) onSearch(asked);
  };
  return (
    <search>
      <form className={classes.searchBox} onSubmit={search} noValidate>
        <TextInput
          className={classes.searchText}
          aria-label={formatMessage(label)}
          placeholder={formatMessage(hint)}
          value={typed}
          maxLength={maxLength}
          size="md"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          error={card ?? (missing && formatMessage(required))}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <Button type="submit" size="md" text={messages.search} />
      </form>
    </search>
  );
};
