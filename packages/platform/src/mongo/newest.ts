import { Binary, type UpdateFilter } from 'mongodb';

/** The newest of several events about a record, and its number. */
export interface Newest {
  readonly no: number;
  readonly event: Binary;
}

/** An upsert that stores an event unless the record has one with the same or a higher number. */
export const ifNewer = (no: number, event: Uint8Array): UpdateFilter<Newest>[] => [
  {
    $set: {
      event: { $cond: [{ $gt: [no, { $ifNull: ['$no', 0] }] }, new Binary(event), '$event'] },
      no: { $max: ['$no', no] },
    },
  },
];
