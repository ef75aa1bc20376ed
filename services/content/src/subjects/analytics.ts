import { AnalyticsServiceService } from '@southline/contracts/content';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import { createPageCountRepository } from '../storage/page-count-repository.ts';
import { analyticsHandlers } from '../transport/grpc/analytics-handlers.ts';

/** Counts page views. */
export const addAnalytics = (host: Host, mongo: Mongo): void => {
  const ports = { pageCounts: createPageCountRepository(mongo), clock: systemClock };
  host.grpc().add(AnalyticsServiceService, analyticsHandlers(ports));
};
