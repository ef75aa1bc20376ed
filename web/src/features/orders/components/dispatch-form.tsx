import { Group, TextInput } from '@mantine/core';
import { regionDateTime } from '@southline/kernel/region';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { OrderDetails, OrderLine } from '../api/order-query.ts';
import { type FulfilmentStatus, useUpdateFulfilment } from '../api/update-fulfilment.ts';
import { messages } from '../messages.ts';
import { chosenAtFirst, dispatchable, sumOf, type Units, unitsToSend, waitingOf } from '../model/cancel-units.ts';
import { deliveryChangedAt } from '../model/change-delivery.ts';
import { CarrierField } from './carrier-field.tsx';
import classes from './order.module.css';
import { UnitStepper } from './unit-stepper.tsx';

type Props = { order: OrderDetails; orderID: string };

const Chosen = ({
  lines,
  chosen,
  onChange,
}: {
  lines: OrderLine[];
  chosen: Units;
  onChange: (next: Units) => void;
}) => (
  <ul className={classes.dispatchLines}>
    {lines.map((line) => (
      <li key={line.shoppingCartID}>
        <span>
          <strong>{line.southlinePartNo}</strong> <CatalogueWord word={line.partsDescription} />
        </span>
        <UnitStepper
          verb="dispatch"
          units={chosen[line.shoppingCartID] ?? 0}
          most={waitingOf(line)}
          name={line.southlinePartNo}
          onChange={(units) => onChange({ ...chosen, [line.shoppingCartID]: units })}
        />
      </li>
    ))}
  </ul>
);

/** Staff mark goods as dispatched or delivered; the buyer gets a mail for each parcel. */
export const DispatchForm = ({ order, orderID }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const changedAt = deliveryChangedAt(order);
  const status = order.fulfilmentStatus;
  const lines = dispatchable(order);
  const [carrier, setCarrier] = useState('');
  const [trackingNo, setTrackingNo] = useState('');
  const [chosen, setChosen] = useState(() => chosenAtFirst(lines));
  // The idempotency key of this choice. If the request is repeated after a lost answer, the server creates no second parcel.
  const [requestID, setRequestID] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error, data } = useUpdateFulfilment();
  const units = unitsToSend(chosen);
  const whole = sumOf(units.map(({ quantity }) => quantity)) === sumOf(lines.map(waitingOf));
  const choose = (next: Units) => {
    setChosen(next);
    setRequestID(crypto.randomUUID());
  };
  const send = (to: FulfilmentStatus) => {
    const sent = { status: to, carrier, trackingNo };
    // "Delivered" for all units is sent without lines, because then the server also delivers the parcels on their way.
    const named = lines.length > 0 && !(to === 'Order Delivered' && whole) ? { lines: units } : {};
    mutate({ orderID, ...sent, ...named, requestID, deliveryChangeNo: order.deliveryChangeNo });
  };
  if (status === 'Order Delivered' || status === 'Order Moved') return null;
  const dispatches = status !== 'Order Dispatched' && lines.length > 0;
  const none = lines.length > 0 && units.length === 0;
  return (
    <form
      className={classes.dispatch}
      aria-label={formatMessage(messages.fulfil)}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2>{formatMessage(messages.fulfil)}</h2>
      {dispatches && (
        <>
          {changedAt && (
            <Notice kind="warning">
              <p>{formatMessage(messages.deliveryChangedAt, { time: regionDateTime(new Date(changedAt), region) })}</p>
            </Notice>
          )}
          <Chosen lines={lines} chosen={chosen} onChange={choose} />
          <CarrierField value={carrier} onChange={setCarrier} />
          <TextInput
            label={formatMessage(messages.trackingNo)}
            value={trackingNo}
            onChange={({ currentTarget }) => setTrackingNo(currentTarget.value)}
            maxLength={60}
          />
        </>
      )}
      <Group gap={8}>
        {dispatches && (
          <Button disabled={isPending || none} onClick={() => send('Order Dispatched')}>
            <FormattedMessage {...messages.markDispatched} />
          </Button>
        )}
        <Button variant="outline" disabled={isPending || none} onClick={() => send('Order Delivered')}>
          <FormattedMessage {...messages.markDelivered} />
        </Button>
      </Group>
      <ErrorLine error={error} className={classes.problem} />
      {data?.refused.map(({ orderID, message }) => (
        <p key={orderID} role="alert" className={classes.problem}>
          {message}
        </p>
      ))}
    </form>
  );
};
