import type { Dealer } from '@southline/rest/types';

let made = 0;

/** A stockist in Takapuna, weekdays from eight to half past five. */
export const aDealer = (own: Partial<Dealer> = {}): Dealer => {
  made += 1;
  return {
    dealerCode: `D${made}`,
    dealerName: `Stockist ${made}`,
    dealerAddress: `${made} Hurstmere Road`,
    suburb: 'Takapuna',
    state: 'NZ',
    postcode: '0622',
    telephone: '(09) 555 0123',
    web: '',
    bookNow: '',
    location: { lat: -36.79, lng: 174.77 },
    tradingHours: [{ label: 'Mon – Fri', hours: '8:00 am – 5:30 pm' }],
    distance: 0.4,
    types: ['Battery', 'Parts', 'Service'],
    openingHours: {
      timeZone: 'Pacific/Auckland',
      week: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:00', closes: '17:30' })),
      closures: [],
    },
    ...own,
  };
};
