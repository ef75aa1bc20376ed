import type { Learn } from '@southline/kernel/security-event';
import { readTyped } from '@southline/kernel/typed-text';
import { codeWrong, invalidToken } from '../domain/errors.ts';
import { knowsDevice, type Member } from '../domain/member.ts';
import type { Change, Ports } from '../domain/ports.ts';
import {
  type Challenge,
  type Passkey,
  passkeysOf,
  type SecondFactor,
  withoutCode,
  withStep,
  withUse,
} from '../domain/second-factor.ts';
import type { Visitor } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';

/** A code of the app, or a recovery code; or the browser's answer for a passkey. The other one is empty. */
export interface Given {
  readonly code: string;
  readonly passkey: string;
}

/**
 * Counts a try of a code before it is made; returns a function that forgets the failures. As with passwords, a browser that
 * was used with the account has its own count.
 */
const admitCode = async (
  { throttle, limits }: Pick<Ports, 'throttle' | 'limits'>,
  member: Member,
  { deviceHash }: Visitor,
) => {
  const known = knowsDevice(member, deviceHash);
  const [limit, key] = known
    ? ['factor-device', `${member.membershipNo} ${deviceHash}`]
    : ['factor', member.membershipNo];
  await throttle.take(limit, key, limits.signIn.account);
  return () => throttle.forget(limit, key);
};

const appCode = /^\d{6}$/;

/** The factor after this use. Undefined: the code or the passkey is wrong, or was used before. */
const used = (
  { totps, clock }: Pick<Ports, 'totps' | 'clock'>,
  { membershipNo, secondFactor }: Member,
  { code, passkey }: Given,
  use: Pick<Passkey, 'id' | 'counter'> | undefined,
): SecondFactor | undefined => {
  if (!secondFactor) return undefined;
  if (passkey !== '') return use && withUse(secondFactor, use);
  const typed = readTyped(code);
  const digits = typed.replace(/[\s-]/g, '');
  if (!appCode.test(digits)) return withoutCode(secondFactor, typed);
  const { totp } = secondFactor;
  return totp && withStep(secondFactor, totps.stepOf(totp.secret, membershipNo, digits, clock.now()));
};

interface Answer {
  readonly challenge: Challenge;
  readonly given: Given;
  readonly visitor: Visitor;
}

/**
 * Checks the second factor and applies the change `also` in the same commit. Each code and each challenge can be used only
 * once, also by concurrent calls.
 */
export const giveFactor = async (
  ports: Ports,
  { challenge, given, visitor }: Answer,
  learn: Learn,
  also: (member: Member) => Pick<Change, 'member' | 'events'> = (member) => ({ member }),
): Promise<Member> => {
  const found = await ports.accounts.find(challenge.membershipNo);
  learn({ account: challenge.membershipNo, role: found?.userType });
  if (!found || found.disabledAt) throw invalidToken();
  const succeeded = await admitCode(ports, found, visitor);
  const { nonce } = challenge;
  const { passkey } = given;
  const mayUse = passkey !== '' && nonce !== undefined;
  const use = mayUse ? await ports.passkeys.used(passkey, nonce, passkeysOf(found.secondFactor)) : undefined;
  const { outcome, member } = await changeMember(ports, found, (current) => {
    if (current.credentialVersion !== challenge.credentialVersion) throw invalidToken();
    const secondFactor = used(ports, current, given, use);
    if (!secondFactor) throw codeWrong();
    return { ...also({ ...current, secondFactor }), answered: challenge };
  });
  if (outcome !== 'done') throw invalidToken();
  await succeeded();
  return member;
};
