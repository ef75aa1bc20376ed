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
  | { kind: 'member'; details: MemberDetails | null };

const isBlank = (delivery: Delivery) => Object.values(delivery).every((value) => value === '');

const fromProfile = (details: MemberDetails): Delivery => ({
  FirstName: details.firstName,
  LastName: details.lastName,
  DeliveryAddressline: details.address,
  DeliveryLocality: details.suburb,
  DeliveryState: details.state,
  DeliveryPostcode: details.postcode,
  Phone: details.mobile,
  Email: details.email,
});

/** What was saved with the cart goes before the profile, which fills in where nothing was. */
export const prefilled = (saved: ServerDelivery | null, buyer: Buyer): Delivery => {
  const delivery = fromServer(saved);
  return isBlank(delivery) && buyer.kind === 'member' && buyer.details ? fromProfile(buyer.details) : delivery;
};
