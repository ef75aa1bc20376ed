import { AUSTRALIAN_STATES, type AustralianState } from '../../../shared/places/australian-states.ts';

// Ranges that Australia Post hands out. What is between them does not exist.
const RANGES: Record<AustralianState, readonly (readonly [number, number])[]> = {
  NSW: [
    [1000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  ACT: [
    [200, 299],
    [2600, 2618],
    [2900, 2920],
  ],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  WA: [
    [6000, 6797],
    [6800, 6999],
  ],
  TAS: [[7000, 7999]],
  NT: [[800, 999]],
};

/** The state of a postcode by its range; null for what is not an Australian postcode. */
export const stateOfPostcode = (postcode: string): AustralianState | null => {
  if (!/^\d{4}$/.test(postcode.trim())) return null;
  const number = Number(postcode);
  return AUSTRALIAN_STATES.find((state) => RANGES[state].some(([from, to]) => number >= from && number <= to)) ?? null;
};
