import { isEmailAddress, isMoreThanAnAddress } from '@southline/kernel/email';

export type EmailProblem = 'emailInvalid' | 'emailAlone';

/** What is wrong with an address that was typed or pasted. It stays as it is: what is cut out in silence is sent wrong. */
export const emailProblem = (typed: string): EmailProblem | undefined => {
  if (isEmailAddress(typed)) return undefined;
  return isMoreThanAnAddress(typed) ? 'emailAlone' : 'emailInvalid';
};
