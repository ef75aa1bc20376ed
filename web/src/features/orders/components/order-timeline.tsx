import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';

const words = {
  Paid: messages.stepPaid,
  Placed: messages.stepPlaced,
  Dispatched: messages.stepDispatched,
  Delivered: messages.stepDelivered,
  Refunding: messages.stepRefunding,
  Cancelled: messages.stepCancelled,
  ConfirmationSent: messages.stepConfirmation,
  PapersReady: messages.stepPapers,
  ConfirmationMailed: messages.stepConfirmationMailed,
  PapersMailed: messages.stepPapersMailed,
  DispatchMailed: messages.stepDispatchMailed,
  DeliveryMailed: messages.stepDeliveryMailed,
  CancellationMailed: messages.stepCancellationMailed,
  PaymentProblemMailed: messages.stepPaymentMailed,
  ReturnCompleted: messages.stepReturnCompleted,
  ReturnDeclined: messages.stepReturnDeclined,
  UnitsCancelled: messages.stepUnitsCancelled,
};

/** The steps so far, the oldest first. Buyers and staff see the same list. */
export const OrderTimeline = ({ order: { steps, carrier, trackingNo } }: { order: OrderDetails }) => {
  const { money } = useMoney();
  return (
    <section className={classes.story} aria-labelledby="story">
      <h2 id="story">
        <FormattedMessage {...messages.story} />
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ kind, at, returnNo, refund = 0 }) => (
          <li key={`${kind} ${at} ${returnNo}`} data-step={kind}>
            <strong>
              <FormattedMessage {...words[kind]} />
            </strong>
            <RegionTime at={at} />
            {kind === 'Dispatched' && (carrier || trackingNo) && (
              <span>
                {carrier}
                {carrier && trackingNo && ' · '}
                {trackingNo && <FormattedMessage {...messages.tracking} values={{ number: trackingNo }} />}
              </span>
            )}
            {(returnNo || refund > 0) && (
              <span>{[returnNo, refund > 0 && money(refund)].filter(Boolean).join(' · ')}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
