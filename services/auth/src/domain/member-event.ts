import { knowsHolder, type Member } from './member.ts';

/** Where mails of an event go and in which words. */
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

/** What happened to an account that its holder is mailed about. */
export type MemberEvent =
  | ({ readonly kind: 'member-registered' | 'registration-repeated' } & Mailed)
  | ({ readonly kind: 'email-change-requested'; readonly currentEmail: string } & Mailed)
  | ({ readonly kind: 'email-changed'; readonly restored: boolean; readonly at: Date } & Mailed)
  | ({ readonly kind: 'password-reset-requested' } & Mailed)
  | ({ readonly kind: 'password-changed'; readonly by: 'reset' | 'change'; readonly at: Date } & Mailed)
  | ({ readonly kind: 'signed-in-on-new-device'; readonly deviceLabel: string; readonly at: Date } & Mailed);

/**
 * An address that is not known to be the holder's of this profile is not greeted by its name: anyone who entered it chose the name
 * too, and could have us mail a stranger a few words.
 */
export const addresseeOf = (member: Member, { region, language }: Locale, email = member.email): Addressee => ({
  membershipNo: member.membershipNo,
  firstName: knowsHolder(member) && email === member.email ? member.profile.firstName : '',
  email,
  region,
  language,
});
