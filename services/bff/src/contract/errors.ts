import { DomainError, type ErrorKind } from '@southline/kernel/errors';
import type { Code } from '@southline/rest/codes';
import type { Refusal } from '@southline/rest/envelope';

const httpStatus = {
  invalid: 400,
  declined: 200,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
} satisfies Record<ErrorKind, number>;

/** Codes that the REST contract fixes for all errors of a kind. For other kinds the error's own code is shown. */
const kindCodes: Readonly<Partial<Record<ErrorKind, Code>>> = {
  invalid: 'InvalidRequest',
  unauthenticated: 'UnauthorisedAccess',
  'not-found': 'NotFound',
  'too-many': 'TooManyRequests',
  unavailable: 'Unavailable',
};

export interface Answer {
  readonly http: number;
  readonly body: Refusal;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** The request's name for a field that a service names in an error. */
export type FieldName = (field: string) => string;

const defaultRetryAfter: Readonly<Partial<Record<ErrorKind, number>>> = { 'too-many': 60, unavailable: 2 };
const pendingRetryAfter = 2;

/** The details of an error that the client may see, by code; details of other errors stay hidden. */
const extras = ({ kind, code, details, message }: DomainError, fieldName: FieldName): Partial<Refusal> => {
  const entries = Object.entries(details);
  if (kind === 'invalid') {
    const errors = entries.map(([field, text]) => ({ field: fieldName(field), message: text }));
    return { errors: errors.length > 0 ? errors : [{ field: '', message }] };
  }
  if (code === 'StockShort') {
    return { errors: entries.map(([partNo, units]) => ({ field: partNo, message: `${units} available` })) };
  }
  if (code === 'NotOrderable' && details.supersededBy) return { data: { supersededBy: details.supersededBy } };
  if (code === 'SecondFactorNeeded') return { data: { ...details } };
  if (code === 'Pending' && details.proposed) return { data: { proposed: details.proposed } };
  // The make is known from the number itself, so the client continues with it.
  if (code === 'NotFound' && kind === 'declined' && details.make) return { data: { make: details.make } };
  return {};
};

const retryAfterOf = ({ kind, code, details }: DomainError): number | undefined => {
  if (code === 'Pending') return pendingRetryAfter;
  const fallback = defaultRetryAfter[kind];
  return fallback === undefined ? undefined : Number(details.retryAfter ?? details.retry_after_seconds ?? fallback);
};

/** The only place that maps failures to HTTP. A bug shows only its request id. */
export const toAnswer = (error: unknown, requestId: string, fieldName: FieldName = (field) => field): Answer => {
  if (!(error instanceof DomainError)) {
    const message = `Something went wrong. If you tell us about it, name this reference: ${requestId}.`;
    return { http: 500, body: { status: false, message, code: 'Internal' } };
  }
  const { kind, code, message } = error;
  const retryAfter = retryAfterOf(error);
  const shown = code === 'SwitchedOff' ? code : (kindCodes[kind] ?? code);
  return {
    http: httpStatus[kind],
    body: { status: false, message, ...(shown !== '' && { code: shown }), ...extras(error, fieldName) },
    ...(retryAfter !== undefined && { retryAfter }),
  };
};

/** The answer is not ready yet: 200 with Retry-After. */
export const pending = (message: string, details: DomainError['details'] = {}) =>
  new DomainError('declined', 'Pending', message, details);
