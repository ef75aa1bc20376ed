import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import type { Area } from '../model/area.ts';
import { isBackwards, isFiltered, type OrderFilters } from '../model/orders-search.ts';
import classes from './orders.module.css';

type Props = { area: Area; applied: OrderFilters; onSearch: (filters: OrderFilters) => void };

const none: OrderFilters = { from: '', to: '', orderNo: '', membershipNo: '' };

/** What is typed counts from the press of Search on; what counts stands in the address. */
export const OrdersFilter = ({ area, applied, onSearch }: Props) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(applied);
  const field = (name: keyof OrderFilters) => ({
    label: formatMessage(messages[name]),
    value: typed[name],
    onChange: ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: value }),
  });
  const wrong = isBackwards(applied);
  const days = {
    type: 'date',
    max: '9999-12-31',
    error: wrong,
    'aria-describedby': wrong ? 'orders-backwards' : undefined,
  };
  return (
    <form
      className={classes.filter}
      aria-label={formatMessage(messages.filters)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <TextInput {...field('from')} {...days} />
      <TextInput {...field('to')} {...days} />
      <TextInput {...field('orderNo')} maxLength={32} autoComplete="off" />
      {area === 'manager' && <TextInput {...field('membershipNo')} maxLength={20} autoComplete="off" />}
      <div className={classes.filterButtons}>
        <Button type="submit" size="md">
          <FormattedMessage {...messages.search} />
        </Button>
        {(isFiltered(applied) || isFiltered(typed)) && (
          <Button
            variant="subtle"
            size="md"
            onClick={() => {
              setTyped(none);
              onSearch(none);
            }}
          >
            <FormattedMessage {...messages.clear} />
          </Button>
        )}
      </div>
      {wrong && (
        <p id="orders-backwards" className={classes.wrong} role="alert">
          <FormattedMessage {...messages.backwards} />
        </p>
      )}
    </form>
  );
};
