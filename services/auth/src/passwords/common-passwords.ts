// 49,000 passwords of published leaks, from the package @zxcvbn-ts/language-common (MIT licence). The rules of
// domain/password-policy.ts also refuse repetitions, disguises, and the same with a few digits or signs around it.
import { dictionary } from '@zxcvbn-ts/language-common';

const shortest = 4;

const common = new Set(dictionary.passwords.map(String).filter((password) => password.length >= shortest));

/** `text` must be in lower case. */
export const isCommon = (text: string): boolean => common.has(text);
