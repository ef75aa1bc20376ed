import { AUSTRALIAN_STATES, type AustralianState, isPostcode } from './place-names.ts';
import { readProse } from './typed-text.ts';

type Range = readonly [from: number, to: number];
type Ranges = { readonly streets: readonly Range[]; readonly boxes: readonly Range[] };

// Ranges of Australia Post; postcodes between them do not exist. `boxes` are PO boxes and large mail receivers: no street has
// such a postcode. Norfolk Island is in NSW's, Christmas and Cocos Islands are in WA's.
const RANGES: Record<AustralianState, Ranges> = {
  NSW: {
    streets: [
      [2000, 2599],
      [2619, 2899],
      [2921, 2999],
    ],
    boxes: [[1000, 1999]],
  },
  ACT: {
    streets: [
      [2600, 2618],
      [2900, 2920],
    ],
    boxes: [[200, 299]],
  },
  VIC: { streets: [[3000, 3999]], boxes: [[8000, 8999]] },
  QLD: { streets: [[4000, 4999]], boxes: [[9000, 9999]] },
  SA: { streets: [[5000, 5799]], boxes: [[5800, 5999]] },
  WA: { streets: [[6000, 6799]], boxes: [[6800, 6999]] },
  TAS: { streets: [[7000, 7799]], boxes: [[7800, 7999]] },
  NT: { streets: [[800, 899]], boxes: [[900, 999]] },
};

const isIn = (ranges: readonly Range[], number: number) => ranges.some(([from, to]) => number >= from && number <= to);

/** A postcode as typed: full-width digits become ordinary, blanks before, behind and inside are dropped. */
export const readPostcode = (typed: string): string => readProse(typed).replaceAll(' ', '');

/** The state of a postcode by its range; null if it is no Australian postcode. Some border localities are exceptions. */
export const stateOfPostcode = (typed: string): AustralianState | null => {
  const postcode = readPostcode(typed);
  if (!isPostcode(postcode)) return null;
  const number = Number(postcode);
  return AUSTRALIAN_STATES.find((state) => isIn([...RANGES[state].streets, ...RANGES[state].boxes], number)) ?? null;
};

/** Whether an Australian postcode is used only for PO boxes and large mail receivers. */
export const isBoxPostcode = (postcode: string): boolean => {
  const state = stateOfPostcode(postcode);
  return state !== null && isIn(RANGES[state].boxes, Number(readPostcode(postcode)));
};

export const isAustralianPostcode = (typed: string): boolean => stateOfPostcode(typed) !== null;

// "PO Box 12", "GPO Box", "Locked Bag", "Private Mail Bag", "Reply Paid".
const BOX = /\b(box|bag|p\.? ?o\.?|reply paid)\b/i;

/**
 * Whether a street address has a postcode used only for PO boxes: then one of the two is wrong. A postcode of New Zealand's
 * north (1010 Auckland) is such a postcode in Australia.
 */
export const isBoxPostcodeOfStreet = (postcode: string, addressLine: string): boolean =>
  addressLine.trim() !== '' && !BOX.test(addressLine) && isBoxPostcode(postcode);
