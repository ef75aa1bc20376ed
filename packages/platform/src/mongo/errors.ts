import { busy } from '@southline/kernel/errors';
import {
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';

const duplicateKeyCode = 11_000;

const labelled = (error: unknown, label: string) => error instanceof MongoError && error.hasErrorLabel(label);

export const isDuplicateKey = (error: unknown): error is MongoServerError =>
  error instanceof MongoServerError && error.code === duplicateKeyCode;

/** The commit may have been done: only the commit may be repeated, not the work. */
export const isUnknownCommit = (error: unknown): boolean => labelled(error, 'UnknownTransactionCommitResult');

/** A transaction that left nothing behind and may run again. */
export const isLostRace = (error: unknown): boolean =>
  labelled(error, 'TransientTransactionError') && !(error instanceof MongoServerSelectionError);

/** Trouble that passes: the server is away, an election runs, a transaction lost a race. */
export const isTransientMongo = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoNotConnectedError ||
  labelled(error, 'TransientTransactionError') ||
  labelled(error, 'RetryableWriteError') ||
  isUnknownCommit(error);

/** What callers see of passing trouble: "unavailable". Everything else stays as it is. */
export const translateMongo = (error: unknown): unknown => (isTransientMongo(error) ? busy(error) : error);
