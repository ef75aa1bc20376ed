import { DomainError } from './errors.ts';

/** Decisions about money ask for a second factor that is not older. */
export const secondFactorFreshMs = 15 * 60_000;

/** This installation requires a second factor of staff, and this session has none. */
export const secondFactorRequired = (): DomainError =>
  new DomainError('forbidden', 'SecondFactorRequired', 'Set up two-step sign-in first.');

/** The session's second factor is too old for this call. */
export const secondFactorStale = (): DomainError =>
  new DomainError('forbidden', 'SecondFactorStale', 'Confirm with your second step first.');
