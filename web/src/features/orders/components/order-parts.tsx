import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import list from '../../../shared/lists/list.module.css';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import type { OrderRow } from '../api/orders-queries.ts';
import { messages } from '../messages.ts';
import classes from './orders.module.css';

type Props = { order: OrderRow };

export const isCancelled = ({ fulfilmentStatus }: OrderRow): boolean => fulfilmentStatus === 'Order Cancelled';

export const ToOrder = ({ order: { orderid, orderNumber } }: Props) => (
  <OrderLink orderID={orderid} orderNo={orderNumber} className={list.number} />
);

/** An order without a payment shows "price on application". */
export const Total = ({ order: { sales } }: Props) => useMoney().price({ listPrice: sales, isFreePart: false });

/** The order's state, as on the order page and in the CSV. */
export const Status = ({ order }: Props) => (
  <FormattedMessage {...messages[order.fulfilmentStatus as 'Order Placed']} />
);

/** The buyer's name and membership number. Guests have no number. */
export const Holder = ({ order: { membershipNo, buyerName, businessName } }: Props) => (
  <>
    {businessName || buyerName}
    <small className={classes.units}>{membershipNo || <FormattedMessage {...messages.guest} />}</small>
  </>
);

export const Contents = ({ order: { purchaseOrderNo, firstParts, lineCount } }: Props) => (
  <div className={classes.contents}>
    {purchaseOrderNo && (
      <span className={classes.po}>
        <FormattedMessage {...messages.poNo} values={{ number: purchaseOrderNo }} />
      </span>
    )}
    {firstParts.map(({ partno, partsDescription, quantity }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part may be on two lines, bought and free; lines stay where they are
      <span key={index}>
        {quantity} × {partno} <CatalogueWord word={partsDescription} />
      </span>
    ))}
    {lineCount > firstParts.length && (
      <span>
        <FormattedMessage {...messages.moreLines} values={{ count: lineCount - firstParts.length }} />
      </span>
    )}
  </div>
);
