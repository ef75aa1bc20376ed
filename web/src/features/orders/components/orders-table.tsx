import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Head } from '../../../shared/lists/head.tsx';
import list from '../../../shared/lists/list.module.css';
import { SortHead } from '../../../shared/lists/sort-head.tsx';
import { PaperIcon } from '../../../shared/papers/paper-icon.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import type { OrderRow } from '../api/orders-queries.ts';
import { messages } from '../messages.ts';
import { SORTS } from '../model/orders-search.ts';
import { ChooseAll, ChooseOrder } from './choose-order.tsx';
import { DispatchButton } from './dispatch-button.tsx';
import { Contents, Holder, isCancelled, Status, ToOrder, Total } from './order-parts.tsx';
import classes from './orders.module.css';
import { ReorderButton } from './reorder-button.tsx';
import type { RowsProps } from './rows.ts';

const names = {
  orderNumber: messages.orderNumber,
  orderDate: messages.orderDate,
  sales: messages.total,
  fulfilmentStatus: messages.status,
};

/** None for an order that was never placed. */
const Papers = ({ order }: { order: OrderRow }) => {
  const { formatMessage } = useIntl();
  const of = { orderID: order.orderid, orderNo: order.orderNumber };
  const number = order.orderNumber;
  const none = isCancelled(order);
  return (
    <>
      <td className={classes.paper}>
        {!none && <PaperIcon paper="tax-invoice" order={of} name={formatMessage(messages.invoiceOf, { number })} />}
      </td>
      <td className={classes.paper}>
        {!none && (
          <PaperIcon paper="packing-list" order={of} name={formatMessage(messages.packingListOf, { number })} />
        )}
      </td>
    </>
  );
};

/** Staff see each order on one line. */
export const OrdersTable = ({ rows, options, area, onSort, onDispatch, ...choosing }: RowsProps) => (
  <table className={`${list.table} ${classes.table}`} data-of={area}>
    <thead>
      <tr>
        {area === 'manager' && (
          <th scope="col" className={classes.tick}>
            <ChooseAll rows={rows} {...choosing} />
          </th>
        )}
        {SORTS.map((sortBy) => (
          <Fragment key={sortBy}>
            <SortHead column={sortBy} options={options} onSort={onSort}>
              <FormattedMessage {...names[sortBy]} />
            </SortHead>
            {area === 'manager' && sortBy === 'orderNumber' && (
              <>
                <Head name={messages.buyer} data-column="buyer" />
                <Head name={messages.contents} data-column="contents" />
              </>
            )}
          </Fragment>
        ))}
        <Head name={messages.invoice} className={classes.paper} />
        <Head name={messages.packingList} className={classes.paper} />
        <th scope="col" className={classes.again}>
          <VisuallyHidden>
            <FormattedMessage {...(area === 'member' ? messages.again : messages.dispatch)} />
          </VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((order) => (
        <tr key={order.orderid}>
          {area === 'manager' && (
            <td className={classes.tick}>
              <ChooseOrder order={order} {...choosing} />
            </td>
          )}
          <td>
            <ToOrder order={order} />
            {area === 'member' && <Contents order={order} />}
          </td>
          {area === 'manager' && (
            <>
              <td className={classes.holder}>
                <Holder order={order} />
              </td>
              <td>
                <Contents order={order} />
              </td>
            </>
          )}
          <td>
            <RegionDay at={order.orderDate} />
          </td>
          <td className={classes.total}>
            <Total order={order} />
          </td>
          <td className={classes.status} data-cancelled={isCancelled(order) || undefined}>
            <Status order={order} />
          </td>
          <Papers order={order} />
          <td className={classes.again}>
            {area === 'member' && !isCancelled(order) && (
              <ReorderButton orderID={order.orderid} orderNo={order.orderNumber} />
            )}
            {area === 'manager' && <DispatchButton order={order} onDispatch={onDispatch} />}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
