import { cleanse } from '@southline/kernel/part-number';
import type { Data } from '@southline/rest/types';

export type Suggestion = Data<'search/suggest'>;
export type SuggestedPart = Suggestion['parts'][number];
export type SuggestedVehicle = Suggestion['vehicles'][number];

export const isEmpty = ({ parts, vehicles, categories, pages }: Suggestion): boolean =>
  [parts, vehicles, categories, pages].every(({ length }) => length === 0);

/**
 * Whether the catalogue uses the text as a word. Such a text does not identify a vehicle, even if it has the shape of a plate.
 */
export const isOfCatalogue = ({ parts }: Suggestion): boolean => parts.some(({ matched }) => matched?.kind === 'Words');

/** The target of Enter: the only possible page, or a list. The list is searched by numbers and words, as the hits are. */
export type Destination =
  | { to: 'part'; part: SuggestedPart }
  | { to: 'vehicle'; vehicle: SuggestedVehicle }
  | { to: 'parts' }
  | { to: 'site' };

export const destinationOf = (typed: string, suggestion: Suggestion): Destination => {
  const { understood, parts, vehicles, categories, pages } = suggestion;
  const isVehicle = understood.kind === 'Vehicle';
  const [vehicle, ...otherVehicles] = vehicles;
  if (isVehicle && vehicle && otherVehicles.length === 0) return { to: 'vehicle', vehicle };
  // The part whose number equals the text, even if others begin with it.
  const called = parts.filter(({ productNr }) => cleanse(productNr) === cleanse(typed));
  const [part, ...otherParts] = called.length > 0 ? called : parts;
  if (!isVehicle && part && otherParts.length === 0) return { to: 'part', part };
  const nothingToBuy = parts.length + categories.length + vehicles.length === 0;
  return nothingToBuy && pages.length > 0 ? { to: 'site' } : { to: 'parts' };
};
