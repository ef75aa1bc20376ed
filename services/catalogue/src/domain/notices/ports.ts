import type { Notice, NoticeKind } from './notice.ts';

/** A wish with everything that its mail needs. */
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
  /** Saves an active wish; false if the address has too many. */
  addWaiting(notice: Notice, now: Date): Promise<boolean>;
  /** Saves a wish until it is confirmed and queues its confirmation mail; does nothing if the address has too many. */
  addUnconfirmed(notice: Notice, now: Date): Promise<void>;
  /** Undefined if the token is unknown or too old. */
  confirm(token: string, now: Date): Promise<Pick<Notice, 'partNo' | 'kind'> | undefined>;
  /** Ends every wish of the address that received the token; false if the token is unknown. */
  end(token: string, now: Date): Promise<boolean>;
  /** Includes a new token. */
  forMail(id: string): Promise<MailedNotice | undefined>;
  /** Wishes that wait, by part, for the parts after `after`. */
  waiting(after: string, limit: number): Promise<readonly WaitingNotice[]>;
  /** Marks wishes as fulfilled and queues one mail for each, also with concurrent processes. */
  fulfil(notices: readonly FulfilledNotice[], now: Date): Promise<number>;
  /** Deletes the addresses of persons notified before `at`. */
  forgetAddresses(at: Date): Promise<void>;
}
