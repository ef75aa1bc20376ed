import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import classes from './cancel.module.css';

type Props = { order: OrderDetails; orderID: string };

/** All refunds of the order. The section of a return has the credit note of that return. */
export const OrderRefunds = ({ order: { refunds, orderNumber }, orderID }: Props) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (refunds.length === 0) return null;
  return (
    <section className={classes.refunds} aria-labelledby="refunds">
      <h2 id="refunds">{formatMessage(messages.refunds)}</h2>
      <ul>
        {refunds.map(({ amount, at, reason, refunded, returnOrderNo, cancellationNo }) => (
          <li key={returnOrderNo ?? cancellationNo}>
            <strong>{money(amount)}</strong>
            <span>
              {returnOrderNo ? (
                <FormattedMessage {...messages.refundOfReturn} values={{ number: returnOrderNo }} />
              ) : (
                <FormattedMessage {...messages.refundOfUnits} />
              )}
              {' · '}
              <RegionDay at={at} />
            </span>
            <span className={classes.state} data-open={!refunded || undefined}>
              <FormattedMessage {...(refunded ? messages.refundMade : messages.refundOpen)} />
            </span>
            {cancellationNo !== undefined && (
              <PaperButton
                paper="credit-note"
                order={{ orderID, orderNo: orderNumber, cancellationNo }}
                label={<FormattedMessage {...messages.creditNote} />}
              />
            )}
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
