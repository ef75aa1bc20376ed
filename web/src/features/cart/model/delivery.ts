import type { ServerDelivery } from '../api/cart-types.ts';

/** The delivery form; names as the client sends them. */
export type Delivery = {
  FirstName: string;
  LastName: string;
  DeliveryAddressline: string;
  DeliveryLocality: string;
  DeliveryState: string;
  DeliveryPostcode: string;
  Phone: string;
  Email: string;
};

const PHONE_DIGITS = 11;

/** Digits only, cleaned before the cut, so that a pasted "+61 412 345 678" keeps its last digits. */
export const cleanPhone = (typed: string): string => typed.replace(/\D/g, '').slice(0, PHONE_DIGITS);

export const fromServer = (saved: ServerDelivery | null): Delivery => ({
  FirstName: saved?.deliveryFirstName ?? '',
  LastName: saved?.deliveryLastName ?? '',
  DeliveryAddressline: saved?.deliveryAddressline ?? '',
  DeliveryLocality: saved?.deliveryLocality ?? '',
  DeliveryState: saved?.deliveryState ?? '',
  DeliveryPostcode: saved?.deliveryPostCode ?? '',
  Phone: saved?.deliveryPhone ?? '',
  Email: saved?.delvieryEmail ?? '',
});

/** What a client sends: trimmed. */
export const trimmed = (delivery: Delivery): Delivery => ({
  FirstName: delivery.FirstName.trim(),
  LastName: delivery.LastName.trim(),
  DeliveryAddressline: delivery.DeliveryAddressline.trim(),
  DeliveryLocality: delivery.DeliveryLocality.trim(),
  DeliveryState: delivery.DeliveryState,
  DeliveryPostcode: delivery.DeliveryPostcode.trim(),
  Phone: delivery.Phone,
  Email: delivery.Email.trim(),
});
