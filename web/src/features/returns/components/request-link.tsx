import type { ReturnTable } from '@southline/rest/types';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import { isAskedAgain } from '../model/returns-of-order.ts';
import classes from './view.module.css';

/** Opens the conversation about a returned item. */
export const RequestLink = ({ row, orderID }: { row: ReturnTable; orderID: string }) => {
  const { region } = useApi();
  const { returnItemID, returnOrderNumber: number } = row;
  return (
    <Link
      to="/$region/returns-item-detail/$orderID/$returnItemID"
      params={{ region, orderID, returnItemID }}
      className={classes.request}
    >
      <FormattedMessage {...(isAskedAgain(row) ? messages.answerRequest : messages.openRequest)} values={{ number }} />
    </Link>
  );
};
