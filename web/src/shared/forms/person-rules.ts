import { phoneDigits } from '@southline/kernel/phone';
import { type EmailProblem, emailProblem } from './email-problem.ts';

export type Person = { name: string; phone: string; email: string };
export type PersonProblem = 'name' | 'phone' | 'email' | EmailProblem;

/** Contact and booking forms (public-site.txt, 5 and 9). */
export const personCleaners = { phone: phoneDigits };

export const personChecks = {
  name: (value: string): PersonProblem | undefined => (value.trim() ? undefined : 'name'),
  phone: (value: string): PersonProblem | undefined => (value ? undefined : 'phone'),
  email: (value: string): PersonProblem | undefined => {
    if (!value) return 'email';
    return emailProblem(value);
  },
};
