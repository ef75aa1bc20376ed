import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Identity } from './identity.ts';
import { audiencesOf, lifetimeSeconds } from './token.ts';

const reuseMs = 30_000;
const cacheSize = 10_000;

type Tokens = Map<string, { readonly token: string; readonly until: number }>;

const cacheKeyOf = ({ subject, role, sessionId = '', secondFactorAt }: Identity) =>
  `${subject}|${role}|${sessionId}|${secondFactorAt ?? ''}`;

/** `signingKey` is `kid:base64(pkcs8 Ed25519)`; the part of the kid before its last dash names the issuer. */
export const createSigner = (signingKey: string, now: () => number = Date.now) => {
  const [kid = '', material = ''] = signingKey.split(':');
  const key = createPrivateKey({ key: Buffer.from(material, 'base64'), format: 'der', type: 'pkcs8' });
  const cache = new Map<string, Tokens>();

  const tokensOf = (identity: Identity): Tokens => {
    const cacheKey = cacheKeyOf(identity);
    const known = cache.get(cacheKey);
    if (known) return known;
    if (cache.size >= cacheSize) cache.clear();
    const tokens: Tokens = new Map();
    cache.set(cacheKey, tokens);
    return tokens;
  };

  return {
    /** A token of 60 seconds for an identity at one service; reused for 30 seconds. */
    async sign(identity: Identity, service: string) {
      const tokens = tokensOf(identity);
      const { clientAddress } = identity;
      const tokenKey = clientAddress ? `${service}|${clientAddress}` : service;
      const cached = tokens.get(tokenKey);
      if (cached && cached.until > now()) return cached.token;
      const issued = Math.floor(now() / 1000);
      const token = await new SignJWT({
        role: identity.role,
        ...(identity.membershipNo && { mno: identity.membershipNo }),
        ...(identity.sessionId && { sid: identity.sessionId }),
        ...(clientAddress && { adr: clientAddress }),
        ...(identity.secondFactorAt !== undefined && { sfa: identity.secondFactorAt }),
      })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setSubject(identity.subject)
        .setAudience(audiencesOf(service))
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(key);
      tokens.set(tokenKey, { token, until: now() + reuseMs });
      return token;
    },
    /** Drops the cached tokens of an identity whose session has ended. */
    forget: (identity: Identity) => void cache.delete(cacheKeyOf(identity)),
  };
};

export type Signer = ReturnType<typeof createSigner>;
