import { readCode } from './typed-text.ts';
import { bareOf, hasPlateShape, vehicleNumberIn } from './vehicle-number.ts';

/** Vin and Frame (complete or nearly so) and Plate are personal data: they must not appear in a URL or a log. */
export type VehicleKind = 'Vin' | 'Frame' | 'Plate';

/**
 * Seventeen characters with at least five digits, the last three of them digits. The look-up reads I, O and Q as digits; VINs
 * never begin with a 0.
 */
const wholeVin = 17;
const vin = /^(?![0OQ])(?=(?:[A-Z]*\d){5})(?=\d*[A-Z])[A-Z\d]{14}\d{3}$/;
/** A labelled VIN is personal from this length on, even if its characters are unusual. */
const shortestLabelled = 8;
/** The last six characters of a VIN identify the vehicle, so an incomplete VIN of this length already counts as personal. */
const vinInTheMaking = /^(?=(?:[A-Z]*\d){2})(?=(?:\d*[A-Z]){2})[A-HJ-NPR-Z\d]{12,16}$/;
/** "GRX120-3012345": chassis code and serial number. */
const frame = /^[A-Z]{1,4}\d{1,3}[A-Z]{0,2}(?:[-\s]\d{5,7}|\d{7})$/;
/** A word of at least four letters between blanks. A VIN may be typed in groups, but no group consists of four letters. */
const word = /(?:^|\s)\p{L}{4,}(?=\s|$)/u;
const longestPlate = 7;

/** What a text identifies a vehicle by; undefined: it identifies none. */
export const vehicleKindOf = (text: string): VehicleKind | undefined => {
  const { number: typed, label } = vehicleNumberIn(text);
  const bare = bareOf(typed);
  if (label === 'Plate') return 'Plate';
  if (frame.test(typed)) return 'Frame';
  if (!word.test(typed) && /^[A-Z0-9\s.-]+$/.test(typed)) {
    if (vin.test(bare)) return 'Vin';
    if (!/\s/.test(typed) && vinInTheMaking.test(bare)) return 'Vin';
    if (label === 'Vin' && bare.length >= shortestLabelled) return 'Vin';
  }
  // Digits alone are no plate: they are usually the beginning of a part number with eight digits.
  const isPlate = bare.length <= longestPlate && /[A-Z]/.test(bare) && /^[A-Z0-9]+[\s.-]?[A-Z0-9]*$/.test(typed);
  return isPlate && hasPlateShape(bare) ? 'Plate' : undefined;
};

/** Whether the text is a complete VIN. Only the vehicle look-up sends one. */
export const isWholeVin = (text: string): boolean =>
  vehicleKindOf(text) === 'Vin' && bareOf(vehicleNumberIn(text).number).length >= wholeVin;

/** Seventeen characters without I, O and Q, the last three digits and two more among the others. */
const vinAnywhere = /(?=(?:[A-Z]*\d){5})[A-HJ-NPR-Z\d]{14}\d{3}/;
const frameAnywhere = /\b[A-Z]{1,4}\d{1,3}[A-Z]{0,2}[-\s]?\d{6,7}\b/;
/** Eight digits or more, with any separators. Some part numbers have as many. */
const phoneAnywhere = /(?:\d[\s().+-]*){8,}/;

/** Whether a text identifies a vehicle and so must not appear in a URL. */
export const isVehicleNumber = (text: string): boolean => vehicleKindOf(text) !== undefined;

/**
 * Whether a text may contain an e-mail address, a phone number, a VIN (also an incomplete one), a frame number or a registration
 * plate. Such a text is not recorded. Some part numbers look like one, too.
 */
export const looksPersonal = (text: string): boolean => {
  const upper = readCode(text);
  const bare = bareOf(upper);
  return (
    upper.includes('@') ||
    vinAnywhere.test(bare) ||
    frameAnywhere.test(upper) ||
    isVehicleNumber(text) ||
    phoneAnywhere.test(upper) ||
    hasPlateShape(bare) ||
    upper.split(/\s+/).some((word) => hasPlateShape(bareOf(word)))
  );
};
