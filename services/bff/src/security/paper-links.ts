import type { Identity } from '@southline/platform/identity';
import { createSealedLinks, type SealedLinks } from '@southline/platform/links';

/** The target of a link: one stored document, or the order list of one owner's cart. */
export type Paper =
  | { readonly kind: 'stored'; readonly documentId: string }
  | { readonly kind: 'order-list'; readonly owner: Identity; readonly orderId: string };

export type PaperLinks = SealedLinks<Paper>;

const kind = {
  purpose: 'paper-links',
  lifetimeMs: 10 * 60_000,
  over: 'This link has expired. Please ask for the document again.',
};

export const createPaperLinks = (signingKey: string, now?: () => number): PaperLinks =>
  createSealedLinks(signingKey, kind, now);
