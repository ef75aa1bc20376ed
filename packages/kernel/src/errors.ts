import type { Code } from './codes.ts';

export type ErrorKind =
  | 'invalid'
  | 'declined'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable';

/** An expected failure: a kind that decides the status, a stable code for machines, a message for people. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: ErrorKind;
  readonly code: Code;
  readonly details: Readonly<Record<string, string>>;

  constructor(kind: ErrorKind, code: Code, message: string, details: Readonly<Record<string, string>> = {}) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

/** A temporary failure of this service; callers may try again. */
export const busy = (cause?: unknown): DomainError => {
  const error = new DomainError('unavailable', 'Unavailable', 'Too busy at the moment. Please try again shortly.');
  if (cause !== undefined) error.cause = cause;
  return error;
};

/** The detail has the name of the refused field, so that callers can show the message next to that field. */
export const invalidField = (field: string, message: string): DomainError =>
  new DomainError('invalid', 'InvalidRequest', message, { [field]: message });

/** The caller's role does not allow the call. */
export const forbidden = (): DomainError =>
  new DomainError('forbidden', 'Forbidden', 'This function is not available to you.');

export const isDomainError = (error: unknown, code?: Code): error is DomainError =>
  error instanceof DomainError && (code === undefined || error.code === code);

export const isNotFound = (error: unknown): boolean => isDomainError(error) && error.kind === 'not-found';

/** For the `catch` of a call whose record may be missing. Rethrows every other error. */
export const undefinedIfNotFound = (error: unknown): undefined => {
  if (!isNotFound(error)) throw error;
};
