import type { Delivery } from './delivery.ts';

type Place = Omit<Delivery, 'Email'>;

/** The recipient and address of a delivery, without the e-mail address, which belongs to the buyer. */
export const atPlace = ({ Email: _mail, ...place }: Delivery): Place => place;

/** Whether both have the same recipient and address. Texts are compared without blanks at their ends. */
export const isSamePlace = (one: Delivery, other: Delivery): boolean => {
  const place = atPlace(one);
  return (Object.keys(place) as (keyof Place)[]).every((name) => place[name].trim() === other[name].trim());
};

/** "12 Workshop Lane, Carlton VIC 3053"; empty while the address is not whole. */
export const addressLine = (delivery: Delivery): string => {
  const [line, locality, state, postcode] = [
    delivery.DeliveryAddressline,
    delivery.DeliveryLocality,
    delivery.DeliveryState,
    delivery.DeliveryPostcode,
  ].map((text) => text.trim());
  return line && locality && state && postcode ? `${line}, ${locality} ${state} ${postcode}` : '';
};

export const nameOf = ({ FirstName, LastName }: Delivery): string => `${FirstName.trim()} ${LastName.trim()}`.trim();
