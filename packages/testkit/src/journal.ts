import { StaffActed } from '@southline/contracts/events';
import type { Mongo } from '@southline/platform/mongo';
import type { Binary } from 'mongodb';

/** The entries of the staff journal that a service has written, the oldest first. */
export const entriesOf = async ({ db }: Mongo): Promise<StaffActed[]> => {
  const rows = await db
    .collection<{ value: Binary }>('outbox')
    .find({ topic: /\.staff-acted\.v1$/ })
    .sort({ createdAt: 1 })
    .toArray();
  return rows.map(({ value }) => StaffActed.decode('buffer' in value ? Buffer.from(value.buffer) : value));
};
