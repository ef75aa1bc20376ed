import { Select, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { messages as uiMessages } from '../ui/messages.ts';
import { usePhone } from '../ui/use-phone.ts';
import { type DatedFilters, isBackwards, isFiltered, noFilters } from './dated-search.ts';
import classes from './list-filter.module.css';
import { listMessages as messages } from './list-messages.ts';

type Props = {
  applied: DatedFilters;
  onSearch: (filters: DatedFilters) => void;
  /** True for lists of all members: one member's rows can be selected. */
  ofMembers?: boolean;
  /** False for lists without a filter by date. */
  dated?: boolean;
  orderNo?: MessageDescriptor;
  /** The label of a field for words; absent: the list cannot be searched. */
  find?: MessageDescriptor;
  status?: { label: MessageDescriptor; words: Readonly<Record<string, MessageDescriptor>> };
};

/** Filters apply when Search is pressed. The URL holds the applied filters. */
export const ListFilter = (props: Props) => {
  const { applied, onSearch, ofMembers = false, dated = true, orderNo = messages.orderNo, find, status } = props;
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(applied);
  const phone = usePhone();
  // A phone shows the rows first. An applied filter stays visible.
  const [open, setOpen] = useState(isFiltered({ ...applied, q: '' }));
  const folded = phone && !open;
  const field = (
    name: 'from' | 'to' | 'orderNo' | 'membershipNo' | 'q',
    label: MessageDescriptor = name === 'q' ? uiMessages.search : messages[name],
  ) => ({
    label: formatMessage(label),
    value: typed[name],
    onChange: ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: value }),
  });
  const wrong = isBackwards(applied);
  const days = {
    type: 'date',
    max: '9999-12-31',
    error: wrong,
    'aria-describedby': wrong ? 'list-backwards' : undefined,
  };
  return (
    <form
      className={classes.filter}
      data-line={(ofMembers && !wrong) || undefined}
      data-print="hidden"
      aria-label={formatMessage(messages.filters)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      {find && <TextInput {...field('q', find)} className={classes.find} maxLength={100} autoComplete="off" />}
      {!folded && (
        <>
          {dated && (
            <>
              <TextInput {...field('from')} {...days} />
              <TextInput {...field('to')} {...days} />
            </>
          )}
          <TextInput {...field('orderNo', orderNo)} maxLength={32} autoComplete="off" />
          {ofMembers && <TextInput {...field('membershipNo')} maxLength={20} autoComplete="off" />}
          {status && (
            <Select
              size="md"
              label={formatMessage(status.label)}
              placeholder={formatMessage(messages.all)}
              clearable
              searchable
              clearButtonProps={{ 'aria-label': formatMessage(messages.clear) }}
              data={Object.entries(status.words).map(([value, word]) => ({ value, label: formatMessage(word) }))}
              value={typed.status || null}
              onChange={(value) => setTyped({ ...typed, status: value ?? '' })}
            />
          )}
        </>
      )}
      <div className={classes.filterButtons}>
        {(find || !folded) && <Button type="submit" size="md" text={uiMessages.search} />}
        {phone && (
          <Button variant="default" size="md" aria-expanded={open} onClick={() => setOpen(!open)}>
            <FormattedMessage {...messages.fields} />
          </Button>
        )}
        {(isFiltered(applied) || isFiltered(typed)) && (
          <Button
            variant="subtle"
            size="md"
            onClick={() => {
              setTyped(noFilters);
              onSearch(noFilters);
            }}
            text={messages.clear}
          />
        )}
      </div>
      {wrong && (
        <p id="list-backwards" className={classes.wrong} role="alert">
          <FormattedMessage {...messages.backwards} />
        </p>
      )}
    </form>
  );
};
