import { FormattedMessage } from 'react-intl';
import list from '../../../shared/lists/list.module.css';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { messages } from '../messages.ts';
import { CancelButton } from './cancel-button.tsx';
import { ChooseOrder } from './choose-order.tsx';
import { Contents, Holder, isCancelled, Status, ToOrder, Total } from './order-parts.tsx';
import classes from './orders.module.css';
import { ReorderButton } from './reorder-button.tsx';
import type { RowsProps } from './rows.ts';

/** The list of a phone. */
export const OrderCards = ({ rows, area, ...choosing }: RowsProps) => (
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
            {area === 'manager' && <CancelButton order={order} />}
          </div>
        </li>
      );
    })}
  </ul>
);
