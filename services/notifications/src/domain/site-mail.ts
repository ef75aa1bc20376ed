import type { Region } from '@southline/kernel/region';

export const siteMailJob = 'site-mail';

/** A receipt goes to the visitor; a desk mail with the visitor's message goes to our staff. */
export type ReceiptTemplate = 'enquiry-received' | 'booking-received' | 'promotion-entered';
export type DeskTemplate = 'enquiry' | 'booking';
export type SiteTemplate = ReceiptTemplate | DeskTemplate;

/** One mail about something that was sent through the site, queued under its key. */
export interface SiteMailJob {
  readonly template: SiteTemplate;
  /** Of the enquiry, booking or entry. */
  readonly id: string;
  readonly address: string;
  /** Whom an answer goes to, where that is not us. */
  readonly replyTo?: string;
  readonly region: Region;
  readonly language: string;
  /** What desks read, in its order. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What receipts name: a date, the end of a receipt number, a number of entries. */
  readonly about: Readonly<Record<string, string>>;
}

export const siteMailKey = ({ template, id }: Pick<SiteMailJob, 'template' | 'id'>): string => `${template}/${id}`;
