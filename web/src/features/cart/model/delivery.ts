import type { ClientDelivery } from '@southline/rest/types';
import type { ServerDelivery } from '../api/cart-types.ts';

/** The delivery form; names as the client sends them. */
export type Delivery = ClientDelivery;

export const fromServer = (saved: ServerDelivery): Delivery => ({
  FirstName: saved.deliveryFirstName,
  LastName: saved.deliveryLastName,
  DeliveryAddressline: saved.deliveryAddressline,
  DeliveryLocality: saved.deliveryLocality,
  DeliveryState: saved.deliveryState,
  DeliveryPostcode: saved.deliveryPostCode,
  Phone: saved.deliveryPhone,
  Email: saved.delvieryEmail,
});
