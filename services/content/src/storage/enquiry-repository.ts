import { bookingRequested, enquirySubmitted } from '@southline/contracts/events';
import { normalizedAddress } from '@southline/kernel/email';
import { inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox, type OutboxEvent, outboxEvent } from '@southline/platform/outbox';
import type { Collection, Filter, OptionalUnlessRequiredId } from 'mongodb';
import { type Booking, bookingComment, type Enquiry, type EnquiryRepository } from '../domain/enquiry.ts';
import { type BookingDocument, bookings, type EnquiryDocument, enquiries } from './collections.ts';

type StoredDocument = EnquiryDocument | BookingDocument;

const enquiryEvent = ({ id, submittedAt, requestId: _requestId, emailProven = false, ...facts }: Enquiry) =>
  outboxEvent(
    enquirySubmitted,
    { ...facts, emailProven, enquiryId: id, submittedAt: submittedAt.toISOString() },
    { version: 1, occurredAt: submittedAt },
  );

const bookingEvent = (booking: Booking) => {
  const {
    id,
    requestedAt,
    requestId: _requestId,
    emailProven = false,
    secondDate,
    plate,
    postcode,
    ...facts
  } = booking;
  return outboxEvent(
    bookingRequested,
    {
      ...facts,
      emailProven,
      comment: bookingComment(booking),
      bookingId: id,
      requestedAt: requestedAt.toISOString(),
    },
    { version: 1, occurredAt: requestedAt },
  );
};

export const createEnquiryRepository = (mongo: Mongo): EnquiryRepository => {
  const once = async <Kept extends StoredDocument>(
    kept: Collection<Kept>,
    document: OptionalUnlessRequiredId<Kept>,
    event: OutboxEvent,
  ): Promise<string> => {
    try {
      await inTransaction(mongo, async (session) => {
        await kept.insertOne(document, { session });
        await appendToOutbox(mongo, session, [event]);
      });
      return document._id;
    } catch (error) {
      const before = isDuplicateKey(error) && (await kept.findOne({ requestId: document.requestId } as Filter<Kept>));
      if (!before) throw error;
      return before._id;
    }
  };
  return {
    addEnquiry: (enquiry) => {
      const { id: _id, ...rest } = enquiry;
      return once<EnquiryDocument>(
        enquiries(mongo),
        { _id, ...rest, normalizedEmail: normalizedAddress(rest.email) },
        enquiryEvent(enquiry),
      );
    },
    addBooking: (booking) => {
      const { id: _id, ...rest } = booking;
      return once<BookingDocument>(
        bookings(mongo),
        { _id, ...rest, normalizedEmail: normalizedAddress(rest.email) },
        bookingEvent(booking),
      );
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
