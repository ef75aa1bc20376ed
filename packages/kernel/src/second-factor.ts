import { DomainError } from './errors.ts';

const freshMs = 15 * 60_000;

/** Whether the factor is too old for a decision about money. `givenAt`: epoch seconds; `now`: epoch milliseconds. */
export const isSecondFactorStale = (givenAt: number, now: number): boolean => now - givenAt * 1_000 > freshMs;

/** This installation requires a second factor of staff, and this session has none. */
export const secondFactorRequired = (): DomainError =>
  new DomainError('forbidden', 'SecondFactorRequired', 'Set up two-step sign-in first.');

/** The session's second factor is too old for this call. */
export const secondFactorStale = (): DomainError =>
  new DomainError('forbidden', 'SecondFactorStale', 'Confirm with your second step first.');
