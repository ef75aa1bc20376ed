import {
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';

const duplicateKeyCode = 11_000;

export const isDuplicateKey = (error: unknown): error is MongoServerError =>
  error instanceof MongoServerError && error.code === duplicateKeyCode;

/** Trouble that passes: the server is away, an election runs, a transaction lost a race. */
export const isTransientMongo = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoNotConnectedError ||
  (error instanceof MongoError &&
    (error.hasErrorLabel('TransientTransactionError') ||
      error.hasErrorLabel('RetryableWriteError') ||
      error.hasErrorLabel('UnknownTransactionCommitResult')));
