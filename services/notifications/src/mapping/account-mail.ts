import { isEmailAddress } from '@southline/kernel/email';
import { regionOf } from '@southline/kernel/region';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { AccountMailJob, AccountTemplate } from '../domain/account-mail.ts';

/** The facts that all events about accounts have. */
export interface AccountEvent {
  readonly requestId: string;
  readonly addressee?:
    | { readonly firstName: string; readonly email: string; readonly region: string; readonly language: string }
    | undefined;
}

/** One mail per request. Throws for an event without an addressee, which is then parked for staff. */
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
