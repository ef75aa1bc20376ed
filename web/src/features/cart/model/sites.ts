import type { Delivery } from './delivery.ts';

/** Where goods go and who takes them; the address for mail is the buyer's, whatever the site. */
const PLACE = [
  'FirstName',
  'LastName',
  'DeliveryAddressline',
  'DeliveryLocality',
  'DeliveryState',
  'DeliveryPostcode',
  'Phone',
] as const satisfies readonly (keyof Delivery)[];

export const isSamePlace = (one: Delivery, other: Delivery): boolean =>
  PLACE.every((name) => one[name].trim() === other[name].trim());

export const atPlace = (place: Delivery): Partial<Delivery> =>
  Object.fromEntries(PLACE.map((name) => [name, place[name]]));

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
