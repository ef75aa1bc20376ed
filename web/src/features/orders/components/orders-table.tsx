import { Group, VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Head } from '../../../shared/lists/head.tsx';
import list from '../../../shared/lists/list.module.css';
import { SortHead } from '../../../shared/lists/sort-head.tsx';
import { PaperIcon } from '../../../shared/papers/paper-icon.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import type { OrderRow } from '../api/orders-queries.ts';
import { messages } from '../messages.ts';
import { SORTS } from '../model/orders-search.ts';
import { CancelButton } from './cancel-button.tsx';
import { ChooseOrder } from './choose-order.tsx';
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

export const OrdersTable = ({ rows, options, area, onSort, ...choosing }: RowsProps) => (
  <table className={`${list.table} ${classes.table}`}>
    <thead>
      <tr>
        {area === 'manager' && (
          <th scope="col" className={classes.tick}>
            <VisuallyHidden>
              <FormattedMessage {...messages.choose} />
            </VisuallyHidden>
          </th>
        )}
        {SORTS.map((sortBy) => (
          <SortHead key={sortBy} column={sortBy} options={options} onSort={onSort}>
            <FormattedMessage {...names[sortBy]} />
          </SortHead>
        ))}
        <Head name={messages.invoice} className={classes.paper} />
        <Head name={messages.packingList} className={classes.paper} />
        <th scope="col" className={classes.again}>
          <VisuallyHidden>
            <FormattedMessage {...(area === 'member' ? messages.again : messages.cancelOrder)} />
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
            <Group gap="0 10px" align="baseline">
              <ToOrder order={order} />
              {area === 'manager' && (
                <span className={classes.holder}>
                  <Holder order={order} />
                </span>
              )}
            </Group>
            <Contents order={order} />
          </td>
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
            {area === 'manager' && <CancelButton order={order} />}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
