import { randomSecret, sha256Hex } from '@southline/platform/ids';

/** A visitor without an account, identified by a secret in a cookie; services see only its hash. */
export interface Guest {
  readonly secret: string;
  /** Owner key of the guest's cart and orders. */
  readonly subject: string;
  /** The secret was made for this request. */
  readonly isNew?: boolean;
}

// 256 bits in base64url.
const shape = /^[A-Za-z0-9_-]{43}$/;

const guestOf = (secret: string): Guest => ({ secret, subject: `guest:${sha256Hex(secret)}` });

export const newGuest = (): Guest => ({ ...guestOf(randomSecret()), isNew: true });

/** Undefined if we cannot have set this cookie. */
export const readGuest = (cookie: string | undefined): Guest | undefined =>
  cookie !== undefined && shape.test(cookie) ? guestOf(cookie) : undefined;
