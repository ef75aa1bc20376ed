import { regionDay } from '@southline/kernel/region';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { filtersOf, isBackwards, isFiltered, noFilters } from '../../../shared/lists/dated-search.ts';
import list from '../../../shared/lists/list.module.css';
import { ListFilter } from '../../../shared/lists/list-filter.tsx';
import { listMessages } from '../../../shared/lists/list-messages.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { SortPicker } from '../../../shared/lists/sort-picker.tsx';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import nothing from '../../../shared/ui/nothing-here.module.css';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { csvAddress, type OrderRow, ordersQuery } from '../api/orders-queries.ts';
import { messages } from '../messages.ts';
import type { Area } from '../model/area.ts';
import { monthOf } from '../model/months.ts';
import { listOptions, type OrdersSearch, searchFor, sortedBy } from '../model/orders-search.ts';
import { ChooseOrder } from './choose-order.tsx';
import { DispatchBar } from './dispatch-bar.tsx';
import { DispatchButton } from './dispatch-button.tsx';
import { Contents, Holder, isCancelled, Status, ToOrder, Total } from './order-parts.tsx';
import classes from './orders.module.css';
import { OrdersTable } from './orders-table.tsx';
import { ReorderButton } from './reorder-button.tsx';
import type { RowsProps } from './rows.ts';

/** The list of a phone. */
const OrderCards = ({ rows, area, onDispatch, ...choosing }: RowsProps) => (
  <ul className={list.cards}>
    {rows.map((order) => {
      const of = { orderID: order.orderid, orderNo: order.orderNumber };
      return (
        <li key={order.orderid} className={classes.card}>
          <span className={classes.cardNumber}>
            {area === 'manager' && <ChooseOrder order={order} {...choosing} />}
            <ToOrder order={order} />
          </span>
          <span className={classes.cardTotal}>
            <Total order={order} />
          </span>
          <span className={classes.cardDate}>
            <RegionDay at={order.orderDate} />
          </span>
          <span className={classes.status} data-cancelled={isCancelled(order) || undefined}>
            <Status order={order} />
          </span>
          {area === 'manager' && (
            <span className={classes.cardHolder}>
              <Holder order={order} />
            </span>
          )}
          <Contents order={order} />
          <div className={classes.cardPapers} data-cancelled={isCancelled(order) || undefined}>
            {!isCancelled(order) && (
              <>
                <PaperButton paper="tax-invoice" order={of} label={<FormattedMessage {...messages.invoice} />} />
                <PaperButton paper="packing-list" order={of} label={<FormattedMessage {...messages.packingList} />} />
                {area === 'member' && <ReorderButton {...of} />}
              </>
            )}
            {area === 'manager' && <DispatchButton order={order} onDispatch={onDispatch} />}
          </div>
        </li>
      );
    })}
  </ul>
);

const ORDERS = [
  ['orderDate', 'desc', messages.newest],
  ['orderDate', 'asc', messages.oldest],
  ['orderNumber', 'asc', messages.numberUp],
  ['orderNumber', 'desc', messages.numberDown],
  ['sales', 'asc', messages.totalUp],
  ['sales', 'desc', messages.totalDown],
] as const;

const SHOWN = {
  waiting: messages.showWaiting,
  'waiting-1': messages.showWaiting1,
  'waiting-3': messages.showWaiting3,
  'waiting-7': messages.showWaiting7,
};

/** The count stops here. */
const MOST_COUNTED = 10_000;

type Props = { area: Area; search: OrdersSearch; onSearch: (search: OrdersSearch, replace?: boolean) => void };

