import type { ReturnTable } from '@southline/rest/types';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import { isAskedAgain } from '../model/returns-of-order.ts';
import classes from './view.module.css';

/** Opens the conversation about a returned item. */
export const RequestLink = ({ row, orderID }: { row: ReturnTable; orderID: string }) => {
  const { returnItemID, returnOrderNumber: number } = row;
  return (
    <Link
      to="/$region/returns-item-detail/$orderID/$returnItemID"
      params={{ orderID, returnItemID }}
      className={classes.request}
    >
      <FormattedMessage {...(isAskedAgain(row) ? messages.answerRequest : messages.openRequest)} values={{ number }} />
    </Link>
  );
};
