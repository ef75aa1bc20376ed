import type { OrderDetails } from '@southline/rest/types';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../shared/ui/notice.tsx';
import { messages } from '../messages.ts';
import { isAskedAgain } from '../model/returns-of-order.ts';
import { RequestLink } from './request-link.tsx';

/** Questions of the dealer that wait for the buyer, at the top of the order's page. */
export const AskedAgain = ({ order, orderID }: { order: OrderDetails; orderID: string }) => {
  const asked = order.returnDataTables.filter(isAskedAgain);
  if (asked.length === 0) return null;
  return (
    <Notice kind="warning" title={<FormattedMessage {...messages.moreInfoAsked} />}>
      {asked.map((row) => (
        <RequestLink key={row.returnItemID} row={row} orderID={orderID} />
      ))}
    </Notice>
  );
};