export const OrdersList = ({ area, search, onSearch }: Props) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const phone = usePhone();
  const query = useQuery(ordersQuery(api, area, search));
  const user = useQuery(sessionQuery(api)).data?.user;
  const mayExport = area === 'member' || user?.userType === 'Admin';
  const options = listOptions(search);
  const applied = filtersOf(search);
  const Rows = phone ? OrderCards : OrdersTable;
  const clear = () => onSearch(searchFor(search, noFilters));
  const [chosen, setChosen] = useState<readonly OrderRow[]>([]);
  // Another person may have changed a chosen order since it was ticked.
  const asLoaded = chosen.map((row) => query.data?.data.find(({ orderid }) => orderid === row.orderid) ?? row);
  const [pressed, setPressed] = useState<{ orderID: string }>();
  const total = useRef<HTMLSpanElement>(null);
  const isChosen = (id: string) => chosen.some(({ orderid }) => orderid === id);
  const remove = (id: string) => setChosen((before) => before.filter(({ orderid }) => orderid !== id));
  const choose = (order: OrderRow) => (isChosen(order.orderid) ? remove(order.orderid) : setChosen([...chosen, order]));
  const chooseAll = (orders: readonly OrderRow[], isChosenNow: boolean) => {
    const others = chosen.filter(({ orderid }) => orders.every((order) => order.orderid !== orderid));
    setChosen(isChosenNow ? [...others, ...orders] : others);
  };
  const dispatch = (order: OrderRow) => {
    if (!isChosen(order.orderid)) setChosen([...chosen, order]);
    setPressed({ orderID: order.orderid });
  };
  const hadBar = useRef(false);
  // The bar with its focused button disappears with the last order.
  useEffect(() => {
    if (hadBar.current && chosen.length === 0 && document.activeElement === document.body) total.current?.focus();
    hadBar.current = chosen.length > 0;
  }, [chosen]);
  const count = query.data?.totalCount ?? 0;
  const empty = isFiltered(applied) ? (
    <NothingHere title={messages.noMatch} hint={messages.noMatchHint}>
      <Button onClick={clear}>{formatMessage(listMessages.clear)}</Button>
    </NothingHere>
  ) : (
    <NothingHere title={messages.empty} hint={messages.emptyHint}>
      <Link to="/$region/parts-finder" className={nothing.way} text={messages.toFinder} />
    </NothingHere>
  );
  return (
    <>
      <ListFilter
        key={Object.values(applied).join()}
        ofMembers={area === 'manager'}
        find={area === 'manager' ? messages.findAll : messages.find}
        status={{ label: messages.show, words: area === 'manager' ? SHOWN : { waiting: messages.showWaiting } }}
        applied={applied}
        onSearch={(filters) => onSearch(searchFor(search, filters))}
      />
      {!isBackwards(applied) && (
        <>
          <div className={classes.sum}>
            <span ref={total} role="status" tabIndex={-1} className={list.total}>
              {count > 0 && formatMessage(count < MOST_COUNTED ? messages.count : messages.countMany, { count })}
            </span>
            {([0, 1] as const).map((monthsAgo) => {
              const month = monthOf(regionDay(new Date(), api.region), monthsAgo);
              return (
                <button
                  key={monthsAgo}
                  type="button"
                  className={classes.month}
                  aria-pressed={applied.from === month.from && applied.to === month.to}
                  onClick={() => onSearch(searchFor(search, { ...applied, ...month }))}
                >
                  {formatMessage(monthsAgo === 0 ? messages.thisMonth : messages.lastMonth)}
                </button>
              );
            })}
            {mayExport && count > 0 && (
              <a href={csvAddress(api, area, search)} download>
                {formatMessage(messages.csv)}
              </a>
            )}
          </div>
          <PagedList
            id="orders"
            query={query}
            page={options.page}
            onTurn={(page, replace) => onSearch({ ...search, page }, replace)}
            skeleton={<ListSkeleton row={classes.skeletonRow} />}
            empty={empty}
          >
            {({ data }) => (
              <>
                {phone && (
                  <SortPicker orders={ORDERS} options={options} onSort={(sort) => onSearch({ ...search, ...sort })} />
                )}
                <Rows
                  rows={data}
                  options={options}
                  area={area}
                  chosen={chosen}
                  onChoose={choose}
                  onChooseAll={chooseAll}
                  onDispatch={dispatch}
                  onSort={(sortBy) => onSearch({ ...search, ...sortedBy(options, sortBy) })}
                />
              </>
            )}
          </PagedList>
          {chosen.length > 0 && <DispatchBar orders={asLoaded} pressed={pressed} onDone={remove} />}
        </>
      )}
    </>
  );
};
