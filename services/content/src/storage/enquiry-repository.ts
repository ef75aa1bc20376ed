import { bookingRequested, enquirySubmitted } from '@southline/contracts/events';
import { type ClientSession, inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox, type OutboxEvent, outboxEvent } from '@southline/platform/outbox';
import type { Booking, Enquiry, EnquiryRepository } from '../domain/enquiry.ts';

export type EnquiryDocument = Omit<Enquiry, 'id'> & { readonly _id: string };
export type BookingDocument = Omit<Booking, 'id'> & { readonly _id: string };

export const enquiries = ({ db }: Mongo) => db.collection<EnquiryDocument>('enquiries');
export const bookings = ({ db }: Mongo) => db.collection<BookingDocument>('bookings');

export const enquiryCollections = ['enquiries', 'bookings'];

/** Creates the indexes that are missing. */
export const enquiryIndexes = async (mongo: Mongo): Promise<void> => {
  await enquiries(mongo).createIndexes([
    { key: { requestId: 1 }, name: 'request', unique: true },
    { key: { submittedAt: 1 }, name: 'oldest' },
  ]);
  await bookings(mongo).createIndexes([
    { key: { requestId: 1 }, name: 'request', unique: true },
    { key: { requestedAt: 1 }, name: 'oldest' },
  ]);
};

const enquiryEvent = ({ id, submittedAt, requestId: _requestId, ...facts }: Enquiry) =>
  outboxEvent(
    enquirySubmitted,
    { ...facts, enquiryId: id, submittedAt: submittedAt.toISOString() },
    { version: 1, occurredAt: submittedAt },
  );

const bookingEvent = ({ id, requestedAt, requestId: _requestId, ...facts }: Booking) =>
  outboxEvent(
    bookingRequested,
    { ...facts, bookingId: id, dealerEmail: '', requestedAt: requestedAt.toISOString() },
    { version: 1, occurredAt: requestedAt },
  );

export const enquiryRepository = (mongo: Mongo): EnquiryRepository => {
  const once = async (event: OutboxEvent, insert: (session: ClientSession) => Promise<unknown>): Promise<boolean> => {
    try {
      await inTransaction(mongo, async (session) => {
        await insert(session);
        await appendToOutbox(mongo, session, [event]);
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
  return {
    addEnquiry: (enquiry) => {
      const { id: _id, ...rest } = enquiry;
      return once(enquiryEvent(enquiry), (session) => enquiries(mongo).insertOne({ _id, ...rest }, { session }));
    },
    addBooking: (booking) => {
      const { id: _id, ...rest } = booking;
      return once(bookingEvent(booking), (session) => bookings(mongo).insertOne({ _id, ...rest }, { session }));
    },
    async removeBefore(before) {
      const gone = await Promise.all([
        enquiries(mongo).deleteMany({ submittedAt: { $lt: before } }),
        bookings(mongo).deleteMany({ requestedAt: { $lt: before } }),
      ]);
      return gone.reduce((sum, { deletedCount }) => sum + deletedCount, 0);
    },
  };
};
