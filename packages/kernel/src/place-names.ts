export const AUSTRALIAN_STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'NT', 'TAS', 'ACT'] as const;
export type AustralianState = (typeof AUSTRALIAN_STATES)[number];

/** The regions of New Zealand by their councils, north to south, and the Chatham Islands. */
export const NZ_REGIONS = [
  'Northland',
  'Auckland',
  'Waikato',
  'Bay of Plenty',
  'Gisborne',
  "Hawke's Bay",
  'Taranaki',
  'Manawatū-Whanganui',
  'Wellington',
  'Tasman',
  'Nelson',
  'Marlborough',
  'West Coast',
  'Canterbury',
  'Otago',
  'Southland',
  'Chatham Islands',
] as const;

export const isAustralianState = (state: string): state is AustralianState =>
  (AUSTRALIAN_STATES as readonly string[]).includes(state);

export const isNzRegion = (state: string): boolean => (NZ_REGIONS as readonly string[]).includes(state);

/** Four digits, in both countries. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);
