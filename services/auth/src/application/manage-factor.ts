import { isSecondFactorStale, secondFactorStale } from '@southline/kernel/second-factor';
import type { Learn } from '@southline/kernel/security-event';
import { codeWrong, invalidFields, invalidToken } from '../domain/errors.ts';
import { type Member, withSecondFactor } from '../domain/member.ts';
import { addresseeOf, type FactorChange, type Locale, type MemberEvent } from '../domain/member-event.ts';
import type { Ports } from '../domain/ports.ts';
import {
  type Challenge,
  newRecoveryCodes,
  orNone,
  passkeysOf,
  type SecondFactor,
  withoutPasskey,
  withPasskey,
} from '../domain/second-factor.ts';
import type { Visitor } from '../domain/visitor.ts';
import { type Asked, askFactor, challengeOf, newChallenge } from './ask-factor.ts';
import { changeMember } from './change-member.ts';
import { type Given, giveFactor } from './give-factor.ts';
import { openAccount, provePassword } from './open-account.ts';

/** A staff member who is signed in. */
export interface Caller {
  readonly membershipNo: string;
  /** When the session last gave a second factor, in epoch seconds. */
  readonly secondFactorAt?: number | undefined;
  readonly visitor: Visitor;
}

/** A stolen session must not add a factor: the first needs the password, a further one a fresh factor. */
const proveOwner = async (ports: Ports, member: Member, { secondFactorAt = 0 }: Caller, password: string) => {
  if (!member.secondFactor) return provePassword(ports, member, password);
  if (isSecondFactorStale(secondFactorAt, ports.clock.now().getTime())) throw secondFactorStale();
};

export const beginTotp =
  (ports: Ports) =>
  async (caller: Caller, password: string): Promise<{ token: string; secret: string; uri: string }> => {
    const member = await openAccount(ports, caller.membershipNo);
    await proveOwner(ports, member, caller, password);
    const { sealed, secret, uri } = ports.totps.create(member);
    const token = await newChallenge(ports, member, caller.visitor, { purpose: 'totp', secret: sealed });
    return { token, secret, uri };
  };

/** The holder gets a mail about each change, because a stranger may have made it. */
export const factorChanged = (
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  member: Member,
  locale: Locale,
  by: FactorChange,
): MemberEvent => ({
  kind: 'second-factor-changed',
  by,
  requestId: ids.next(),
  at: clock.now(),
  addressee: addresseeOf(member, locale),
});

interface SetUp {
  /** Empty unless this is the first factor. */
  readonly recoveryCodes: string[];
  readonly credentialVersion: number;
}

/** Adds a factor; with the first one come recovery codes. */
const setUp = async (
  ports: Ports,
  challenge: Challenge,
  locale: Locale,
  add: (before: SecondFactor) => SecondFactor,
): Promise<SetUp> => {
  const { codes, recoveryHashes } = newRecoveryCodes();
  const account = await openAccount(ports, challenge.membershipNo);
  let isFirst = false;
  const { outcome, member } = await changeMember(ports, account, (current) => {
    if (current.credentialVersion !== challenge.credentialVersion) throw invalidToken();
    isFirst = current.secondFactor === undefined;
    const next = add(current.secondFactor ?? { recoveryHashes });
    const events = [factorChanged(ports, current, locale, 'set-up')];
    return { member: withSecondFactor(current, next), answered: challenge, events };
  });
  if (outcome !== 'done') throw invalidToken();
  return { recoveryCodes: isFirst ? codes : [], credentialVersion: member.credentialVersion };
};

export const confirmTotp =
  (ports: Ports) =>
  async ({ membershipNo, visitor }: Caller, token: string, code: string): Promise<SetUp> => {
    const challenge = await challengeOf(ports, token, 'totp', visitor);
    const { secret } = challenge;
    if (challenge.membershipNo !== membershipNo || secret === undefined) throw invalidToken();
    const lastStep = ports.totps.stepOf(secret, membershipNo, code.replace(/\s/g, ''), ports.clock.now());
    if (lastStep === undefined) throw codeWrong();
    return setUp(ports, challenge, visitor, (factor) => ({ ...factor, totp: { secret, lastStep } }));
  };

export const beginPasskey =
  (ports: Ports) =>
  async (caller: Caller, password: string): Promise<{ token: string; options: string }> => {
    const member = await openAccount(ports, caller.membershipNo);
    await proveOwner(ports, member, caller, password);
    const { options, nonce } = await ports.passkeys.create(member);
    const token = await newChallenge(ports, member, caller.visitor, { purpose: 'passkey', nonce });
    return { token, options };
  };

const longestName = 60;

export const confirmPasskey =
  (ports: Ports) =>
  async ({ membershipNo, visitor }: Caller, token: string, answer: string, typed: string): Promise<SetUp> => {
    const name = typed.trim();
    if (!name || name.length > longestName) throw invalidFields(['name']);
    const challenge = await challengeOf(ports, token, 'passkey', visitor);
    if (challenge.membershipNo !== membershipNo) throw invalidToken();
    const created = await ports.passkeys.created(answer, challenge.nonce ?? '');
    if (!created) throw codeWrong();
    const addedAt = ports.clock.now();
    return setUp(ports, challenge, visitor, (factor) => withPasskey(factor, { ...created, name, addedAt }));
  };

/** `without` returns the remaining factor. It returns the factor itself if there is nothing to remove. */
const removeFrom = async (
  ports: Ports,
  { membershipNo, visitor }: Caller,
  without: (factor: SecondFactor) => SecondFactor,
): Promise<Member> => {
  const { member } = await changeMember(ports, await openAccount(ports, membershipNo), (current) => {
    if (!current.secondFactor) return undefined;
    const left = without(current.secondFactor);
    if (left === current.secondFactor) return undefined;
    const events = [factorChanged(ports, current, visitor, 'removed')];
    return { member: withSecondFactor(current, orNone(left)), events };
  });
  return member;
};

export const removeTotp = (ports: Ports) => (caller: Caller) =>
  removeFrom(ports, caller, (factor) => {
    const { totp, ...rest } = factor;
    return totp ? rest : factor;
  });

export const removePasskey = (ports: Ports) => (caller: Caller, id: string) =>
  removeFrom(ports, caller, (factor) =>
    passkeysOf(factor).some((passkey) => passkey.id === id) ? withoutPasskey(factor, id) : factor,
  );

export const renewRecoveryCodes =
  (ports: Ports) =>
  async (membershipNo: string): Promise<string[]> => {
    const { codes, recoveryHashes } = newRecoveryCodes();
    const { member } = await changeMember(ports, await openAccount(ports, membershipNo), (current) =>
      current.secondFactor
        ? { member: withSecondFactor(current, { ...current.secondFactor, recoveryHashes }) }
        : undefined,
    );
    return member.secondFactor ? codes : [];
  };

export const askAgain =
  (ports: Ports) =>
  async ({ membershipNo, visitor }: Caller): Promise<Asked> =>
    askFactor(ports, await openAccount(ports, membershipNo), 'again', visitor);

export const giveAgain =
  (ports: Ports) =>
  async ({ membershipNo, visitor }: Caller, token: string, given: Given, learn: Learn): Promise<void> => {
    const challenge = await challengeOf(ports, token, 'again', visitor);
    if (challenge.membershipNo !== membershipNo) throw invalidToken();
    await giveFactor(ports, { challenge, given, visitor }, learn);
  };
