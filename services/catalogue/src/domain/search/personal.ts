import { hasPlateShape, kindOfTyped } from '@southline/kernel/typed-kind';

/** Seventeen characters without I, O and Q, the last three digits and two more among the others. */
const vin = /(?=(?:[A-Z]*\d){5})[A-HJ-NPR-Z\d]{14}\d{3}/;
/** "GRX120-3012345": chassis code and serial number. */
const frame = /\b[A-Z]{1,4}\d{1,3}[A-Z]{0,2}[-\s]?\d{6,7}\b/;
/** Eight digits or more, with any separators. */
const phone = /(?:\d[\s().+-]*){8,}/;

/**
 * Whether a text may contain an e-mail address, a phone number, a VIN (also an incomplete one), a frame number or a
 * registration plate.
 */
export const looksPersonal = (text: string): boolean => {
  const upper = text.normalize('NFKC').toUpperCase();
  const bare = upper.replace(/[^A-Z0-9]/g, '');
  return (
    upper.includes('@') ||
    vin.test(bare) ||
    frame.test(upper) ||
    ['Vin', 'Frame'].includes(kindOfTyped(text)) ||
    phone.test(upper) ||
    hasPlateShape(bare) ||
    upper.split(/\s+/).some((word) => hasPlateShape(word.replace(/[^A-Z0-9]/g, '')))
  );
};
