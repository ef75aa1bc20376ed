import type { OrderDetails } from '@southline/rest/types';
import { FormattedMessage } from 'react-intl';
import { ReturnIcon } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './view.module.css';

/** Opens the form of a return with the delivered items of the order. */
export const AskReturn = ({ order, orderID }: { order: OrderDetails; orderID: string }) => (
  <Link
    to="/$region/returns-detail/$orderID/$orderNo"
    params={{ orderID, orderNo: order.orderNumber }}
    className={classes.ask}
  >
    <ReturnIcon size={18} />
    <FormattedMessage {...messages.askReturn} />
  </Link>
);
