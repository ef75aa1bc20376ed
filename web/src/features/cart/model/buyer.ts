import { deliveryOfProfile, type ProfileDetails } from '@southline/kernel/profile-delivery';
import type { Profile } from '@southline/rest/types';
import type { ComponentType } from 'react';
import { addressLine } from '../../../shared/address/place-line.ts';
import type { Cart } from '../api/cart-types.ts';
import { type Delivery, fromServer } from './delivery.ts';
import { atPlace } from './sites.ts';

/** Joining happens in a dialog over the cart, which the route brings. */
export type Buyer =
  | { kind: 'guest'; Join: ComponentType<{ onClose: () => void }> }
  | {
      kind: 'member';
      membershipNo: string;
      details: Profile | null;
      /** The address of the last order, for profiles without a deliverable address. */
      lastSite: Delivery | null;
    };

/** The identity under which typed details are stored: `guest` or the membership number. */
export const whoIs = (buyer: Buyer): string => (buyer.kind === 'guest' ? 'guest' : buyer.membershipNo);

/** Goods are delivered to Australia only: of a foreign address only the person's name and contact are used. */
export const fromProfile = (details: ProfileDetails, region: string): Delivery => {
  const { firstName, lastName, addressLine, locality, state, postcode, phone, email } = deliveryOfProfile(
    details,
    region,
  );
  return {
    FirstName: firstName,
    LastName: lastName,
    DeliveryAddressline: addressLine,
    DeliveryLocality: locality,
    DeliveryState: state,
    DeliveryPostcode: postcode,
    Phone: phone,
    Email: email,
  };
};

/** Whether the profile has an address that the region delivers to. */
export const hasAddress = (details: ProfileDetails, region: string): boolean =>
  addressLine(fromProfile(details, region)) !== '';

/** The initial details of a member's order: the profile, or the last order's address if the profile has none. */
export const beginning = (details: ProfileDetails, lastSite: Delivery | null, region: string): Delivery => {
  const profile = fromProfile(details, region);
  return lastSite && !hasAddress(details, region) ? { ...profile, ...atPlace(lastSite) } : profile;
};

const isBlank = (delivery: Delivery) => Object.values(delivery).every((value) => value === '');

/** Values saved for this order override the defaults. */
export const prefilled = (
  { deliveryDetails, deliveryFromProfile }: Pick<Cart, 'deliveryDetails' | 'deliveryFromProfile'>,
  buyer: Buyer,
  region: string,
): Delivery => {
  const delivery = fromServer(deliveryDetails);
  const isSaved = !deliveryFromProfile && !isBlank(delivery);
  return isSaved || buyer.kind === 'guest' || !buyer.details
    ? delivery
    : beginning(buyer.details, buyer.lastSite, region);
};
