import { isDomainError } from '@southline/kernel/errors';
import type { Learn } from '@southline/kernel/security-event';
import { normalizeEmail } from '../domain/email.ts';
import { emailNotVerified, invalidCredentials, tooManyAttempts } from '../domain/errors.ts';
import { knowsDevice, type Member, registeredIn, withDevice } from '../domain/member.ts';
import { addresseeOf, type MemberEvent } from '../domain/member-event.ts';
import { type Change, type Ports, priority } from '../domain/ports.ts';
import { deviceOf, type Visitor } from '../domain/visitor.ts';
import { type Asked, askFactor } from './ask-factor.ts';
import { changeMember } from './change-member.ts';

const minute = 60_000;
const limit = 'global';
const key = 'sign-in';

type Needs = Pick<Ports, 'throttle' | 'limits'>;

/**
 * Throws too_many_attempts if all unknown devices together have used up the attempts of this minute. Each process counts its
 * own.
 */
const refuseUsedUp = ({ throttle }: Pick<Ports, 'throttle'>): void => {
  const wait = throttle.usedUpFor(limit, key);
  if (wait > 0) throw tooManyAttempts(wait);
};

/**
 * Counts a try of an account's password before it is made; returns a function that takes it back if the password was right. A
 * browser that was used with the account has its own count, so that strangers' guesses cannot lock out the holder. All others
 * share the account's count, the limit of their address and a global limit. Unknown addresses are counted like known ones.
 * Throws too_many_attempts.
 */
const admitSignIn =
  ({ throttle, limits: { signIn } }: Needs) =>
  async (account: string, { clientAddress, deviceHash }: Visitor, member: Member | undefined) => {
    if (member && knowsDevice(member, deviceHash)) {
      const device = `${account} ${deviceHash}`;
      await throttle.take('device', device, signIn.account);
      return () => throttle.forget('device', device);
    }
    await throttle.take('address', clientAddress, signIn.address);
    await throttle.take('account', account, signIn.account);
    const giveBackAddress = () => throttle.giveBack('address', clientAddress);
    const wait = await throttle.countWithin(limit, key, signIn.failuresPerMinute, minute);
    if (wait > 0) {
      await Promise.all([giveBackAddress(), throttle.giveBack('account', account)]);
      throw tooManyAttempts(wait);
    }
    return async () => {
      await Promise.all([giveBackAddress(), throttle.forget('account', account), throttle.uncount(limit, key, minute)]);
    };
  };

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly visitor: Visitor;
}

/** The holder is not notified about the first sign-in from the browser that registered. */
const isNewDevice = (member: Member, { deviceHash }: Visitor): boolean =>
  !knowsDevice(member, deviceHash) && !(member.devices.length === 0 && registeredIn(member, deviceHash));

/** Makes the browser a known one; the holder gets a mail about a new one. */
export const signedIn = ({ clock, ids }: Pick<Ports, 'clock' | 'ids'>, visitor: Visitor) => {
  const now = clock.now();
  const requestId = ids.next();
  return (member: Member): Pick<Change, 'member' | 'events'> => {
    const addressee = addresseeOf(member, visitor);
    const { deviceLabel } = visitor;
    const event: MemberEvent = { kind: 'signed-in-on-new-device', requestId, addressee, deviceLabel, at: now };
    const devices = withDevice(member.devices, { ...deviceOf(visitor), lastSeen: now });
    return { member: { ...member, devices }, events: isNewDevice(member, visitor) ? [event] : [] };
  };
};

const recordSignIn = async (ports: Ports, member: Member, visitor: Visitor, newHash: string | undefined) => {
  const now = ports.clock.now();
  if (knowsDevice(member, visitor.deviceHash) && newHash === undefined) {
    await ports.accounts.seen(member.membershipNo, visitor.deviceHash, now);
    return;
  }
  const record = signedIn(ports, visitor);
  await changeMember(ports, member, (current) => {
    // The password was changed during the check of the old one, so the browser does not become a known one.
    if (current.credentialVersion !== member.credentialVersion) throw invalidCredentials();
    return record({ ...current, passwordHash: newHash ?? current.passwordHash });
  });
};

/** The password is right, and the account has a second factor. */
const askInstead = async (ports: Ports, member: Member, visitor: Visitor, newHash: string | undefined) => {
  if (newHash !== undefined) {
    await changeMember(ports, member, (current) => {
      if (current.credentialVersion !== member.credentialVersion) throw invalidCredentials();
      return { member: { ...current, passwordHash: newHash } };
    });
  }
  return askFactor(ports, member, 'sign-in', visitor);
};

const priorityOf = (
  { failingAddresses, clock }: Ports,
  { clientAddress, deviceHash }: Visitor,
  member: Member | undefined,
) => {
  if (member && knowsDevice(member, deviceHash)) return priority.knownDevice;
  return failingAddresses.has(clientAddress, clock.now()) ? priority.anybody : priority.quietAddress;
};

/** Waits in the hash queue, counts the attempt and checks the password. All expensive work happens inside the queue. */
const tryPassword = async (
  ports: Ports,
  { email, password, visitor }: SignIn,
  member: Member | undefined,
  learn: Learn,
) => {
  const { hashQueue, passwords, failingAddresses, clock } = ports;
  let begun = false;
  try {
    const level = priorityOf(ports, visitor, member);
    if (level !== priority.knownDevice) refuseUsedUp(ports);
    return await hashQueue.run(level, async () => {
      begun = true;
      const succeeded = await admitSignIn(ports)(email, visitor, member);
      const hash = member?.disabledAt ? undefined : member?.passwordHash;
      const check = await passwords.verify(hash, password);
      if (!check.right) failingAddresses.add(visitor.clientAddress, clock.now());
      const newHash = check.right && check.outdated ? await passwords.hash(password) : undefined;
      return { right: check.right, newHash, succeeded };
    });
  } catch (error) {
    if (!begun && isDomainError(error, 'TooManyAttempts')) learn({ outcome: 'Busy' });
    throw error;
  }
};

/**
 * Wrong passwords and unknown addresses cost the same reads, one hash and the same counting, and get the same answer. Only a
 * caller with the right password learns whether the address is verified.
 */
export const signIn =
  (ports: Ports) =>
  async (attempt: SignIn, learn: Learn): Promise<Member | Asked> => {
    const email = normalizeEmail(attempt.email);
    const member = await ports.accounts.findByEmail(email);
    learn({ account: member?.membershipNo, role: member?.userType });
    const { right, newHash, succeeded } = await tryPassword(ports, { ...attempt, email }, member, learn);
    if (!member || !right) throw invalidCredentials();
    await succeeded();
    if (!member.verifiedAt) throw emailNotVerified();
    if (member.secondFactor) {
      learn({ outcome: 'SecondFactorNeeded' });
      return askInstead(ports, member, attempt.visitor, newHash);
    }
    await recordSignIn(ports, member, attempt.visitor, newHash);
    return member;
  };
