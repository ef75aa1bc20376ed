import type { Notice, NoticeKind } from './notice.ts';

/** A wish as its mail is written. */
export interface MailedNotice extends Omit<Notice, 'id' | 'part'> {
  readonly unconfirmed: boolean;
  readonly supersededBy: string;
  readonly token: string;
}

export interface WaitingNotice {
  readonly id: string;
  readonly part: string;
  readonly kind: NoticeKind;
}

export interface FulfilledNotice extends WaitingNotice {
  readonly supersededBy: string;
}

export interface NoticeStore {
  /** Keeps a wish that waits; false beyond what one address may have. */
  addWaiting(notice: Notice, now: Date): Promise<boolean>;
  /** Keeps a wish until it is confirmed, and has the mail sent that asks for it; nothing beyond what one address may have. */
  addUnconfirmed(notice: Notice, now: Date): Promise<void>;
  /** Undefined: the token is none, or too old. */
  confirm(token: string, now: Date): Promise<Pick<Notice, 'partNo' | 'kind'> | undefined>;
  /** Ends every wish of the address that the token was mailed to; false: the token is none. */
  end(token: string, now: Date): Promise<boolean>;
  /** With a new token. */
  forMail(id: string): Promise<MailedNotice | undefined>;
  /** Wishes that wait, by part: those of parts after `after`. */
  waiting(after: string, limit: number): Promise<readonly WaitingNotice[]>;
  /** Marks wishes as fulfilled and queues their mails, each once, also with concurrent processes. */
  fulfil(notices: readonly FulfilledNotice[], now: Date): Promise<number>;
  /** Deletes the addresses of persons notified before `at`. */
  forgetAddresses(at: Date): Promise<void>;
}
