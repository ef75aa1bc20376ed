import { isEmailAddress, isMoreThanAnAddress } from '@southline/kernel/email';
import { digits } from '@southline/kernel/phone';
import type { Problem } from '../messages.ts';

const POSTCODE_DIGITS = 4;
const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 128;

/** While somebody types, what is only not finished yet is no problem. */
export type Moment = 'editing' | 'complete';
export type Problems<Name extends string> = Partial<Record<Name, Problem>>;
export type Check<Name extends string> = (values: Readonly<Record<Name, string>>, moment: Moment) => Problems<Name>;

export const cleanPostcode = digits(POSTCODE_DIGITS);

export const required = (value: string, problem: Problem): Problem | undefined => (value.trim() ? undefined : problem);

export const emailProblem = (value: string, moment: Moment): Problem | undefined => {
  if (!value.trim()) return 'required_email';
  if (moment === 'editing' || isEmailAddress(value)) return undefined;
  return isMoreThanAnAddress(value) ? 'email_alone' : 'email_invalid';
};

export const postcodeProblem = (value: string, moment: Moment): Problem | undefined => {
  if (!value) return 'required_postcode';
  return moment === 'complete' && value.length !== POSTCODE_DIGITS ? 'postcode_digits' : undefined;
};

/** Only what can be seen from here; whether it is a common one the server knows. */
export const newPasswordProblem = (value: string, moment: Moment, missing: Problem): Problem | undefined => {
  if (!value) return missing;
  const length = [...value].length;
  if (length > LONGEST_PASSWORD) return 'password_long';
  return moment === 'complete' && length < SHORTEST_PASSWORD ? 'password_short' : undefined;
};

/** `missing` when it is empty, `different` when it can no longer become the same. */
export const repetitionProblem = (
  { value, of }: { value: string; of: string },
  moment: Moment,
  { missing, different }: { missing: Problem; different: Problem },
): Problem | undefined => {
  if (!value.trim()) return missing;
  if (value === of || (moment === 'editing' && of.startsWith(value))) return undefined;
  return different;
};
