import { expectDone, operation } from '../lib/checks.ts';
import { oneOf, readShop, rowsOf, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { execute } from '../lib/session.ts';

export const options = optionsFor(50, ['api/products/searchall']);
export const setup = readShop;

/** Spellings of a whole part number: as printed, and without separators. */
export const wholeSpellings: readonly ((partNo: string) => string)[] = [
  (partNo) => partNo,
  (partNo) => partNo.replace(/[^A-Za-z0-9]/g, '').toLowerCase(),
];
/** Also only its beginning. */
const spellings = [...wholeSpellings, (partNo: string) => partNo.slice(0, Math.max(4, partNo.length - 2))];

/** Searches by part number; every spelling finds at least that part. */
export const searchPart = (productNr: string) =>
  expectDone(
    'searchall',
    execute('POST', 'api/products/searchall', { partNo: oneOf(spellings)(productNr) }),
    (listing) => rowsOf(listing).length > 0,
  );

export default ({ parts }: Shop): void => operation(() => void searchPart(oneOf(parts).productNr));
