import type { DeliveryDetails } from '@southline/kernel/order';

/** Street types that buyers write in two ways, and words before the number of a unit, which they leave out. */
const words: Readonly<Record<string, string>> = {
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  av: 'ave',
  drive: 'dr',
  court: 'ct',
  place: 'pl',
  lane: 'ln',
  crescent: 'cres',
  cr: 'cres',
  highway: 'hwy',
  parade: 'pde',
  terrace: 'tce',
  boulevard: 'blvd',
  close: 'cl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  unit: '',
  flat: '',
  apartment: '',
  apt: '',
  shop: '',
  suite: '',
};

/** A key for the delivery place, in any spelling. The postcode stands for the suburb, whose name has several spellings. */
export const placeOf = ({ addressLine, postcode }: Pick<DeliveryDetails, 'addressLine' | 'postcode'>): string => {
  const plain = addressLine.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // Separates letters and digits, as in "u3" and "12a".
  const parts = plain.match(/\p{L}+|\p{N}+/gu) ?? [];
  return [postcode, ...parts.map((part) => words[part] ?? part).filter((part) => part !== '' && part !== 'u')].join(
    ' ',
  );
};
