import { nameOf } from '@southline/kernel/person-name';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SignInOrCode } from '../../../shared/account/sign-in-or-code.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError, isUnauthorised } from '../../../shared/http/api-error.ts';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { type OrderDetails, type OrderIds, orderQuery } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { OrderGoods } from './order-goods.tsx';
import classes from './order-receipt.module.css';
import { OrderSkeleton } from './order-skeleton.tsx';

/** The delivery address, and the recipients of the mails. */
const Ways = ({ order: { orderDetails, ccEmails, totalToPay } }: { order: OrderDetails }) => {
  const { formatMessage } = useIntl();
  const [line] = orderDetails;
  if (!line) return null;
  const { deliveryLocality, deliveryState, deliveryPostCode, emailAddress, membershipNo } = line;
  // If an unknown buyer paid nothing, the mail lists only the parts and has no documents attached.
  const withPapers = totalToPay > 0 || membershipNo !== '';
  return (
    <div className={classes.ways}>
      <section>
        <h2>{formatMessage(messages.deliveryAddress)}</h2>
        <address className={classes.address}>
          <strong>{nameOf(line)}</strong>
          <span>{line.deliveryAddressline1}</span>
          <span>{`${deliveryLocality} ${deliveryState} ${deliveryPostCode}`}</span>
          <span>{line.telephone}</span>
        </address>
      </section>
      <section>
        <h2>{formatMessage(messages.mails)}</h2>
        <p>{formatMessage(withPapers ? messages.mailWithPapers : messages.mailAlone, { email: emailAddress })}</p>
        {ccEmails.length > 0 && <p>{formatMessage(messages.mailCopies, { emails: ccEmails.join(', ') })}</p>}
      </section>
    </div>
  );
};

/** Shows the order that was just placed. The server checks that the visitor owns it, so it survives a reload. */
export const OrderReceipt = ({ orderID, orderNo }: OrderIds) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data, error, refetch } = useQuery(orderQuery(api, orderID));
  if (isApiError(error, 'NotFound') || isUnauthorised(error) || (data && data.orderNumber !== orderNo))
    return (
      <div className={classes.closed}>
        <p>{formatMessage(messages.receiptClosed)}</p>
        <SignInOrCode />
      </div>
    );
  if (!data) return error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <OrderSkeleton />;
  return (
    <div className={classes.receipt}>
      <Ways order={data} />
      <p>
        <OrderLink orderID={orderID} orderNo={orderNo} text={messages.viewOrder} />
      </p>
      <OrderGoods order={data} orderID={orderID} placed />
    </div>
  );
};
