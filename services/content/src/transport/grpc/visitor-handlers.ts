import type { AnalyticsServiceService, EnquiryServiceService } from '@southline/contracts/content';
import type { Handlers } from '@southline/platform/grpc';
import { countPage, listPages, type PageCountPorts } from '../../application/count-pages.ts';
import { type BookingPorts, requestBooking, submitEnquiry } from '../../application/store-enquiries.ts';

export const analyticsHandlers = (ports: PageCountPorts): Handlers<typeof AnalyticsServiceService> => ({
  countPage: (view) => countPage(ports)(view),
  listPages: async ({ region, from, to }) => ({ pages: await listPages(ports)(region, from, to) }),
});

export const enquiryHandlers = (ports: BookingPorts): Handlers<typeof EnquiryServiceService> => ({
  submitEnquiry: async ({ requestId, ...form }) => ({ enquiryId: await submitEnquiry(ports)(requestId, form) }),
  requestBooking: async ({ requestId, ...form }) => ({ bookingId: await requestBooking(ports)(requestId, form) }),
});
