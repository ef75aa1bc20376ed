import { digits } from '@southline/kernel/phone';
import { problems as shared } from '../../../shared/forms/messages.ts';
import type { Moment, Problem } from '../../../shared/forms/rules.ts';
import { problems } from '../messages.ts';

const POSTCODE_DIGITS = 4;
const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 128;

export const cleanPostcode = digits(POSTCODE_DIGITS);

export const postcodeProblem = (value: string, moment: Moment): Problem | undefined => {
  if (!value) return shared.postcode;
  return moment === 'complete' && value.length !== POSTCODE_DIGITS ? problems.postcodeDigits : undefined;
};

/** An existing password is not checked against the rules for new ones; the server checks whether it is correct. */
export const givenPassword = (value: string, missing: Problem): Problem | undefined =>
  value === '' ? missing : undefined;

/** Checks what the client can check; only the server knows common passwords. */
export const newPasswordProblem = (value: string, moment: Moment, missing: Problem): Problem | undefined => {
  if (!value) return missing;
  const length = [...value].length;
  if (length > LONGEST_PASSWORD) return problems.longPassword;
  return moment === 'complete' && length < SHORTEST_PASSWORD ? problems.shortPassword : undefined;
};

/** `missing` for an empty repetition, `different` if it is no longer a prefix of the password. */
export const repetitionProblem = (
  { value, of }: { value: string; of: string },
  moment: Moment,
  { missing, different }: { missing: Problem; different: Problem },
): Problem | undefined => {
  if (!value.trim()) return missing;
  if (value === of || (moment === 'editing' && of.startsWith(value))) return undefined;
  return different;
};
