import { NativeSelect, TextInput } from '@mantine/core';
import { deliveryLengths } from '@southline/kernel/order';
import { phoneDigits } from '@southline/kernel/phone';
import { AUSTRALIAN_STATES, stateOfPostcode } from '@southline/kernel/places';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { type CheckoutForm, fieldId } from './checkout-form.ts';
import classes from './details-form.module.css';

/** Where the order goes. Each field is checked when it is left. */
export const DetailsForm = ({ form }: { form: CheckoutForm }) => {
  const { formatMessage } = useIntl();
  const { DeliveryState: state, DeliveryPostcode: postcode } = form.values;
  const expected = stateOfPostcode(postcode);
  const field = (name: keyof typeof form.values) => ({ id: fieldId(name), ...form.getInputProps(name) });
  return (
    <div className={classes.fields}>
      <TextInput
        {...field('FirstName')}
        label={formatMessage(messages.firstName)}
        autoComplete="given-name"
        maxLength={deliveryLengths.firstName}
      />
      <TextInput
        {...field('LastName')}
        label={formatMessage(messages.lastName)}
        autoComplete="family-name"
        maxLength={deliveryLengths.lastName}
      />
      <TextInput
        {...field('DeliveryAddressline')}
        className={classes.wide}
        label={formatMessage(messages.addressLine)}
        autoComplete="street-address"
        maxLength={deliveryLengths.addressLine}
      />
      <TextInput
        {...field('DeliveryLocality')}
        label={formatMessage(messages.suburb)}
        autoComplete="address-level2"
        maxLength={deliveryLengths.locality}
      />
      <div className={classes.pair}>
        <NativeSelect
          {...field('DeliveryState')}
          label={formatMessage(messages.state)}
          autoComplete="address-level1"
          data={['', ...AUSTRALIAN_STATES]}
        />
        <TextInput
          {...field('DeliveryPostcode')}
          label={formatMessage(messages.postcode)}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={deliveryLengths.postcode}
        />
      </div>
      {expected && state && expected !== state && (
        <p className={classes.warning}>
          <FormattedMessage {...messages.otherState} values={{ postcode, expected, state }} />
        </p>
      )}
      <TextInput
        {...field('Phone')}
        label={formatMessage(messages.mobile)}
        autoComplete="tel"
        inputMode="tel"
        onChange={(event) => form.setFieldValue('Phone', phoneDigits(event.currentTarget.value))}
      />
      <TextInput
        {...field('Email')}
        label={formatMessage(messages.email)}
        type="email"
        autoComplete="email"
        maxLength={deliveryLengths.email}
      />
    </div>
  );
};
