import { dayMs } from '@southline/kernel/clock';
import { isEmailAddress } from '@southline/kernel/email';
import { recorded } from '@southline/kernel/security-event';
import { normalizeEmail } from '../domain/email.ts';
import { currentPasswordMissing, invalidCredentials, invalidFields, tooManyAttempts } from '../domain/errors.ts';
import type { Member } from '../domain/member.ts';
import { type OrderDefaultsChange, withOrderDefaults } from '../domain/order-defaults.ts';
import type { Ports } from '../domain/ports.ts';
import { checkedProfile, type Profile } from '../domain/profile.ts';
import { localeOf } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';
import { openAccount, provePassword } from './open-account.ts';

export interface UpdateProfile {
  readonly membershipNo: string;
  readonly profile: Profile;
  /** Undefined: unchanged. */
  readonly orderDefaults: OrderDefaultsChange | undefined;
  readonly email: string;
  /** Required for a new address; empty: no password was sent. */
  readonly currentPassword: string;
  readonly region: string;
  readonly language: string;
  /** For the security log; empty: unknown. */
  readonly clientAddress: string;
}

/** Replaces the profile. A new address is only stored as pending. One job mails it, whether or not another account has it. */
export const updateProfile =
  (ports: Ports) =>
  async (command: UpdateProfile): Promise<Member> => {
    const { membershipNo } = command;
    const email = normalizeEmail(command.email);
    if (!isEmailAddress(email)) throw invalidFields(['email']);
    const profile = checkedProfile(command.profile);
    const member = await openAccount(ports, membershipNo);
    // Refused before a mail is counted.
    withOrderDefaults(member.orderDefaults, command.orderDefaults ?? {}, member.email);
    // Changing the e-mail address requires the password, so that a stolen session cannot take over the account.
    const isNew = email !== member.email && email !== member.pendingEmail;
    if (isNew && command.currentPassword === '') throw currentPasswordMissing();
    if (email !== member.email) {
      const who = { account: membershipNo, role: member.userType, clientAddress: command.clientAddress };
      await recorded(ports.securityLog, { event: 'email-change-request', ...who }, async () => {
        if (isNew) await provePassword(ports, member, command.currentPassword);
        const most = ports.limits.emailChangesPerMember;
        const wait = await ports.throttle.countWithin('email-changes', membershipNo, most, dayMs);
        if (wait > 0) throw tooManyAttempts(wait);
      });
    }
    const id = `email-change/${ports.ids.next()}`;
    const request = { kind: 'email-change', membershipNo, email, locale: localeOf(command) } as const;
    const changed = await changeMember(ports, member, (read) => {
      const { orderDefaults: change } = command;
      const current = change
        ? { ...read, orderDefaults: withOrderDefaults(read.orderDefaults, change, read.email) }
        : read;
      // The password was changed after the check.
      if (isNew && current.credentialVersion !== member.credentialVersion) throw invalidCredentials();
      return email === current.email
        ? { member: { ...current, profile, pendingEmail: undefined }, ended: ['email-change'] }
        : // The link of an address that is no longer wanted ends at once.
          {
            member: { ...current, profile, pendingEmail: email },
            ended: current.pendingEmail === email ? [] : ['email-change'],
            job: { id, request },
          };
    });
    if (email !== member.email) ports.observer.request('email-change');
    ports.wakeWorker();
    return changed.member;
  };
