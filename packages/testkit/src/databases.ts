import { servers } from './config.ts';
import { unique } from './unique.ts';

/** The same server's URL with this database as its path. */
export const withDatabase = (mongoUrl: string, database: string): string => {
  const url = new URL(mongoUrl);
  url.pathname = `/${database}`;
  return url.toString();
};

/** URL of a database that nobody has used yet; it goes with the servers of the run. */
export const freshDatabase = (name: string): string => withDatabase(servers().mongoUrl, unique(name));
