import { knowsHolder, type Member } from './member.ts';

/** The recipient of a mail, and the mail's language. */
export interface Addressee {
  readonly membershipNo: string;
  readonly firstName: string;
  readonly email: string;
  readonly region: string;
  readonly language: string;
}

export interface Locale {
  readonly region: string;
  readonly language: string;
}

interface Mailed {
  readonly requestId: string;
  readonly addressee: Addressee;
}

export type FactorChange = 'set-up' | 'removed' | 'reset';

/** An event of an account that its holder gets a mail about. */
export type MemberEvent =
  | ({ readonly kind: 'member-registered' | 'registration-repeated' } & Mailed)
  | ({ readonly kind: 'email-change-requested'; readonly currentEmail: string } & Mailed)
  | ({ readonly kind: 'email-changed'; readonly restored: boolean; readonly at: Date } & Mailed)
  | ({ readonly kind: 'password-reset-requested' | 'own-data-requested' } & Mailed)
  | ({ readonly kind: 'staff-invited' } & Mailed)
  | ({ readonly kind: 'second-factor-changed'; readonly by: FactorChange; readonly at: Date } & Mailed)
  | ({ readonly kind: 'member-closed'; readonly at: Date } & Mailed)
  | ({ readonly kind: 'password-changed'; readonly by: 'reset' | 'change'; readonly at: Date } & Mailed)
  | ({ readonly kind: 'signed-in-on-new-device'; readonly deviceLabel: string; readonly at: Date } & Mailed);

/**
 * If the holder of the address did not verify this profile, the mail does not greet by name. A stranger may have entered
 * both, and could otherwise send chosen words to another person.
 */
export const addresseeOf = (member: Member, { region, language }: Locale, email = member.email): Addressee => ({
  membershipNo: member.membershipNo,
  firstName: knowsHolder(member) && email === member.email ? member.profile.firstName : '',
  email,
  region,
  language,
});
