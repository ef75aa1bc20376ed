import { isDomainError } from '@southline/kernel/errors';
import { normalizeEmail } from '../domain/email.ts';
import { emailNotVerified, invalidCredentials } from '../domain/errors.ts';
import { knowsDevice, type Member, withDevice } from '../domain/member.ts';
import { addresseeOf, type MemberEvent } from '../domain/member-event.ts';
import type { Ports } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';
import { type Admission, admitSignIn } from './admit-sign-in.ts';
import { changeMember } from './change-member.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly visitor: Visitor;
}

/** The browser that registered is no news to the holder when it signs in first. */
const isNews = (member: Member, { deviceHash }: Visitor): boolean =>
  !knowsDevice(member, deviceHash) &&
  !(member.devices.length === 0 && deviceHash && member.signUpDevice === deviceHash);

const recordSignIn = async (ports: Ports, member: Member, visitor: Visitor, newHash: string | undefined) => {
  const now = ports.clock.now();
  if (knowsDevice(member, visitor.deviceHash) && newHash === undefined) {
    await ports.accounts.seen(member.membershipNo, visitor.deviceHash, now);
    return;
  }
  const device = { hash: visitor.deviceHash, label: visitor.deviceLabel, lastSeen: now };
  const requestId = ports.ids.next();
  await changeMember(ports, member, (current) => {
    const events: MemberEvent[] = isNews(current, visitor)
      ? [
          {
            kind: 'signed-in-on-new-device',
            ...{ requestId, addressee: addresseeOf(current, visitor), deviceLabel: visitor.deviceLabel, at: now },
          },
        ]
      : [];
    // A password that was changed meanwhile keeps its own hash.
    const hash = newHash !== undefined && current.passwordHash === member.passwordHash ? newHash : current.passwordHash;
    return { member: { ...current, passwordHash: hash, devices: withDevice(current.devices, device) }, events };
  });
};

/**
 * Wrong passwords and unknown addresses cost the same reads, one hash and the same counting, and get the same answer. Whether
 * the address is verified is told only to who knows the password.
 */
export const signIn =
  (ports: Ports) =>
  async ({ email: typed, password, visitor }: SignIn): Promise<Member> => {
    const { accounts, passwords, observer } = ports;
    const email = normalizeEmail(typed);
    const member = await accounts.findByEmail(email);
    const admission: Admission = await admitSignIn(ports)(email, visitor, member).catch((error: unknown) => {
      if (isDomainError(error, 'TooManyAttempts')) observer.signIn('throttled');
      throw error;
    });
    const known = member?.disabledAt ? undefined : member;
    const check = await passwords
      .verify(known?.passwordHash, password, admission.priority)
      .catch(async (error: unknown) => {
        observer.signIn('busy');
        await admission.withdrawn();
        throw error;
      });
    if (!known || !check.right) {
      observer.signIn('wrong');
      throw invalidCredentials();
    }
    await admission.succeeded();
    if (!known.verifiedAt) {
      observer.signIn('unverified');
      throw emailNotVerified();
    }
    const newHash = check.outdated ? await passwords.hash(password, admission.priority) : undefined;
    await recordSignIn(ports, known, visitor, newHash);
    observer.signIn('done');
    return known;
  };
