import { isEmailAddress, readAddress, splitAddresses } from '@southline/kernel/email';
import { mostCopies } from '@southline/kernel/order';

export type EmailsProblem = 'invalid' | 'too-many';

export const emailsProblem = (text: string): EmailsProblem | null => {
  const emails = splitAddresses(text).map(readAddress);
  if (!emails.every(isEmailAddress)) return 'invalid';
  return emails.length > mostCopies ? 'too-many' : null;
};
