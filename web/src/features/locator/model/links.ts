import type { Dealer } from '@southline/rest/types';

/** Opens the maps of the visitor's device or browser; nothing is asked of that site before. */
export const directionsTo = ({ location: { lat, lng } }: Dealer): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

export const telephoneHref = ({ telephone }: Dealer): string => `tel:${telephone.replace(/[^\d+]/g, '')}`;

/** Whether a dealer's own page takes its bookings; else ours does. */
export const bookingOf = ({ bookNow }: Dealer): 'none' | 'own page' | 'ours' => {
  if (bookNow === '') return 'none';
  return /^https?:/.test(bookNow) ? 'own page' : 'ours';
};
