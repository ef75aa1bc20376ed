import mongoose from 'mongoose';
import { ConfigError } from '../config/index.ts';
import type { Logger } from '../logger/index.ts';
import type { Mongo } from './database.ts';
import { openRelease } from './release.ts';

export interface MongoOptions {
  readonly logger: Logger;
  readonly maxPoolSize?: number;
  /** Stops waiting for an unavailable server. */
  readonly signal?: AbortSignal;
}

const selectionTimeoutMs = 3_000;

/**
 * Connects and retries until the server answers, so that a service may start before its store. Refuses data that this
 * release cannot read (release.ts).
 */
export const connectMongo = async (url: string, { logger, maxPoolSize = 20, signal }: MongoOptions): Promise<Mongo> => {
  for (;;) {
    signal?.throwIfAborted();
    const connection = mongoose.createConnection(url, {
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      maxPoolSize,
      serverSelectionTimeoutMS: selectionTimeoutMs,
      writeConcern: { w: 'majority', journal: true },
      readConcern: { level: 'majority' },
      retryWrites: true,
      retryReads: true,
    });
    try {
      await connection.asPromise();
      const { db } = connection;
      if (!db) throw new Error('The connection has no database.');
      await openRelease(db);
      return {
        connection,
        db,
        ping: async () => void (await db.command({ ping: 1 }, { timeoutMS: 1_000 })),
        close: () => connection.close(),
        [Symbol.asyncDispose]: () => connection.close(),
      };
    } catch (error) {
      if (error instanceof ConfigError) {
        await connection.close();
        throw error;
      }
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'waiting for MongoDB');
      await connection.close().catch((closing: unknown) => logger.debug({ err: closing }, 'half-open connection'));
    }
  }
};
