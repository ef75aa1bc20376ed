import type { Region } from '@southline/kernel/region';

export const siteMailJob = 'site-mail';

/** A receipt goes to the visitor; a desk mail with the visitor's message goes to our staff. */
export type ReceiptTemplate = 'enquiry-received' | 'booking-received' | 'promotion-entered';
export type DeskTemplate = 'enquiry' | 'booking';
export type SiteTemplate = ReceiptTemplate | DeskTemplate;

/** One mail about a submitted form, queued under its key. */
export interface SiteMailJob {
  readonly template: SiteTemplate;
  /** The id of the enquiry, booking or entry. */
  readonly id: string;
  readonly address: string;
  /** The address for replies, if it is not ours. */
  readonly replyTo?: string;
  readonly region: Region;
  readonly language: string;
  /** The fields for the desk, in order. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Facts for receipts: a date, the end of a receipt number, a number of entries. */
  readonly about: Readonly<Record<string, string>>;
}

export const siteMailKey = ({ template, id }: Pick<SiteMailJob, 'template' | 'id'>): string => `${template}/${id}`;
