import { Group } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { expectedMessages } from '../../../shared/places/expected-messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import type { OrderDetails } from '../api/order-query.ts';
import { useUpdateFulfilment } from '../api/update-fulfilment.ts';
import { messages } from '../messages.ts';
import { ExpectedDay } from './expected-day.tsx';
import classes from './order.module.css';

type Parcel = OrderDetails['parcels'][number];
type Props = { order: OrderDetails; orderID: string; staff: boolean };

const states = { Dispatched: messages.stepDispatched, Delivered: messages.stepDelivered };

/** The carrier, and its number as a link to the carrier's page where it has one. */
const Shipping = ({ parcel: { carrier, trackingNo, trackingLink } }: { parcel: Parcel }) => {
  if (!carrier && !trackingNo) return null;
  const number = trackingNo && <FormattedMessage {...messages.tracking} values={{ number: trackingNo }} />;
  return (
    <p>
      {carrier}
      {carrier && trackingNo && ' · '}
      {trackingLink ? (
        <a href={trackingLink} target="_blank" rel="noreferrer">
          {number}
        </a>
      ) : (
        number
      )}
    </p>
  );
};

const Arrived = ({ parcelNo, orderID }: { parcelNo: number; orderID: string }) => {
  const { mutate, isPending, error } = useUpdateFulfilment();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={isPending}
        onClick={() => mutate({ orderID, status: 'Order Delivered', parcelNo })}
      >
        <FormattedMessage {...messages.parcelDelivered} values={{ number: parcelNo }} />
      </Button>
      <ErrorLine error={error} className={classes.problem} />
    </>
  );
};

/** The parcels that have left the warehouse. */
export const OrderParcels = ({ order, orderID, staff }: Props) =>
  order.parcels.length > 0 && (
    <section className={classes.parcels} aria-labelledby="parcels">
      <h2 id="parcels">
        <FormattedMessage {...messages.parcels} />
      </h2>
      <ol>
        {order.parcels.map((parcel) => (
          <li key={parcel.parcelNo}>
            <h3>
              <FormattedMessage {...messages.parcelNo} values={{ number: parcel.parcelNo }} />
              <span className={classes.state}>
                <FormattedMessage {...states[parcel.status]} />
              </span>
            </h3>
            <ul>
              {parcel.lines.map(({ shoppingCartID, partno, partsDescription, quantity }) => (
                <li key={shoppingCartID}>
                  {quantity} × <strong>{partno}</strong> <CatalogueWord word={partsDescription} />
                </li>
              ))}
            </ul>
            <Shipping parcel={parcel} />
            {parcel.status === 'Dispatched' && (
              <ExpectedDay message={expectedMessages.arrival} day={parcel.arrivalDay} />
            )}
            <Group gap="4px 20px">
              <PaperButton
                paper="packing-list"
                order={{ orderID, orderNo: order.orderNumber, parcelNo: parcel.parcelNo }}
                label={<FormattedMessage {...messages.parcelList} values={{ number: parcel.parcelNo }} />}
              />
              {staff && parcel.status === 'Dispatched' && <Arrived parcelNo={parcel.parcelNo} orderID={orderID} />}
            </Group>
          </li>
        ))}
      </ol>
    </section>
  );
