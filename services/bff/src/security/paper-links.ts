import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { DomainError } from '@southline/kernel/errors';
import type { Identity } from '@southline/platform/identity';

/** What a link gives access to: one stored paper, or the order list of one owner's cart. */
export type Paper =
  | { readonly kind: 'stored'; readonly documentId: string }
  | { readonly kind: 'order-list'; readonly owner: Identity; readonly orderId: string };

export interface PaperLinks {
  seal(paper: Paper): string;
  /** Throws NotFound for a token that is not ours or has run out. */
  open(token: string): Paper;
}

const lifetimeMs = 10 * 60_000;
const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const expired = () =>
  new DomainError('not-found', 'NotFound', 'This link has run out. Please ask for the document again.');

/** Links of ten minutes. The token is encrypted and authenticated: nobody reads or changes what it names. */
export const createPaperLinks = (signingKey: string, now: () => number = Date.now): PaperLinks => {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(signingKey, 'base64'), '', 'paper-links', 32));

  const decrypt = (token: string): { paper: Paper; until: number } => {
    const bytes = Buffer.from(token, 'base64url');
    const decipher = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  };

  return {
    seal(paper) {
      const iv = randomBytes(ivBytes);
      const encipher = createCipheriv(cipher, key, iv, { authTagLength: tagBytes });
      const text = JSON.stringify({ paper, until: now() + lifetimeMs });
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
      return content.paper;
    },
  };
};
