import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { type FulfilmentStatus, useUpdateFulfilment } from '../api/update-fulfilment.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';

type Props = {
  orderIDs: string[];
  /** The status of a single order; undefined: several orders may differ. */
  status?: string;
  onDone?: () => void;
};

/** Staff mark goods as dispatched or delivered; the buyer gets a mail. */
export const DispatchForm = ({ orderIDs, status, onDone }: Props) => {
  const { formatMessage } = useIntl();
  const [carrier, setCarrier] = useState('');
  const [trackingNo, setTrackingNo] = useState('');
  const { mutate, isPending, error, data } = useUpdateFulfilment();
  const send = (to: FulfilmentStatus) =>
    mutate(
      { orderIDs, status: to, carrier, trackingNo },
      { onSuccess: ({ refused }) => refused.length === 0 && onDone?.() },
    );
  if (status === 'Order Delivered') return null;
  const dispatches = status !== 'Order Dispatched';
  return (
    <form
      className={classes.dispatch}
      aria-label={formatMessage(messages.fulfil)}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2>
        <FormattedMessage {...messages.fulfil} />
      </h2>
      {dispatches && (
        <>
          <TextInput
            label={formatMessage(messages.carrier)}
            value={carrier}
            onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
            maxLength={60}
          />
          <TextInput
            label={formatMessage(messages.trackingNo)}
            value={trackingNo}
            onChange={({ currentTarget }) => setTrackingNo(currentTarget.value)}
            maxLength={60}
          />
        </>
      )}
      <div className={classes.dispatchButtons}>
        {dispatches && (
          <Button disabled={isPending} onClick={() => send('Order Dispatched')}>
            <FormattedMessage {...messages.markDispatched} />
          </Button>
        )}
        <Button variant="outline" disabled={isPending} onClick={() => send('Order Delivered')}>
          <FormattedMessage {...messages.markDelivered} />
        </Button>
      </div>
      {error && !isUnauthorised(error) && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={error} />
        </p>
      )}
      {data?.refused.map(({ orderID, message }) => (
        <p key={orderID} role="alert" className={classes.problem}>
          {message}
        </p>
      ))}
    </form>
  );
};
