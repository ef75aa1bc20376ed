import { servers } from './config.ts';
import { unique } from './unique.ts';

/** The same server's URL with this database as its path. */
export const withDatabase = (mongoUrl: string, database: string): string => {
  const url = new URL(mongoUrl);
  url.pathname = `/${database}`;
  return url.toString();
};

// Vitest loads this module once per test file.
const made: string[] = [];

/** Names of the databases that this test file asked for. */
export const databasesMade = (): readonly string[] => made;

/** URL of a database that nobody has used yet; it goes when the test file ends. */
export const freshDatabase = (name: string): string => {
  const database = unique(name);
  made.push(database);
  return withDatabase(servers().mongoUrl, database);
};
