import { placeSlug } from '@southline/kernel/place-slug';
import type { LocatorParams, LocatorSearch } from './locator-address.ts';
import { type TypeSlug, typeOf } from './locator-types.ts';
import type { Selection } from './selection.ts';

/** The URL of a selection's search. */
export const addressOf = (
  type: TypeSlug,
  { state, suburb, postcode }: Selection,
): { params: LocatorParams; search: LocatorSearch } => ({
  params: {
    type,
    ...(state !== '' && { state: state.toLowerCase() }),
    ...(suburb !== '' && { suburb: placeSlug(suburb) }),
  },
  search: {
    ...(postcode !== '' && { postcode }),
    ...(state === '' && typeOf[type] === 'Service' && { all: true as const }),
  },
});
