import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Identity } from './identity.ts';
import { audience, lifetimeSeconds } from './token.ts';

const reuseMs = 30_000;
const cacheSize = 10_000;

export interface Signer {
  /** A token of 60 seconds for an identity; reused for 30 seconds. */
  sign(identity: Identity): Promise<string>;
  /** Drops the cached token of an identity whose session has ended. */
  forget(identity: Identity): void;
}

const cacheKeyOf = ({ subject, role, sessionId = '' }: Identity) => `${subject}|${role}|${sessionId}`;

/** `signingKey` is `kid:base64(pkcs8 Ed25519)`; the part of the kid before its last dash names the issuer. */
export const createSigner = (signingKey: string, now: () => number = Date.now): Signer => {
  const [kid = '', material = ''] = signingKey.split(':');
  const key = createPrivateKey({ key: Buffer.from(material, 'base64'), format: 'der', type: 'pkcs8' });
  const cache = new Map<string, { token: string; until: number }>();
  return {
    async sign(identity) {
      const cacheKey = cacheKeyOf(identity);
      const cached = cache.get(cacheKey);
      if (cached && cached.until > now()) return cached.token;
      const issued = Math.floor(now() / 1000);
      const token = await new SignJWT({
        role: identity.role,
        ...(identity.membershipNo && { mno: identity.membershipNo }),
        ...(identity.sessionId && { sid: identity.sessionId }),
      })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setSubject(identity.subject)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(key);
      if (cache.size >= cacheSize) cache.clear();
      cache.set(cacheKey, { token, until: now() + reuseMs });
      return token;
    },
    forget: (identity) => void cache.delete(cacheKeyOf(identity)),
  };
};
