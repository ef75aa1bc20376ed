import type { OrderDetails } from '@southline/rest/types';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { ReturnIcon } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import { mayAskOnPage } from '../model/may-return.ts';
import { ofOrder } from '../model/returns-of-order.ts';
import { OneReturn, PricesOfReturns } from './one-return.tsx';
import classes from './view.module.css';

type Props = {
  order: OrderDetails;
  orderID: string;
  /** The return named in the URL, if any: it is scrolled into view. */
  named: string;
  /** True for the order's buyer, who can request a return here. */
  mayAsk: boolean;
};

/** The returns of an order, below it. */
export const ReturnsOfOrder = ({ order, orderID, named, mayAsk }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const found = ofOrder(order.returnDataTables);
  const at = useRef<HTMLDivElement>(null);
  useEffect(() => at.current?.scrollIntoView?.({ block: 'start' }), []);
  const orderedAt = order.orderDetails[0]?.orderDate ?? '';
  return (
    <>
      {found.length === 0 && <p>{formatMessage(messages.noneOfOrder)}</p>}
      {found.map((shown) => (
        <div key={shown.number} ref={shown.number === named ? at : undefined} className={classes.ofOrder}>
          <OneReturn shown={shown} orderID={orderID} />
        </div>
      ))}
      {found.length > 0 && <PricesOfReturns />}
      {mayAsk && mayAskOnPage(order, orderedAt, region, new Date()) && (
        <Link
          to="/$region/returns-detail/$orderID/$orderNo"
          params={{ orderID, orderNo: order.orderNumber }}
          className={classes.ask}
        >
          <ReturnIcon size={18} />
          <FormattedMessage {...messages.askReturn} />
        </Link>
      )}
    </>
  );
};
