import type { DeliveryDetails } from './order.ts';
import { isAustralianState } from './place-names.ts';
import { isAustralianPostcode } from './places.ts';

/** A member's details, with the profile's field names. */
export interface ProfileDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  readonly mobile: string;
  readonly email: string;
}

/** Without a state, the region decides the country of the postcode. */
const isAustralian = ({ state, postcode }: ProfileDetails, region: string): boolean =>
  state === '' ? region === 'au' && isAustralianPostcode(postcode) : isAustralianState(state);

/** The profile has an address in another country, where we do not deliver. */
export const livesAbroad = (profile: ProfileDetails, region: string): boolean =>
  profile.address !== '' && !isAustralian(profile, region);

/**
 * The initial delivery details of a member's next order. Addresses outside Australia are left out, because deliveries are
 * only in Australia.
 */
export const deliveryOfProfile = (profile: ProfileDetails, region: string): DeliveryDetails => {
  const isHere = isAustralian(profile, region);
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    addressLine: isHere ? profile.address : '',
    locality: isHere ? profile.suburb : '',
    state: isHere ? profile.state : '',
    postcode: isHere ? profile.postcode : '',
    phone: profile.mobile,
    email: profile.email,
  };
};
