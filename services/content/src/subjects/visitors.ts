import { AnalyticsServiceService, EnquiryServiceService } from '@southline/contracts/content';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import { repeat } from '@southline/platform/lifecycle';
import type { Mongo } from '@southline/platform/mongo';
import { forgetEnquiries } from '../application/store-enquiries.ts';
import type { Config } from '../config.ts';
import type { BookingDealers } from '../domain/enquiry.ts';
import { createEnquiryRepository } from '../storage/enquiry-repository.ts';
import { createPageCountRepository } from '../storage/page-count-repository.ts';
import { analyticsHandlers, enquiryHandlers } from '../transport/grpc/visitor-handlers.ts';

/** Counts page views. */
export const addAnalytics = (host: Host, mongo: Mongo): void => {
  const ports = { pageCounts: createPageCountRepository(mongo), clock: systemClock };
  host.grpc().add(AnalyticsServiceService, analyticsHandlers(ports));
};

/** Questions of visitors, and bookings of a service. */
export const addEnquiries = (host: Host, mongo: Mongo, { SWEEP_MS }: Config, dealers: BookingDealers): void => {
  const ids = { next: randomId };
  const ports = { enquiries: createEnquiryRepository(mongo), clock: systemClock, ids, dealers, logger: host.logger };
  host.grpc().add(EnquiryServiceService, enquiryHandlers(ports));
  host.background(
    repeat('old enquiries', SWEEP_MS, host.logger, async () => {
      await forgetEnquiries(ports);
      return false;
    }),
  );
};
