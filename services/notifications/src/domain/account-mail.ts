import type { Region } from '@southline/kernel/region';

export const accountMailJob = 'account-mail';

export type AccountTemplate =
  | 'member-registered'
  | 'registration-repeated'
  | 'email-change-requested'
  | 'email-change-announced'
  | 'email-changed'
  | 'email-restored'
  | 'password-reset-requested'
  | 'own-data-requested'
  | 'staff-invited'
  | 'second-factor-changed'
  | 'account-closed'
  | 'password-changed'
  | 'signed-in-on-new-device';

export type FactorChange = 'set-up' | 'removed' | 'reset';

/**
 * One mail to the holder of an account, queued under its key. It contains no secrets; they are read when it is sent.
 */
export interface AccountMailJob {
  readonly template: AccountTemplate;
  readonly requestId: string;
  readonly address: string;
  readonly firstName: string;
  readonly region: Region;
  readonly language: string;
  /** ISO 8601 UTC; the time of the event, if the mail states it. */
  readonly at?: string;
  /** A name for the reader, such as "Firefox on Windows". */
  readonly device?: string;
  /** The change of the second factor. */
  readonly factor?: FactorChange;
  /** The password was changed with a mailed link. */
  readonly byReset?: boolean;
}

export const accountMailKey = ({ template, requestId }: AccountMailJob): string => `${template}/${requestId}`;

const withSecret: readonly AccountTemplate[] = [
  'member-registered',
  'email-change-requested',
  'email-changed',
  'password-reset-requested',
  'own-data-requested',
  'staff-invited',
];

export const needsSecret = ({ template }: AccountMailJob): boolean => withSecret.includes(template);

/** The secrets of a mail, which its job does not contain. */
export interface MailedSecret {
  readonly token: string;
  /** Empty, except for resets, invitations and for restoring an earlier address. */
  readonly temporaryPassword: string;
}

export interface MailedSecrets {
  /** Undefined if the request was used, has expired or was replaced by a newer one. */
  read(requestId: string): Promise<MailedSecret | undefined>;
}

export interface AccountMailRecord {
  readonly messageId: string;
  /** The Date header. */
  readonly date: Date;
  /** `dropped`: its secret was no longer valid when the mail was due. */
  readonly state: 'sending' | 'sent' | 'failed' | 'dropped';
}

/** The facts that the first sending of a mail fixes. `orderId`: the order that it is about, if it is about one. */
export type FixedAccountMail = Pick<AccountMailRecord, 'messageId' | 'date'> & { readonly orderId?: string };

export interface AccountMails {
  /**
   * Records that a mail is about to be sent. Returns the facts that its first sending fixed; undefined if the mail is
   * finished.
   */
  begin(key: string, fixed: FixedAccountMail): Promise<AccountMailRecord | undefined>;
  finish(key: string, state: 'sent' | 'failed' | 'dropped', at: Date): Promise<void>;
}

/**
 * The first name for a greeting; empty if the text does not look like a name. Otherwise a person could make us mail a
 * message or a link to a stranger's address.
 */
export const greetingName = (firstName: string): string =>
  /^\p{L}[\p{L}\p{M}' ’-]{0,29}$/u.test(firstName.trim()) ? firstName.trim() : '';
