import { dayMs } from '@southline/kernel/clock';
import { DomainError } from '@southline/kernel/errors';
import { sharedLinkDays } from '@southline/kernel/shared-link';
import { createSealedLinks, type SealedLinks } from '@southline/platform/links';

/** A shared list, or the rows of a shared cart with the owner, who can end the link. The token is encrypted. */
export type SharedList =
  | { readonly listId: string; readonly version: string }
  | { readonly cart: readonly SharedRow[]; readonly owner: string; readonly version: string };

/** An array, to keep links short. */
export type SharedRow = readonly [partNo: string, quantity: number];

export type ListLinks = SealedLinks<SharedList>;

const over = 'This link has expired, or the list is gone. Please ask for a new link.';

/** The owner has stopped sharing. The answer is the same as for an unknown link. */
export const linkEnded = () => new DomainError('not-found', 'NotFound', over);

const kind = { purpose: 'list-links', lifetimeMs: sharedLinkDays * dayMs, over };

export const createListLinks = (signingKey: string, now?: () => number): ListLinks =>
  createSealedLinks(signingKey, kind, now);
