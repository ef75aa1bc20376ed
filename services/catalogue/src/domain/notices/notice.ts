import { dayMs } from '@southline/kernel/clock';
import { DomainError } from '@southline/kernel/errors';
import type { Region } from '@southline/kernel/region';
import type { PartRow } from '../parts/part-row.ts';

export const noticeKinds = ['BackInStock', 'Superseded'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * Unconfirmed: the link of its mail was not used yet. Told: its one mail is queued or sent. Ended: its reader has ended it.
 */
export const noticeStates = ['Unconfirmed', 'Waiting', 'Told', 'Ended'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** A wish for one mail about a part. */
export interface Notice {
  readonly id: string;
  /** Cleansed number. */
  readonly part: string;
  readonly partNo: string;
  readonly description: string;
  readonly kind: NoticeKind;
  readonly email: string;
  readonly region: Region;
  readonly language: string;
}

/** How long a wish is stored in each state; then it is deleted. */
export const retentionMs: Readonly<Record<NoticeState, number>> = {
  Unconfirmed: 3 * dayMs,
  Waiting: 180 * dayMs,
  // How long the link in the mail can end the reader's other wishes.
  Told: 30 * dayMs,
  Ended: 30 * dayMs,
};

/** Mails are retried for about two days; after that the address of a notified person is not needed. */
export const addressKeptMs = 3 * dayMs;

/** The most wishes of one address, and the most unconfirmed ones among them. */
export const maxNotices = 50;
export const maxUnconfirmed = 5;
/** The most confirmation mails for the same wish. */
export const maxRounds = 3;

/**
 * The event that the mail about a part reports; undefined as long as the wish has to wait. `part`: undefined if the
 * catalogue no longer has it.
 */
export const newsOf = (
  kind: NoticeKind,
  part: Pick<PartRow, 'orderable' | 'stockLevel' | 'supersededBy'> | undefined,
): { readonly kind: NoticeKind; readonly supersededBy: string } | undefined => {
  if (!part) return undefined;
  // A wish for stock of a replaced part would otherwise wait for ever.
  if (!part.orderable && part.supersededBy !== '') return { kind: 'Superseded', supersededBy: part.supersededBy };
  if (kind === 'BackInStock' && part.stockLevel !== 'None') return { kind, supersededBy: '' };
  return undefined;
};

export const inStock = () => new DomainError('declined', 'InStock', 'This part is in stock.');

export const notToCome = (supersededBy: string) =>
  new DomainError(
    'declined',
    'NotOrderable',
    supersededBy ? `This part has been replaced by ${supersededBy}.` : 'This part is no longer sold.',
  );

export const tooManyNotices = () =>
  new DomainError('conflict', 'TooManyNotices', `At most ${maxNotices} notices wait for one address.`);

export const invalidToken = () => new DomainError('declined', 'InvalidToken', 'invalid_token');

export const noNotice = () => new DomainError('not-found', 'NotFound', 'There is nothing to notify about.');
