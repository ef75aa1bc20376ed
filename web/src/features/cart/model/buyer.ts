import { isAustralianPostcode, isAustralianState } from '@southline/kernel/places';
import type { ComponentType } from 'react';
import type { ServerDelivery } from '../api/cart-types.ts';
import { type Delivery, fromServer } from './delivery.ts';

/** A member's own details, as the profile names them. */
export type MemberDetails = {
  firstName: string;
  lastName: string;
  address: string;
  suburb: string;
  state: string;
  postcode: string;
  mobile: string;
  email: string;
};

/** Joining happens in a dialog over the cart, which the route brings. */
export type Buyer =
  | { kind: 'guest'; Join: ComponentType<{ onClose: () => void }> }
  | { kind: 'member'; membershipNo: string; details: MemberDetails | null };

/** Whose typed details they are. */
export const whoIs = (buyer: Buyer): string => (buyer.kind === 'guest' ? 'guest' : buyer.membershipNo);

const isBlank = (delivery: Delivery) => Object.values(delivery).every((value) => value === '');

/** Without a state it is not known whose postcode it is; the region tells. */
const isAustralian = ({ state, postcode }: MemberDetails, region: string) =>
  state === '' ? region === 'au' && isAustralianPostcode(postcode) : isAustralianState(state);

/** An address in another country: we do not deliver there. */
export const livesAbroad = (details: MemberDetails, region: string): boolean =>
  details.address !== '' && !isAustralian(details, region);

/** Goods go to Australia only: of an address elsewhere the person alone is taken over. */
export const fromProfile = (details: MemberDetails, region: string): Delivery => {
  const here = isAustralian(details, region);
  return {
    FirstName: details.firstName,
    LastName: details.lastName,
    DeliveryAddressline: here ? details.address : '',
    DeliveryLocality: here ? details.suburb : '',
    DeliveryState: here ? details.state : '',
    DeliveryPostcode: here ? details.postcode : '',
    Phone: details.mobile,
    Email: details.email,
  };
};

/** What was saved for this order goes before the profile, with which every order of a member begins. */
export const prefilled = (saved: ServerDelivery, buyer: Buyer, region: string): Delivery => {
  const delivery = fromServer(saved);
  if (!isBlank(delivery) || buyer.kind === 'guest' || !buyer.details) return delivery;
  return fromProfile(buyer.details, region);
};
