import { servers } from './config.ts';
import { unique } from './unique.ts';

/** The same server's URL with this database as its path. */
export const withDatabase = (mongoUrl: string, database: string): string => {
  const url = new URL(mongoUrl);
  url.pathname = `/${database}`;
  return url.toString();
};

// Databases of the current test file. A worker of vitest loads this module once for all its files.
const made: string[] = [];

/** Names of the databases that this test file has created so far. */
export const databasesMade = (): readonly string[] => made;

/** Names of the databases that this test file created; the next file starts with none. */
export const takeDatabasesMade = (): readonly string[] => made.splice(0);

/** URL of a new database; it is dropped when the test file ends. */
export const freshDatabase = (name: string): string => {
  const database = unique(name);
  made.push(database);
  return withDatabase(servers().mongoUrl, database);
};
