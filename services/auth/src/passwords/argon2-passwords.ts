// 49,000 passwords of published leaks, from the package @zxcvbn-ts/language-common (MIT licence). The rules of
// domain/password-policy.ts also refuse repetitions, disguises, and the same with a few digits or signs around it.

import { hash, verify } from '@node-rs/argon2';
import { randomSecret } from '@southline/platform/ids';
import { dictionary } from '@zxcvbn-ts/language-common';
import { normalizePassword } from '../domain/password-policy.ts';
import type { Passwords } from '../domain/ports.ts';
import { hashSeconds } from '../metrics.ts';

const shortest = 4;

const common = new Set(dictionary['passwords-common'].map(String).filter((password) => password.length >= shortest));

/** `text` must be in lower case. */
export const isCommon = (text: string): boolean => common.has(text);

export interface Argon2Parameters {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Longer than any valid password (128 characters); hashing longer texts would only cost time. */
const longest = 1_024;

const prefixOf = ({ memoryCost, timeCost, parallelism }: Argon2Parameters) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

const timed = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
  const finish = hashSeconds.startTimer({ operation });
  return work().finally(finish);
};

/** argon2id; each hash contains its parameters, so they may change. */
export const createPasswords = async (parameters: Argon2Parameters): Promise<Passwords> => {
  const prefix = prefixOf(parameters);
  const nobodys = await hash(randomSecret(), parameters);
  return {
    isCommon,
    hash: (password) => timed('hash', () => hash(normalizePassword(password), parameters)),
    async verify(kept, password) {
      const tried = password.length <= longest ? normalizePassword(password) : '';
      const right = await timed('verify', () => verify(kept ?? nobodys, tried));
      return { right: right && kept !== undefined, outdated: kept !== undefined && !kept.startsWith(prefix) };
    },
  };
};
