import { normalizedAddress } from '@southline/kernel/email';
import { dropIndex, type Mongo, recordField } from '@southline/platform/mongo';
import { bookings, enquiries } from './collections.ts';

const ofSender = ({ email }: { readonly email: string }): string => normalizedAddress(email);

/** Gives enquiries and bookings of earlier versions the field by which they are found. */
export const recordNormalizedEmails = async (mongo: Mongo): Promise<void> => {
  await recordField(enquiries(mongo), 'normalizedEmail', ofSender);
  await recordField(bookings(mongo), 'normalizedEmail', ofSender);
};

/** Earlier versions compared addresses by a collation, which made look-alike letters equal. */
export const dropCollatedIndexes = async (mongo: Mongo): Promise<void> => {
  for (const collection of [enquiries, bookings]) await dropIndex(mongo, collection, 'of-email');
};
