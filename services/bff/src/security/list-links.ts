import { dayMs } from '@southline/kernel/clock';
import { createSealedLinks, type SealedLinks } from './sealed-links.ts';

/** A list shared by its owner, or the contents of a cart. The link does not name the owner. */
export type SharedList = { readonly listId: string } | { readonly cart: readonly SharedRow[] };

/** Short, as links are. */
export type SharedRow = readonly [partNo: string, quantity: number];

export type ListLinks = SealedLinks<SharedList>;

export const sharedForDays = 30;

const kind = {
  purpose: 'list-links',
  lifetimeMs: sharedForDays * dayMs,
  over: 'This link has run out, or the list is gone. Please ask for a new link.',
};

export const createListLinks = (signingKey: string, now?: () => number): ListLinks =>
  createSealedLinks(signingKey, kind, now);
