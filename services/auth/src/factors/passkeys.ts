import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Passkeys } from '../domain/ports.ts';
import { passkeysOf } from '../domain/second-factor.ts';

const rpName = 'Southline';
const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Browsers create passkeys only for host names, so on one machine the shop is opened as `localhost`. */
const placeOf = (publicUrl: string) => {
  const url = new URL(publicUrl);
  if (loopback.has(url.hostname)) url.hostname = 'localhost';
  return { rpID: url.hostname, expectedOrigin: url.origin };
};

/** The library throws for every invalid answer. The person gets no details. */
const rightOnly = async <Answer>(verify: () => Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await verify();
  } catch {
    return undefined;
  }
};

/** The password was given before, so a passkey need not check its holder again (`userVerification`). */
const userVerification = 'preferred';
const requireUserVerification = false;

export const createPasskeys = (publicUrl: string): Passkeys => {
  const { rpID, expectedOrigin } = placeOf(publicUrl);
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification };
  const known = (passkeys: ReturnType<typeof passkeysOf>) =>
    passkeys.map(({ id, transports }) => ({ id, transports: [...transports] }));
  return {
    async create({ membershipNo, email, secondFactor }) {
      const made = await generateRegistrationOptions({
        rpName,
        rpID,
        userName: email,
        userID: Buffer.from(membershipNo),
        excludeCredentials: known(passkeysOf(secondFactor)),
        authenticatorSelection: { residentKey: 'discouraged', userVerification },
      });
      return { options: JSON.stringify(made), nonce: made.challenge };
    },
    created: (answer, nonce) =>
      rightOnly(async () => {
        const response = JSON.parse(answer);
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response,
          expectedChallenge: nonce,
          ...expected,
        });
        if (!verified) return undefined;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
      }),
    async ask(passkeys) {
      const made = await generateAuthenticationOptions({ rpID, allowCredentials: known(passkeys), userVerification });
      return { options: JSON.stringify(made), nonce: made.challenge };
    },
    used: (answer, nonce, passkeys) =>
      rightOnly(async () => {
        const response = JSON.parse(answer);
        const passkey = passkeys.find(({ id }) => id === response.id);
        if (!passkey) return undefined;
        const { id, counter, transports } = passkey;
        const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response,
          expectedChallenge: nonce,
          credential: { id, publicKey, counter, transports: [...transports] },
          ...expected,
        });
        return verified ? { id, counter: authenticationInfo.newCounter } : undefined;
      }),
  };
};
