import { regionDate } from '@southline/kernel/region';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as deskMessages } from '../../../shared/desk/messages.ts';
import { moveRow } from '../../../shared/desk/move-row.ts';
import { Shortcuts } from '../../../shared/desk/shortcuts.tsx';
import { Waiting } from '../../../shared/desk/waiting.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { filtersOf } from '../../../shared/lists/dated-search.ts';
import list from '../../../shared/lists/list.module.css';
import { ListFilter } from '../../../shared/lists/list-filter.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import under from '../../../shared/lists/rows.module.css';
import { type Column, Rows } from '../../../shared/lists/rows.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { type UnpricedOrder, unpricedQuery } from '../api/unpriced-lines.ts';
import { messages } from '../messages.ts';
import { type OrdersSearch, searchFor } from '../model/orders-search.ts';
import classes from './orders.module.css';

const Lines = ({ order: { lines } }: { order: UnpricedOrder }) => (
  <ul className={classes.unpricedLines}>
    {lines.map(({ shoppingCartID, partno, partsDescription, quantity, vehicle }) => (
      <li key={shoppingCartID}>
        <FormattedMessage {...messages.unpricedPart} values={{ quantity, part: partno }} />
        <span className={under.under}>
          <CatalogueWord word={partsDescription} />
        </span>
        {vehicle && <span className={under.under}>{vehicle}</span>}
      </li>
    ))}
  </ul>
);

const Offer = ({ order: { offer } }: { order: UnpricedOrder }) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const { money } = useMoney();
  if (!offer) return <strong className={classes.noOffer}>{formatMessage(messages.noOffer)}</strong>;
  return (
    <>
      {money(offer.total)}
      <span className={under.under}>
        <FormattedMessage
          {...(offer.accepted ? messages.offerAcceptedUntil : messages.offerOpenUntil)}
          values={{ day: regionDate(new Date(offer.validUntil), region) }}
        />
      </span>
    </>
  );
};

const columns: readonly Column<UnpricedOrder, never>[] = [
  {
    name: messages.orderNumber,
    cell: ({ orderID, orderNumber }) => (
      <OrderLink orderID={orderID} orderNo={orderNumber} className={list.number} data-row />
    ),
  },
  { name: messages.orderDate, cell: ({ orderDate }) => <Waiting since={orderDate} /> },
  {
    name: messages.membershipNo,
    cell: ({ membershipNo }) => membershipNo || <FormattedMessage {...messages.guest} />,
  },
  { name: messages.unpricedLines, kind: 'lines', cell: (order) => <Lines order={order} /> },
  { name: messages.offer, cell: (order) => <Offer order={order} /> },
];

type Props = { search: OrdersSearch; onSearch: (search: OrdersSearch, replace?: boolean) => void };

/** The work list of lines whose price is to be advised, the oldest order first. */
export const UnpricedList = ({ search, onSearch }: Props) => {
  const query = useQuery(unpricedQuery(useApi(), search));
  const { page = 1, orderNo = '' } = search;
  const count = query.data?.totalCount ?? 0;
  return (
    <>
      <ListFilter
        key={orderNo}
        dated={false}
        applied={filtersOf({ orderNo })}
        onSearch={(filters) => onSearch(searchFor(search, filters))}
      />
      <div className={classes.sum}>
        <p role="status" className={list.total}>
          {count > 0 && <FormattedMessage {...messages.unpricedCount} values={{ count }} />}
        </p>
        <Shortcuts
          shortcuts={[
            { keys: 'j', name: deskMessages.keyNext, run: () => moveRow(1) },
            { keys: 'k', name: deskMessages.keyBefore, run: () => moveRow(-1) },
            { keys: 'Enter', name: deskMessages.keyOpen },
          ]}
        />
      </div>
      <PagedList
        id="unpriced"
        query={query}
        page={page}
        onTurn={(next, replace) => onSearch({ ...search, page: next }, replace)}
        skeleton={<ListSkeleton row={classes.skeletonRow} />}
        empty={
          <NothingHere
            title={orderNo ? messages.noMatch : messages.noneUnpriced}
            hint={orderNo ? messages.noMatchHint : messages.noneUnpricedHint}
          />
        }
      >
        {({ data }) => <Rows rows={data} columns={columns} keyOf={({ orderID }) => orderID} />}
      </PagedList>
    </>
  );
};
