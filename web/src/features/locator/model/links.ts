import type { Dealer } from '@southline/rest/types';

/** Opens the maps app of the visitor's device or browser. No request is sent to that site before the press. */
export const directionsTo = ({ location: { lat, lng } }: Dealer): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

export const telephoneHref = ({ telephone }: Dealer): string => `tel:${telephone.replace(/[^\d+]/g, '')}`;

/** Whether bookings go to the dealer's own page or to ours. */
export const bookingOf = ({ bookNow }: Dealer): 'none' | 'own page' | 'ours' => {
  if (bookNow === '') return 'none';
  return /^https?:/.test(bookNow) ? 'own page' : 'ours';
};
