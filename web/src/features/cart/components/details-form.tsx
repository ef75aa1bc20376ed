import { NativeSelect } from '@mantine/core';
import { deliveryLengths } from '@southline/kernel/order';
import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import { stateOfPostcode } from '@southline/kernel/places';
import { useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import fieldClasses from '../../../shared/forms/fields.module.css';
import { labels } from '../../../shared/forms/messages.ts';
import { messages } from '../messages.ts';
import type { CheckoutForm } from './checkout-form.ts';
import classes from './details-form.module.css';
import { PlaceField } from './place-field.tsx';

/** The form for the delivery address. */
export const DetailsForm = ({ form }: { form: CheckoutForm }) => {
  const { field, values } = form;
  const { formatMessage } = useIntl();
  const { DeliveryState: state, DeliveryPostcode: postcode } = values;
  const expected = stateOfPostcode(postcode);
  return (
    <div className={fieldClasses.fields}>
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
      <Field {...field('Email')} kind="email" />
    </div>
  );
};
