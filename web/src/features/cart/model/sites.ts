import type { Delivery } from './delivery.ts';

type Place = Omit<Delivery, 'Email'>;

/** The recipient and address of a delivery, without the e-mail address, which belongs to the buyer. */
export const atPlace = ({ Email: _mail, ...place }: Delivery): Place => place;

/** Whether both have the same recipient and address. Texts are compared without blanks at their ends. */
export const isSamePlace = (one: Delivery, other: Delivery): boolean => {
  const place = atPlace(one);
  return (Object.keys(place) as (keyof Place)[]).every((name) => place[name].trim() === other[name].trim());
};
