import { busy } from '@southline/kernel/errors';
import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';

const duplicateKeyCode = 11_000;

/** The server ends a transaction after `transactionLifetimeLimitSeconds`. Unlike a lost race, this error has no label. */
const transactionTooLong = 290;

const labelled = (error: unknown, label: string) => error instanceof MongoError && error.hasErrorLabel(label);

export const isDuplicateKey = (error: unknown): error is MongoServerError =>
  error instanceof MongoServerError && error.code === duplicateKeyCode;

/** For `catch`: the value if a document with this key exists already. Any other error is thrown again. */
export const onDuplicate =
  <T>(value: () => T) =>
  (error: unknown): T => {
    if (!isDuplicateKey(error)) throw error;
    return value();
  };

/** Whether a write inserted its document; false if one with this key exists already. */
export const isInserted = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    onDuplicate(() => false),
  );

/** The commit may have been done: only the commit may be repeated, not the work. */
export const isUnknownCommit = (error: unknown): boolean => labelled(error, 'UnknownTransactionCommitResult');

/** A transaction that had no effect and may run again. */
export const isLostRace = (error: unknown): boolean =>
  labelled(error, 'TransientTransactionError') && !(error instanceof MongoServerSelectionError);

/**
 * Error codes of a server that is shutting down, starting, or no longer primary ("Server Discovery and Monitoring", error
 * handling).
 */
const stateChangeCodes: ReadonlySet<unknown> = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** The original error: in bulk writes the driver wraps a lost connection in another error. */
const causeOf = (error: unknown): unknown =>
  error instanceof MongoBulkWriteError && error.errorResponse instanceof MongoError ? error.errorResponse : error;

const isTransient = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoNotConnectedError ||
  (error instanceof MongoServerError && (error.code === transactionTooLong || stateChangeCodes.has(error.code))) ||
  labelled(error, 'TransientTransactionError') ||
  labelled(error, 'RetryableWriteError') ||
  isUnknownCommit(error);

/**
 * Whether an error is transient: the server is unavailable or too slow, an election is running, or the transaction lost a
 * race.
 */
export const isTransientMongo = (thrown: unknown): boolean => isTransient(causeOf(thrown));

/** Turns a transient error into "unavailable" for callers. Other errors stay unchanged. */
export const translateMongo = (error: unknown): unknown => (isTransientMongo(error) ? busy(error) : error);
