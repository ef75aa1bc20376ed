import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import type { OrderRow } from '../api/orders-queries.ts';
import { messages } from '../messages.ts';
import { mayWait } from '../model/cancel-units.ts';
import classes from './cancel.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { useCancelDialog } from './use-cancel-dialog.ts';

/** In the list of staff. The dialog shows its result while the list already has the order as cancelled. */
export const CancelButton = ({ order }: { order: OrderRow }) => {
  const mayCancel = mayWait(order);
  const { holder, ask, dialog } = useCancelDialog(mayCancel);
  return (
    <div ref={holder} tabIndex={-1} className={classes.holder}>
      {mayCancel && (
        <Button variant="default" size="sm" onClick={() => ask()}>
          <FormattedMessage {...messages.cancelOrder} />
          <VisuallyHidden> {order.orderNumber}</VisuallyHidden>
        </Button>
      )}
      <CancelDialog orderID={order.orderid} {...dialog} />
    </div>
  );
};
