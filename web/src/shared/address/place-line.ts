import type { Place } from './place-rules.ts';

/** "12 Workshop Lane, Carlton VIC 3053"; empty while the address is not whole. */
export const addressLine = (place: Readonly<Place>): string => {
  const [line, locality, state, postcode] = [
    place.DeliveryAddressline,
    place.DeliveryLocality,
    place.DeliveryState,
    place.DeliveryPostcode,
  ].map((text) => text.trim());
  return line && locality && state && postcode ? `${line}, ${locality} ${state} ${postcode}` : '';
};

export const nameOf = ({ FirstName, LastName }: Readonly<Place>): string =>
  `${FirstName.trim()} ${LastName.trim()}`.trim();

/** The values to send, trimmed. */
export const trimmed = <Texts extends Readonly<Record<keyof Texts, string>>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, text.trim()])) as Texts;
