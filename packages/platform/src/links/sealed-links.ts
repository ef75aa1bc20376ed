import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { DomainError } from '@southline/kernel/errors';

export interface SealedLinks<Target> {
  seal(target: Target): string;
  /** Throws NotFound for an invalid or expired token. */
  open(token: string): Target;
}

interface Kind {
  /** Each purpose has its own key, so a token of one purpose is invalid for another. */
  readonly purpose: string;
  readonly lifetimeMs: number;
  /** The message for an expired token. */
  readonly over: string;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Links that expire. The token is encrypted and authenticated: its contents can be neither read nor changed. */
export const createSealedLinks = <Target>(
  signingKey: string,
  { purpose, lifetimeMs, over }: Kind,
  now: () => number = Date.now,
): SealedLinks<Target> => {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(signingKey, 'base64'), '', purpose, 32));
  const expired = () => new DomainError('not-found', 'NotFound', over);

  const decrypt = (token: string): { target: Target; until: number } => {
    const bytes = Buffer.from(token, 'base64url');
    const decipher = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  };

  return {
    seal(target) {
      const iv = randomBytes(ivBytes);
      const encipher = createCipheriv(cipher, key, iv, { authTagLength: tagBytes });
      const text = JSON.stringify({ target, until: now() + lifetimeMs });
      const body = Buffer.concat([encipher.update(text, 'utf8'), encipher.final()]);
      return Buffer.concat([iv, encipher.getAuthTag(), body]).toString('base64url');
    },
    open(token) {
      let content: ReturnType<typeof decrypt>;
      try {
        content = decrypt(token);
      } catch {
        throw expired();
      }
      if (content.until < now()) throw expired();
      return content.target;
    },
  };
};
