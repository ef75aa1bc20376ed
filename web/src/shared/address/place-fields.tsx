import { NativeSelect } from '@mantine/core';
import { deliveryLengths } from '@southline/kernel/order';
import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import { stateOfPostcode } from '@southline/kernel/places';
import { useIntl } from 'react-intl';
import { Field } from '../forms/field.tsx';
import fieldClasses from '../forms/fields.module.css';
import { labels } from '../forms/messages.ts';
import { messages } from './messages.ts';
import { PlaceField } from './place-field.tsx';
import classes from './place-fields.module.css';
import type { PlaceForm } from './place-rules.ts';

/** The fields of recipient and address, for a grid of fields. */
export const PlaceFields = ({ form }: { form: PlaceForm }) => {
  const { field, values } = form;
  const { formatMessage } = useIntl();
  const { DeliveryState: state, DeliveryPostcode: postcode } = values;
  const expected = stateOfPostcode(postcode);
  return (
    <>
      <Field {...field('FirstName')} kind="firstName" />
      <Field {...field('LastName')} kind="lastName" />
      <Field {...field('DeliveryAddressline')} kind="addressLine" className={fieldClasses.wide} />
      <PlaceField
        form={form}
        name="DeliveryLocality"
        label={formatMessage(labels.suburb)}
        autoComplete="address-level2"
        maxLength={deliveryLengths.locality}
      />
      <div className={fieldClasses.pair}>
        <NativeSelect
          {...field('DeliveryState')}
          label={formatMessage(labels.state)}
          autoComplete="address-level1"
          data={['', ...AUSTRALIAN_STATES]}
        />
        <PlaceField
          form={form}
          name="DeliveryPostcode"
          label={formatMessage(labels.postcode)}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      {expected && state && expected !== state && (
        <p className={classes.warning}>{formatMessage(messages.otherState, { postcode, expected, state })}</p>
      )}
      <Field {...field('Phone')} kind="mobile" />
    </>
  );
};
