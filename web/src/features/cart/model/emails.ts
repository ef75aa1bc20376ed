// An address as people write them: something, @, a name with a dot. The mail server has the last word.
const ADDRESS = /^[^\s@;,<>"]+@[^\s@;,<>"]+\.[^\s@;,<>".]{2,}$/;
const MAX_EXTRA = 10;

export const isEmail = (text: string): boolean => ADDRESS.test(text.trim()) && text.trim().length <= 254;

/** Semicolons between addresses; empty items do not count. */
export const splitEmails = (text: string): string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

export type EmailsProblem = 'invalid' | 'too-many';

export const emailsProblem = (text: string): EmailsProblem | null => {
  const emails = splitEmails(text);
  if (!emails.every(isEmail)) return 'invalid';
  return emails.length > MAX_EXTRA ? 'too-many' : null;
};
