import { invalidToken } from '../domain/errors.ts';
import { tokenHash } from '../domain/mailed-secrets.ts';
import type { Member } from '../domain/member.ts';
import type { Ports } from '../domain/ports.ts';
import { type Challenge, type ChallengePurpose, challengeLifeMs, passkeysOf } from '../domain/second-factor.ts';
import type { Visitor } from '../domain/visitor.ts';

type Needs = Pick<Ports, 'challenges' | 'clock' | 'ids'>;
type Content = Pick<Challenge, 'purpose' | 'secret' | 'nonce'>;

/** Opens a challenge for this browser; returns its token. */
export const newChallenge = async (
  { challenges, clock, ids }: Needs,
  { membershipNo, credentialVersion }: Member,
  { deviceHash }: Visitor,
  content: Content,
): Promise<string> => {
  const token = ids.secret();
  const expiresAt = new Date(clock.now().getTime() + challengeLifeMs[content.purpose]);
  const hash = tokenHash(token);
  await challenges.add({ ...content, tokenHash: hash, membershipNo, credentialVersion, deviceHash, expiresAt });
  return token;
};

/**
 * The open challenge of a token. Throws invalid_token if it was answered, has expired, or belongs to another browser or
 * purpose.
 */
export const challengeOf = async (
  { challenges, clock }: Pick<Ports, 'challenges' | 'clock'>,
  token: string,
  purpose: ChallengePurpose,
  { deviceHash }: Visitor,
): Promise<Challenge> => {
  const challenge = await challenges.byTokenHash(tokenHash(token));
  const isOpen = challenge?.purpose === purpose && challenge.expiresAt > clock.now();
  if (!isOpen || challenge.deviceHash !== deviceHash) throw invalidToken();
  return challenge;
};

export interface Asked {
  readonly token: string;
  readonly totp: boolean;
  /** JSON for the browser; empty if the account has no passkey. */
  readonly passkeyOptions: string;
}

/** Asks for the account's second factor. */
export const askFactor = async (
  ports: Needs & Pick<Ports, 'passkeys'>,
  member: Member,
  purpose: 'sign-in' | 'again',
  visitor: Visitor,
): Promise<Asked> => {
  const passkeys = passkeysOf(member.secondFactor);
  const question = passkeys.length > 0 ? await ports.passkeys.ask(passkeys) : undefined;
  const token = await newChallenge(ports, member, visitor, { purpose, nonce: question?.nonce });
  return { token, totp: member.secondFactor?.totp !== undefined, passkeyOptions: question?.options ?? '' };
};
