import { readCode } from '@southline/kernel/typed-text';
import { isWholeVin } from '@southline/kernel/vehicle-kind';

/** A VIN has no I, O and Q. Labels of imported cars put an I before it. */
const vins = /(?<![A-Z0-9])I?([A-HJ-NPR-Z0-9]{17})(?![A-Z0-9])/g;

/** The VIN in a scanned code, which may hold more. Otherwise the code itself. */
export const scannedVin = (code: string): string => {
  const words = [...readCode(code).matchAll(vins)].flatMap(([, word]) => word ?? []);
  return words.find(isWholeVin) ?? code.trim();
};
