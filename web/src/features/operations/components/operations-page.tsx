import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import desk from '../../../shared/desk/desk-table.module.css';
import { useApi } from '../../../shared/http/api-context.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { foundOrdersQuery } from '../api/order-timeline.ts';
import { messages } from '../messages.ts';
import { DeskTabs } from './desk-tabs.tsx';
import classes from './operations.module.css';
import { OrderTimeline } from './order-timeline.tsx';

/** `find`: the typed words; `order`: the id of the order that is shown. */
export interface OperationsSearch {
  readonly find?: string;
  readonly order?: string;
}

type Props = { search: OperationsSearch; onSearch: (search: OperationsSearch) => void };

const FindForm = ({ search: { find = '' }, onSearch }: Props) => {
  const [text, setText] = useState(find);
  const { formatMessage } = useIntl();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onSearch({ find: text.trim() });
  };
  return (
    <form className={classes.find} onSubmit={submit}>
      <TextInput
        type="search"
        label={formatMessage(messages.find)}
        description={formatMessage(messages.findHint)}
        value={text}
        maxLength={100}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        data-autofocus
      />
      <Button type="submit">{formatMessage(messages.search)}</Button>
    </form>
  );
};

const orderNumber = /^[A-Za-z]{1,6}[0-9]{4,}$/;

const noOrder = <NothingHere title={messages.none} hint={messages.noneHint} />;

/** The list has placed orders alone. One that was not placed is found by its number. */
const NotListed = ({ find }: { find: string }) => {
  const { formatMessage } = useIntl();
  if (!orderNumber.test(find)) return noOrder;
  const note = (
    <div className={classes.note}>
      <Notice kind="info">{formatMessage(messages.notPlaced)}</Notice>
    </div>
  );
  return <OrderTimeline orderID={find} note={note} ifUnknown={noOrder} />;
};

/** The found orders; the shown one is marked. A single found order is shown at once. */
const Found = ({ find, order }: { find: string; order?: string }) => {
  const api = useApi();
  const { data, error, refetch } = useQuery(foundOrdersQuery(api, find));
  if (!data) return error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <ListSkeleton row={undefined} />;
  const only = data.length === 1 ? data[0] : undefined;
  const shown = data.find(({ orderid }) => orderid === order) ?? only;
  if (data.length === 0) return <NotListed key={find} find={find} />;
  return (
    <>
      <ul className={classes.found}>
        {data.map(({ orderid, orderNumber, orderDate, buyerName, membershipNo, fulfilmentStatus }) => (
          <li key={orderid}>
            <Link
              to="/$region/operations"
              search={{ find, order: orderid }}
              aria-current={shown?.orderid === orderid ? 'true' : undefined}
            >
              <strong>{orderNumber}</strong>
              <span>{buyerName}</span>
              <span>{membershipNo || <FormattedMessage {...messages.guest} />}</span>
              <span>{fulfilmentStatus}</span>
              <RegionTime at={orderDate} />
            </Link>
          </li>
        ))}
      </ul>
      {shown && (
        <>
          <OrderLink orderID={shown.orderid} orderNo={shown.orderNumber} text={messages.toOrder} />
          <OrderTimeline key={shown.orderid} orderID={shown.orderid} />
        </>
      )}
    </>
  );
};

/** For staff: what happened to an order, from every service. */
export const OperationsPage = ({ search, onSearch }: Props) => (
  <AccountFrame title={<FormattedMessage {...messages.title} />}>
    <PageTitle message={messages.title} />
    <DeskTabs />
    <p className={desk.lead}>
      <FormattedMessage {...messages.lead} />
    </p>
    <FindForm key={search.find} search={search} onSearch={onSearch} />
    {!search.find && search.order && <OrderTimeline key={search.order} orderID={search.order} ifUnknown={noOrder} />}
    {search.find && <Found find={search.find} {...(search.order && { order: search.order })} />}
  </AccountFrame>
);
