import { createPublicKey, type KeyObject } from 'node:crypto';
import { DomainError } from '@southline/kernel/errors';
import { jwtVerify } from 'jose';
import type { Identity, Role } from './identity.ts';
import { lifetimeSeconds } from './token.ts';

const cacheSize = 10_000;
/** A signer's clock may be ahead by this many seconds. */
const fastSeconds = 30;
const roles: readonly Role[] = ['guest', 'Member', 'Dealer', 'Admin', 'service'];

export interface Verifier {
  /**
   * Returns the identity in a token. Throws unauthenticated unless the token is valid, fresh, signed by a known key and
   * meant for this service.
   */
  verify(token: string, service: string): Promise<Identity>;
}

interface Verified {
  readonly identity: Identity;
  readonly audiences: readonly string[];
  readonly until: number;
}

const refused = () => new DomainError('unauthenticated', 'UnauthorisedAccess', 'UnauthorisedAccess');

const issuerOf = (kid: string): string => kid.slice(0, kid.lastIndexOf('-'));

/** Only the BFF may vouch for people; every other process only for itself. */
const mayVouch = (kid: string, subject: string, role: Role): boolean =>
  role === 'service' ? subject === `service:${issuerOf(kid)}` : issuerOf(kid) === 'bff';

/** `verifyKeys` are `kid:base64(spki Ed25519)`; two keys of a process at a time let it rotate. */
export const createVerifier = (verifyKeys: readonly string[], now: () => number = Date.now): Verifier => {
  const keys = new Map<string, KeyObject>(
    verifyKeys.map((entry) => {
      const [kid = '', material = ''] = entry.split(':');
      return [kid, createPublicKey({ key: Buffer.from(material, 'base64'), format: 'der', type: 'spki' })];
    }),
  );
  const verified = new Map<string, Verified>();

  const check = async (token: string): Promise<Verified> => {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      (header) => keys.get(header.kid ?? '') ?? Promise.reject(refused()),
      {
        algorithms: ['EdDSA'],
        currentDate: new Date(now()),
        clockTolerance: 5,
      },
    );
    const role = roles.find((known) => known === payload.role);
    const { sub, exp, iat, aud } = payload;
    if (!role || !sub || !exp || !iat || !mayVouch(protectedHeader.kid ?? '', sub, role)) throw refused();
    if (exp - iat > lifetimeSeconds || iat > now() / 1000 + fastSeconds) throw refused();
    const text = (claim: unknown) => (typeof claim === 'string' ? claim : undefined);
    const identity: Identity = {
      subject: sub,
      role,
      membershipNo: text(payload.mno),
      sessionId: text(payload.sid),
      clientAddress: text(payload.adr),
      secondFactorAt: typeof payload.sfa === 'number' ? payload.sfa : undefined,
    };
    return { identity, audiences: [aud ?? []].flat(), until: exp * 1000 };
  };

  return {
    async verify(token, service) {
      const known = verified.get(token);
      const fresh = known !== undefined && known.until > now();
      const found = fresh
        ? known
        : await check(token).catch(() => {
            throw refused();
          });
      if (!found.audiences.includes(service)) throw refused();
      if (!fresh) {
        if (verified.size >= cacheSize) verified.clear();
        verified.set(token, found);
      }
      return found.identity;
    },
  };
};
