import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { savedAddresses } from '@southline/kernel/order';
import { phoneInput } from '@southline/kernel/phone';
import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import fieldClasses from '../../../shared/forms/fields.module.css';
import { labels } from '../../../shared/forms/messages.ts';
import { Summary } from '../../../shared/forms/summary.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { Profile } from '../api/profile-query.ts';
import { useUpdateProfile } from '../api/update-profile.ts';
import { messages } from '../messages.ts';
import { checkAddress, newAddress, type SavedAddress } from '../model/address-rules.ts';
import { cleanPostcode } from '../model/form-rules.ts';
import { savedValues } from '../model/profile-values.ts';
import { AccountForm } from './account-form.tsx';
import classes from './own-pages.module.css';
import { Refusal } from './refusal.tsx';

type FormProps = { profile: Profile; onDone: () => void };

const AddressForm = ({ profile, onDone }: FormProps) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useUpdateProfile();
  const { field, submit, summary, refuse } = useFields({
    id: 'address',
    initial: newAddress(profile),
    check: checkAddress,
    clean: { Phone: phoneInput, DeliveryPostcode: cleanPostcode },
  });
  const send = submit((typed) => {
    const addresses = [...profile.addresses, typed];
    if (!isPending) mutate({ ...savedValues(profile), addresses }, { onSuccess: onDone, onError: refuse });
  });
  return (
    <AccountForm
      wide
      onSubmit={send}
      pending={isPending}
      error={error}
      action={messages.saveAddress}
      beside={<Button variant="subtle" onClick={onDone} text={messages.cancelAddress} />}
    >
      <Summary problems={summary} />
      <div className={fieldClasses.fields}>
        <Field
          {...field('label')}
          className={fieldClasses.wide}
          label={messages.addressLabel}
          hint={messages.addressLabelHint}
          maxLength={savedAddresses.longestLabel}
          data-autofocus
        />
        <Field {...field('FirstName')} kind="firstName" />
        <Field {...field('LastName')} kind="lastName" />
        <Field {...field('DeliveryAddressline')} kind="addressLine" className={fieldClasses.wide} />
        <Field {...field('DeliveryLocality')} kind="suburb" />
        <div className={fieldClasses.pair}>
          <NativeSelect
            {...field('DeliveryState')}
            label={formatMessage(labels.state)}
            autoComplete="address-level1"
            data={['', ...AUSTRALIAN_STATES]}
          />
          <Field {...field('DeliveryPostcode')} kind="postcode" />
        </div>
        <Field {...field('Phone')} kind="mobile" />
      </div>
    </AccountForm>
  );
};

const lineOf = (address: SavedAddress): string =>
  `${address.FirstName} ${address.LastName}, ${address.DeliveryAddressline}, ${address.DeliveryLocality} ${address.DeliveryState} ${address.DeliveryPostcode}`;

/** The saved delivery addresses of a member, by their labels. */
export const AddressBook = ({ profile }: { profile: Profile }) => {
  const { formatMessage } = useIntl();
  const [adding, setAdding] = useState(false);
  const { mutate, isPending, error } = useUpdateProfile();
  const remove = (label: string) => {
    const addresses = profile.addresses.filter((address) => address.label !== label);
    if (!isPending) mutate({ ...savedValues(profile), addresses });
  };
  return (
    <section className={classes.section} aria-labelledby="addresses">
      <h2 id="addresses">{formatMessage(messages.addresses)}</h2>
      <p>{formatMessage(messages.addressesLead)}</p>
      <Refusal error={error} />
      {profile.addresses.length > 0 && (
        <ul className={classes.addresses}>
          {profile.addresses.map((address) => (
            <li key={address.label}>
              <span>
                <strong>{address.label}</strong>
                <br />
                {lineOf(address)}
              </span>
              <Button variant="subtle" size="sm" onClick={() => remove(address.label)}>
                {formatMessage(messages.removeAddress)}
                <VisuallyHidden> {address.label}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <AddressForm profile={profile} onDone={() => setAdding(false)} />
      ) : (
        <Button variant="outline" onClick={() => setAdding(true)} text={messages.addAddress} />
      )}
    </section>
  );
};
