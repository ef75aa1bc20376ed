import { backOff } from '@southline/kernel/back-off';
import type { Locale } from './member-event.ts';
import type { Profile } from './profile.ts';

/** Work that is done after the answer was sent, so that known and unknown addresses take the same time for the caller. */
export type AccountRequest =
  | {
      readonly kind: 'sign-up';
      readonly email: string;
      readonly profile: Profile;
      /** Absent in jobs of the release before. */
      readonly businessName?: string;
      readonly passwordHash: string;
      readonly deviceHash: string;
      readonly locale: Locale;
    }
  | { readonly kind: 'reset'; readonly email: string; readonly locale: Locale }
  | { readonly kind: 'email-change'; readonly membershipNo: string; readonly email: string; readonly locale: Locale };

export interface AccountJob {
  readonly id: string;
  readonly request: AccountRequest;
}

export const accountJob = 'account-request';

/** The job fails for good after ten failures in a row, about ten minutes. */
export const accountBackoff = (tries: number): number | undefined =>
  tries >= 10 ? undefined : backOff(tries, 1_000, 120_000);
