import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';
import type { Delivery } from '../model/delivery.ts';
import { nameOf } from '../model/sites.ts';
import classes from './address-card.module.css';

/** A member's delivery address, laid out as on a parcel label. */
export const AddressCard = ({ delivery, onChange }: { delivery: Delivery; onChange: () => void }) => {
  const { DeliveryAddressline: line, DeliveryLocality: suburb, DeliveryState: state, DeliveryPostcode } = delivery;
  return (
    <div className={classes.card}>
      <address className={classes.address}>
        <strong>{nameOf(delivery)}</strong>
        <span>{line}</span>
        <span>{`${suburb} ${state} ${DeliveryPostcode}`}</span>
      </address>
      <p className={classes.reach}>
        <span>{delivery.Phone}</span>
        <span>{delivery.Email}</span>
      </p>
      <Button variant="default" onClick={onChange}>
        <FormattedMessage {...messages.changeAddress} />
        <VisuallyHidden>
          {' '}
          <FormattedMessage {...messages.changeDetailsOf} />
        </VisuallyHidden>
      </Button>
    </div>
  );
};
