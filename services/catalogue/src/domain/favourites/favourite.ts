import { DomainError } from '@southline/kernel/errors';

/** A saved part with its last known data: it stays listed when the catalogue no longer has it. */
export interface Favourite {
  readonly owner: string;
  /** Cleansed number. */
  readonly part: string;
  /** As printed. */
  readonly partNo: string;
  readonly description: string;
  readonly addedAt: Date;
}

export const maxFavourites = 1_000;

export type FavouriteOrder = 'part' | 'description' | 'addedAt';

export interface FavouritePage {
  readonly order: FavouriteOrder;
  readonly descending: boolean;
  readonly skip: number;
  readonly limit: number;
}

export interface FavouriteStore {
  /** False if it already exists. */
  add(favourite: Favourite): Promise<boolean>;
  remove(owner: string, part: string): Promise<void>;
  count(owner: string): Promise<number>;
  list(owner: string, page: FavouritePage): Promise<readonly Favourite[]>;
  /** All numbers of a list, as printed. */
  numbers(owner: string): Promise<string[]>;
  /** Updates the last known data, by which lists are sorted. */
  refresh(favourites: readonly Favourite[]): Promise<void>;
}

export const partUnknown = (partNo: string) =>
  new DomainError('not-found', 'PartUnknown', 'There is no part with this number.', { partNo });

export const tooManyFavourites = () =>
  new DomainError('conflict', 'TooManyFavourites', `A list holds at most ${maxFavourites} favourites.`);
