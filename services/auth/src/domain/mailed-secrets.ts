import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Purpose } from '@southline/kernel/mailed-links';
import { type OneTimeRequest, setsPassword } from './one-time-request.ts';

/** 31 characters without similar-looking ones (no 0 and o, no 1, l and i), for a temporary password that people may type. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 3;
const groupLength = 5;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const derive = (key: Buffer, label: string): Buffer => createHmac('sha256', key).update(label).digest();

const tokenFrom = (key: Buffer, purpose: Purpose, requestId: string): string =>
  derive(key, `${purpose}:${requestId}`).toString('base64url');

const length = groups * groupLength;

const grouped = (signs: readonly (string | undefined)[]): string => signs.join('').replace(/(.{5})(?=.)/g, '$1-');

/** A random secret in the form of a temporary password. */
export const typedSecret = (): string => grouped(Array.from({ length }, () => alphabet[randomInt(alphabet.length)]));

/** "abcde-fghjk-mnpqr": 15 characters out of 31, 74 bits. */
const temporaryPasswordFrom = (key: Buffer, requestId: string): string => {
  // Bytes beyond the last multiple of 31 would favour some characters, so they are dropped. 64 bytes leave far more than 15.
  const fair = alphabet.length * Math.floor(256 / alphabet.length);
  const bytes = [1, 2].flatMap((half) => [...derive(key, `temporary-password:${half}:${requestId}`)]);
  const signs = bytes.filter((byte) => byte < fair).map((byte) => alphabet[byte % alphabet.length]);
  return grouped(signs.slice(0, length));
};

/** The form that a temporary password is compared in: case, blanks and hyphens do not count. */
const asTyped = (text: string): string => text.toLowerCase().replace(/[\s-]/g, '');

export const tokenHash = (token: string): string => sha256(token);
export const temporaryPasswordHash = (text: string): string => sha256(asTyped(text));

export interface MailedSecret {
  readonly token: string;
  readonly temporaryPassword: string;
}

/** Secrets are derived from the request's id, so that they can be mailed later and repeatedly without being stored. */
export const createMailedSecrets = (current: Buffer, others: readonly Buffer[] = []) => ({
  /** The stored hashes of a new request's secrets. */
  hashesFor: (purpose: Purpose, requestId: string): Pick<OneTimeRequest, 'tokenHash' | 'temporaryHash'> => ({
    tokenHash: tokenHash(tokenFrom(current, purpose, requestId)),
    temporaryHash: setsPassword(purpose) ? temporaryPasswordHash(temporaryPasswordFrom(current, requestId)) : undefined,
  }),
  /** The secrets of a request; undefined if its key is not known any more. */
  reveal({ purpose, requestId, tokenHash: kept }: OneTimeRequest): MailedSecret | undefined {
    for (const key of [current, ...others]) {
      const token = tokenFrom(key, purpose, requestId);
      if (tokenHash(token) !== kept) continue;
      return { token, temporaryPassword: setsPassword(purpose) ? temporaryPasswordFrom(key, requestId) : '' };
    }
    return undefined;
  },
});

export type MailedSecrets = ReturnType<typeof createMailedSecrets>;
