import type { Connection } from 'mongoose';

/** One service's database. Mongoose schemas declare its collections; the code uses the driver's commands. */
export interface Mongo extends AsyncDisposable {
  readonly connection: Connection;
  /** The driver's database. */
  readonly db: NonNullable<Connection['db']>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
