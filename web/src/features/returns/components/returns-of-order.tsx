import type { OrderDetails } from '@southline/rest/types';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { ofOrder } from '../model/returns-of-order.ts';
import { OneReturn, PricesOfReturns } from './one-return.tsx';
import classes from './view.module.css';

type Props = {
  order: OrderDetails;
  orderID: string;
  /** The return named in the URL, if any: it is scrolled into view. */
  named: string;
};

/** The returns of an order, below it. */
export const ReturnsOfOrder = ({ order, orderID, named }: Props) => {
  const { formatMessage } = useIntl();
  const found = ofOrder(order.returnDataTables);
  const at = useRef<HTMLDivElement>(null);
  useEffect(() => at.current?.scrollIntoView?.({ block: 'start' }), []);
  return (
    <>
      {found.length === 0 && <p>{formatMessage(messages.noneOfOrder)}</p>}
      {found.map((shown) => (
        <div key={shown.number} ref={shown.number === named ? at : undefined} className={classes.ofOrder}>
          <OneReturn shown={shown} orderID={orderID} />
        </div>
      ))}
      {found.length > 0 && <PricesOfReturns />}
    </>
  );
};
