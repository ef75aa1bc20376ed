import { isAustralianPostcode, isAustralianState } from '@southline/kernel/places';
import type { ComponentType } from 'react';
import type { ServerDelivery } from '../api/cart-types.ts';
import { type Delivery, fromServer } from './delivery.ts';
import { addressLine, atPlace } from './sites.ts';

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
  | {
      kind: 'member';
      membershipNo: string;
      details: MemberDetails | null;
      /** Where the last order went, for whose profile has no address that we deliver to. */
      lastSite: Delivery | null;
    };

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

/** Whether the profile has an address that the region delivers to. */
export const hasAddress = (details: MemberDetails, region: string): boolean =>
  addressLine(fromProfile(details, region)) !== '';

/** With the profile every order of a member begins; one without an address goes where the last order went. */
export const beginning = (details: MemberDetails, lastSite: Delivery | null, region: string): Delivery => {
  const profile = fromProfile(details, region);
  return lastSite && !hasAddress(details, region) ? { ...profile, ...atPlace(lastSite) } : profile;
};

/** What was saved for this order goes before what an order begins with. */
export const prefilled = (saved: ServerDelivery, buyer: Buyer, region: string): Delivery => {
  const delivery = fromServer(saved);
  if (!isBlank(delivery) || buyer.kind === 'guest' || !buyer.details) return delivery;
  return beginning(buyer.details, buyer.lastSite, region);
};
