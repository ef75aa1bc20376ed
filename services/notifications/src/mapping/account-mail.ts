import { isEmailAddress } from '@southline/kernel/email';
import { regionOf } from '@southline/kernel/region';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { AccountMailJob, AccountTemplate } from '../domain/account-mail.ts';

/** The common facts of events about accounts. */
export interface AccountEvent {
  readonly requestId: string;
  readonly addressee?:
    | { readonly firstName: string; readonly email: string; readonly region: string; readonly language: string }
    | undefined;
}

/** One mail per request. An event without an addressee is parked, so that staff see it. */
export const accountMail = (
  template: AccountTemplate,
  { requestId, addressee }: AccountEvent,
  facts: Pick<AccountMailJob, 'at' | 'device' | 'byReset' | 'factor'> = {},
): AccountMailJob => {
  const address = addressee?.email.trim() ?? '';
  if (!requestId || !addressee || !isEmailAddress(address))
    throw new UnreadableEvent('The event lacks a request or an e-mail address.');
  const { firstName, region, language } = addressee;
  return {
    template,
    requestId,
    address,
    firstName,
    language,
    ...facts,
    region: regionOf(region),
  };
};
