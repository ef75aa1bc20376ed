import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './finder-bar.module.css';

type Props = { value: string; onSearch: (partNo: string) => void };

/** Enter and the button search; an empty box says so. `value` is the number that is shown now. */
export const PartNumberBox = ({ value, onSearch }: Props) => {
  const { formatMessage } = useIntl();
  const [partNo, setPartNo] = useState(value);
  const [missing, setMissing] = useState(false);
  useEffect(() => setPartNo(value), [value]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = partNo.trim();
    setMissing(trimmed === '');
    if (trimmed) onSearch(trimmed);
  };
  return (
    <search>
      <form className={classes.number} onSubmit={search} noValidate>
        <TextInput
          data-search-box
          className={classes.numberBox}
          classNames={{ input: classes.numberInput }}
          label={formatMessage(messages.partNumber)}
          placeholder={formatMessage(messages.partNumberHint)}
          value={partNo}
          maxLength={40}
          size="md"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          error={missing && formatMessage(messages.partNumberRequired)}
          onChange={(event) => {
            setPartNo(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <Button type="submit" size="md" className={classes.go}>
          <FormattedMessage {...messages.search} />
        </Button>
      </form>
    </search>
  );
};
