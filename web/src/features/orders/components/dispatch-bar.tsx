import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorLine, TranslatedText } from '../../../shared/ui/error-text.tsx';
import { useFulfilMany } from '../api/fulfil-many.ts';
import type { OrderRow } from '../api/orders-queries.ts';
import type { FulfilmentStatus } from '../api/update-fulfilment.ts';
import { messages } from '../messages.ts';
import { CarrierField } from './carrier-field.tsx';
import classes from './dispatch-bar.module.css';

type Props = {
  orders: readonly OrderRow[];
  /** The order whose row was pressed last. Its field takes the focus, with each press again. */
  pressed: { readonly orderID: string } | undefined;
  onDone: (orderID: string) => void;
};

/** At the lower edge of the list: dispatches the chosen orders, each with its own tracking number. Enter dispatches. */
export const DispatchBar = ({ orders, pressed, onDone }: Props) => {
  const { formatMessage } = useIntl();
  const [carrier, setCarrier] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const fields = useRef(new Map<string, HTMLInputElement>());
  const { mutate, isPending, error, data: refused = [] } = useFulfilMany(onDone);
  useEffect(() => {
    if (pressed) fields.current.get(pressed.orderID)?.focus();
  }, [pressed]);
  const send = (status: FulfilmentStatus) => {
    const parcels = orders.map(({ orderid: orderID, deliveryChangeNo }) => ({
      orderID,
      trackingNo: typed[orderID] ?? '',
      deliveryChangeNo,
    }));
    if (!isPending) mutate({ status, carrier, parcels });
  };
  const refusalOf = (orderID: string) => refused.find((each) => each.orderID === orderID)?.message;
  return (
    <form
      className={classes.bar}
      aria-label={formatMessage(messages.fulfil)}
      onSubmit={(event) => {
        event.preventDefault();
        send('Order Dispatched');
      }}
    >
      <p role="status">{formatMessage(messages.chosen, { count: orders.length })}</p>
      <div className={classes.fields}>
        <CarrierField value={carrier} onChange={setCarrier} />
        {orders.map(({ orderid, orderNumber: number, deliveryChangeNo }) => {
          const refusal = refusalOf(orderid);
          return (
            <TextInput
              key={orderid}
              ref={(field) => {
                if (field) fields.current.set(orderid, field);
                else fields.current.delete(orderid);
              }}
              label={formatMessage(messages.trackingOf, { number })}
              description={deliveryChangeNo > 0 && formatMessage(messages.deliveryChangedOnce)}
              value={typed[orderid] ?? ''}
              maxLength={60}
              error={refusal && <TranslatedText text={refusal} />}
              onChange={({ currentTarget }) => setTyped({ ...typed, [orderid]: currentTarget.value })}
            />
          );
        })}
      </div>
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending} text={messages.markDispatched} />
        <Button
          variant="outline"
          disabled={isPending}
          onClick={() => send('Order Delivered')}
          text={messages.markDelivered}
        />
      </div>
      <ErrorLine error={error} className={classes.problem} />
    </form>
  );
};
