import { NativeSelect } from '@mantine/core';
import { livesAbroad } from '@southline/kernel/profile-delivery';
import type { Profile } from '@southline/rest/types';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { addressLine, nameOf } from '../../../shared/address/place-line.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { deliveryAddressesQuery } from '../api/delivery-addresses-query.ts';
import { messages } from '../messages.ts';
import { fromProfile } from '../model/buyer.ts';
import type { Delivery } from '../model/delivery.ts';
import { atPlace, isSamePlace } from '../model/sites.ts';
import type { CheckoutForm } from './checkout-form.ts';
import classes from './details-section.module.css';

/** The delivery address of a member: the profile's, a saved one, one of an earlier order, or a typed one. */
export const DeliveryChoice = ({ form, details }: { form: CheckoutForm; details: Profile }) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { data: sites = [] } = useQuery(deliveryAddressesQuery(api));
  const profile = fromProfile(details, api.region);
  const saved = details.addresses.map(({ label, ...place }) => ({ label, site: { ...place, Email: details.email } }));
  const past = sites.filter(
    (site) => ![profile, ...saved.map((each) => each.site)].some((it) => isSamePlace(it, site)),
  );
  const others = [...saved, ...past.map((site) => ({ label: '', site }))];
  const places: Delivery[] = [profile, ...others.map(({ site }) => site)];
  const chosen = places.findIndex((place) => isSamePlace(place, form.values));
  const take = (index: number) => {
    const place = places[index];
    if (place) form.fill(atPlace(place));
  };
  const inProfile = addressLine(profile);
  return (
    <>
      <p className={classes.source}>
        {chosen > 0 && inProfile === ''
          ? formatMessage(messages.fromOrder)
          : livesAbroad(details, api.region)
            ? formatMessage(messages.profileAbroad)
            : formatMessage(chosen === 0 ? messages.fromProfile : messages.notFromProfile)}
      </p>
      {(others.length > 0 || (chosen !== 0 && inProfile !== '')) && (
        <NativeSelect
          className={classes.choice}
          label={formatMessage(messages.deliverTo)}
          value={String(chosen)}
          onChange={({ currentTarget }) => take(Number(currentTarget.value))}
        >
          <option value="0">
            {inProfile
              ? formatMessage(messages.toProfile, { address: inProfile })
              : formatMessage(messages.toProfileEmpty)}
          </option>
          {others.map(({ label, site }, at) => (
            <option key={label + JSON.stringify(site)} value={String(at + 1)}>
              {`${label && `${label}: `}${nameOf(site)}, ${addressLine(site)}`}
            </option>
          ))}
          {chosen === -1 && <option value="-1">{formatMessage(messages.toOther)}</option>}
        </NativeSelect>
      )}
    </>
  );
};
