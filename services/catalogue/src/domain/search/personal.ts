// Registration series of Australia and New Zealand; a letter stands for a letter, a 0 for a digit.
const plates =
  'AA00AA AAA00A AAA000 0AA0AA 000AAA 000AA0 A000AAA 0AAA000 0AA000 A00AA AA0000 AAA0000 AAA0 AAA00 AA000 AA00 A0000 A00000 00000A 0000AA 000000';
const plateShapes = new Set(plates.split(' '));
const shapeOf = (text: string): string => text.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');

/** Seventeen characters without I, O and Q, the last three digits and two more among the others. */
const vin = /(?=(?:[A-Z]*\d){5})[A-HJ-NPR-Z\d]{14}\d{3}/;
/** "GRX120-3012345": chassis code and serial number. */
const frame = /\b[A-Z]{1,4}\d{1,3}[A-Z]{0,2}[-\s]?\d{6,7}\b/;
/** Eight digits or more, however they are parted. */
const phone = /(?:\d[\s().+-]*){8,}/;

/** Whether a text may hold an e-mail address, a phone number, a VIN, a frame number or a registration plate. */
export const looksPersonal = (text: string): boolean => {
  const upper = text.normalize('NFKC').toUpperCase();
  const bare = upper.replace(/[^A-Z0-9]/g, '');
  return (
    upper.includes('@') ||
    vin.test(bare) ||
    frame.test(upper) ||
    phone.test(upper) ||
    plateShapes.has(shapeOf(bare)) ||
    upper.split(/\s+/).some((word) => plateShapes.has(shapeOf(word.replace(/[^A-Z0-9]/g, ''))))
  );
};
