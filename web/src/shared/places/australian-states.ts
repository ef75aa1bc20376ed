export const AUSTRALIAN_STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'NT', 'TAS', 'ACT'] as const;
export type AustralianState = (typeof AUSTRALIAN_STATES)[number];
