import { Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js';
import { ErrorInfo } from '@southline/contracts/common';
import { receivedCode } from '@southline/kernel/codes';
import { DomainError, type ErrorKind } from '@southline/kernel/errors';

const metadataKey = 'southline-error-bin';

const statusOf = {
  invalid: status.INVALID_ARGUMENT,
  declined: status.FAILED_PRECONDITION,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  'not-found': status.NOT_FOUND,
  conflict: status.FAILED_PRECONDITION,
  'too-large': status.OUT_OF_RANGE,
  unsupported: status.UNIMPLEMENTED,
  'too-many': status.RESOURCE_EXHAUSTED,
  unavailable: status.UNAVAILABLE,
} satisfies Record<ErrorKind, status>;

const kinds = Object.keys(statusOf) as ErrorKind[];

/** A handler's error as a gRPC status. A bug reveals no details. */
export const toStatus = (error: unknown): Partial<StatusObject> & { code: status } => {
  if (!(error instanceof DomainError)) return { code: status.INTERNAL, details: 'internal error' };
  const metadata = new Metadata();
  const info = ErrorInfo.fromPartial({ kind: error.kind, code: error.code, details: { ...error.details } });
  metadata.set(metadataKey, Buffer.from(ErrorInfo.encode(info).finish()));
  return { code: statusOf[error.kind], details: error.message, metadata };
};

const transportFailures: ReadonlySet<status> = new Set([
  status.UNAVAILABLE,
  status.DEADLINE_EXCEEDED,
  status.CANCELLED,
  status.RESOURCE_EXHAUSTED,
]);

/** The status of a call whose client threw this error. */
export const statusOfFailure = (error: unknown): status => {
  if (error instanceof DomainError) {
    const named = status[error.details.status as keyof typeof status];
    return typeof named === 'number' ? named : statusOf[error.kind];
  }
  const { code } = error instanceof Error ? ((error.cause ?? {}) as Partial<ServiceError>) : {};
  return code ?? status.UNKNOWN;
};

/** The error that a client throws: the server's DomainError again, "unavailable" for transport trouble, else a bug. */
export const fromStatus = (error: ServiceError, method: string): Error => {
  const [bytes] = error.metadata?.get(metadataKey) ?? [];
  if (Buffer.isBuffer(bytes)) {
    const info = ErrorInfo.decode(bytes);
    const kind = kinds.find((known) => known === info.kind);
    if (kind) return new DomainError(kind, receivedCode(info.code), error.details, info.details);
  }
  if (transportFailures.has(error.code)) {
    return new DomainError('unavailable', 'Unavailable', 'This is taking longer than it should. Please try again.', {
      method,
      status: status[error.code] ?? String(error.code),
    });
  }
  return new Error(`${method} failed: ${status[error.code] ?? error.code} ${error.details}`, { cause: error });
};
