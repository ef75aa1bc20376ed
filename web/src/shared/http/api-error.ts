import type { Code } from '@southline/rest/types';

/** `NoAnswer`: no response arrived. `Unknown`: the response is not from this API. */
export type FailureCode = Code | 'NoAnswer' | 'Unknown';

/** A refusal by the server, or a failed connection. `status` is the HTTP status; 0 means that no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly status: number,
    readonly retryAfterMs?: number,
    /** The refusal's data beside its message. */
    readonly data: Readonly<Record<string, string>> = {},
    /** Fields of the request that were refused, by their paths. */
    readonly errors?: readonly { field: string; message: string }[],
  ) {
    super(message);
  }
}

/**
 * The person has to sign in. The server reports this by code. A vehicle look-up over its allowance reports it only by
 * message.
 */
export const UNAUTHORISED = 'UnauthorisedAccess' satisfies Code;

export const isApiError = (error: unknown, code?: FailureCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** No answer, too many requests, or a failure of the server: the same call may succeed later. */
export const isTemporary = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 429);

export const isUnauthorised = (error: unknown): error is ApiError =>
  isApiError(error) && (error.code === UNAUTHORISED || error.message === UNAUTHORISED);
