import type { EnquiryServiceService } from '@southline/contracts/content';
import type { Handlers } from '@southline/platform/grpc';
import { type BookingPorts, requestBooking, submitEnquiry } from '../../application/store-enquiries.ts';

type Definition = typeof EnquiryServiceService;

export const enquiryHandlers = (ports: BookingPorts): Handlers<Definition> => ({
  submitEnquiry: async ({ requestId, ...form }) => ({ enquiryId: await submitEnquiry(ports)(requestId, form) }),
  requestBooking: async ({ requestId, ...form }) => ({ bookingId: await requestBooking(ports)(requestId, form) }),
});
