import { readCode } from '@southline/kernel/typed-text';

/** A VIN has no I, O and Q. */
const vin = /[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/;

/** The VIN in a scanned code: labels of imported cars put an I before it, others hold more. Otherwise the code itself. */
export const scannedVin = (code: string): string => vin.exec(readCode(code))?.[0] ?? code.trim();
