import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { expectedMessages } from '../../../shared/places/expected-messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { ExpectedDay } from './expected-day.tsx';
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
  PricesOffered: messages.stepPricesOffered,
  OfferMailed: messages.stepOfferMailed,
  UnitsMoved: messages.stepUnitsMoved,
  Exchanged: messages.stepExchanged,
  DeliveryChanged: messages.stepDeliveryChanged,
  DeliveryChangeMailed: messages.stepDeliveryChangeMailed,
};

/** E-mails and documents; they are shown on request. */
const isMail = ({ kind }: OrderDetails['steps'][number]): boolean =>
  kind.endsWith('Mailed') || kind === 'PapersReady' || kind === 'ConfirmationSent';

/** The steps so far, the oldest first. Buyers and staff see the same list. */
export const OrderTimeline = ({
  order: { steps: all, parcels, expected, fulfilmentStatus },
}: {
  order: OrderDetails;
}) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const [mails, setMails] = useState(false);
  // A later release may report steps that this page has no words for.
  const known = all.filter(({ kind }) => Object.hasOwn(words, kind));
  const steps = mails ? known : known.filter((step) => !isMail(step));
  return (
    <section className={classes.story} aria-labelledby="story">
      <h2 id="story">{formatMessage(messages.story)}</h2>
      <ol className={classes.steps}>
        {steps.map(({ kind, at, returnNo, parcelNo, orderNo, refund = 0 }) => (
          <li key={`${kind} ${at} ${returnNo} ${parcelNo}`} data-step={kind}>
            <strong>{formatMessage(words[kind])}</strong>
            <RegionTime at={at} />
            {parcelNo !== undefined && parcels.length > 1 && (
              <span>{formatMessage(messages.parcelNo, { number: parcelNo })}</span>
            )}
            {(returnNo || orderNo || refund > 0) && (
              <span>{[returnNo, orderNo, refund > 0 && money(refund)].filter(Boolean).join(' · ')}</span>
            )}
          </li>
        ))}
      </ol>
      {fulfilmentStatus === 'Order Placed' && expected && (
        <>
          <ExpectedDay message={messages.expectedDispatch} day={expected.dispatchDay} />
          <ExpectedDay message={expectedMessages.arrival} day={expected.arrivalDay} />
        </>
      )}
      {!mails && steps.length < known.length && (
        <Button
          variant="subtle"
          size="sm"
          classNames={{ root: classes.more, label: classes.moreText }}
          onClick={() => setMails(true)}
          text={messages.showMails}
        />
      )}
    </section>
  );
};
