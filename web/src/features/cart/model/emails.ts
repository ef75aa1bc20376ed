import { isEmailAddress } from '@southline/kernel/email';

const MAX_EXTRA = 10;

/** Semicolons between addresses; empty items do not count. */
export const splitEmails = (text: string): string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

export type EmailsProblem = 'invalid' | 'too-many';

export const emailsProblem = (text: string): EmailsProblem | null => {
  const emails = splitEmails(text);
  if (!emails.every(isEmailAddress)) return 'invalid';
  return emails.length > MAX_EXTRA ? 'too-many' : null;
};
